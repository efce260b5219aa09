"""A table without a server: what it wants stored is stored at once, in memory, unless a test says otherwise."""

import json
from dataclasses import dataclass, field
from typing import Any

from himeji.games import game
from himeji.server.client import Follower
from himeji.server.table import messages
from himeji.server.table.core import TableCore
from himeji.server.table.effects import (
    Append,
    AskBot,
    BotChose,
    Came,
    Effect,
    Gone,
    Heard,
    Input,
    Load,
    Loaded,
    NotStored,
    Reader,
    Report,
    Send,
    SetTimer,
    Snapshot,
    Stored,
    Woken,
)
from himeji.server.table.entries import FIRST, Opened, Row, row
from himeji.server.table.load import load
from himeji.server.table.settings import Absence, Clock, Settings
from himeji.server.thinking import choose

AIKO, KEN = Reader("u-aiko", "Aiko"), Reader("u-ken", "Ken")


def counter(prefix: str = "id"):
    """Ids that are the same in every run."""
    numbers = iter(range(10**9))
    return lambda: f"{next(numbers):08x}-{prefix}"


def first_row(settings: Settings, table: str = "t1", seed: str = "seed", owner: str = "u-aiko") -> Row:
    known = game(settings.title)
    opened = Opened(settings, owner, seed, known.edition, known.components)
    return row(FIRST, table, 1, "first", owner, None, opened)


@dataclass
class Seen:
    """One connection: its follower, and everything it was sent."""

    reader: Reader
    follower: Follower
    heard: list[dict[str, Any]] = field(default_factory=list)

    def of(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == kind]


class Desk:
    """Drives a core by hand: time stands still until a test moves it."""

    def __init__(self, settings: Settings | None = None, seed: str = "seed", **changes: Any) -> None:
        self.settings = settings or Settings("naishi", 2, **changes)
        self.now = 1000.0
        self.rows = [first_row(self.settings, seed=seed)]
        self.snapshot: Snapshot | None = None
        self.connections: dict[str, Seen] = {}
        self.reports: list[Report] = []
        self.asks: list[AskBot] = []
        self.timer: float | None = None
        self.failing: list[NotStored] = []  # taken one by one instead of storing
        self.holding = False  # whether what is to be stored waits for `store`
        self.held: Append | None = None
        self.inbox: list[Input] = []
        self.ids = counter("core")
        self.client_ids = counter("client")
        self.core = self.opened()

    def opened(self) -> TableCore:
        return TableCore(load(self.rows, self.snapshot), self.ids, self.now)

    def restart(self) -> None:
        """The process ends and begins again: what is stored is all there is."""
        self.core = self.opened()
        self.timer = None
        for name, seen in list(self.connections.items()):
            self.put(Came(name, seen.reader, seen.follower.seq, seen.follower.mark))

    # -- what comes in

    def put(self, message: Input) -> None:
        """One after the other: what an effect brings back is handled when all effects are carried out."""
        self.inbox.append(message)
        if len(self.inbox) == 1:
            while self.inbox:
                self.carry_out(self.core.handle(self.inbox[0], self.now))
                self.inbox.pop(0)

    def come(self, reader: Reader, name: str = "") -> Seen:
        name = name or f"c{len(self.connections)}"
        self.connections[name] = Seen(reader, Follower("t1", self.client_ids))
        self.put(Came(name, reader))
        return self.connections[name]

    def go(self, seen: Seen) -> None:
        name = next(name for name, each in self.connections.items() if each is seen)
        del self.connections[name]
        self.put(Gone(name))

    def say(self, seen: Seen, kind: str, **fields: Any) -> dict[str, Any]:
        """Send an attempt and give its answer."""
        data = seen.follower.attempt(kind, **fields)
        return self.send(seen, data)

    def send(self, seen: Seen, data: bytes) -> dict[str, Any]:
        message = messages.read(data)
        assert isinstance(message, messages.Attempt)
        name = next(name for name, each in self.connections.items() if each is seen)
        self.put(Heard(name, seen.reader, message))
        return seen.follower.answers.get(message.id, {})

    def move(self, seen: Seen, text: str, seat: int | None = None) -> dict[str, Any]:
        return self.say(seen, "move", seq=seen.follower.seq, move=text, seat=seat)

    def sit(self, reader: Reader, seat: int, bot: str | None = None) -> None:
        attempt = messages.Sit(v=1, table="t1", id=self.client_ids(), seat=seat, bot=bot)
        self.put(Heard("http", reader, attempt))

    def wait(self, seconds: float) -> None:
        """Time passes; whoever set a timer is woken when it comes."""
        end = self.now + seconds
        while self.timer is not None and self.timer <= end:
            self.now, self.timer = max(self.now, self.timer), None
            self.put(Woken())
        self.now = end

    def let_bots_play(self, most: int = 500) -> None:
        while self.asks and most:
            most -= 1
            ask = self.asks.pop(0)
            self.put(BotChose(ask.ask, answer(ask)))

    # -- what goes out

    def carry_out(self, effects: list[Effect]) -> None:
        for effect in effects:
            match effect:
                case Append() if self.holding:
                    self.held = effect
                case Append():
                    self.store(effect)
                case Send():
                    for name in effect.connections:
                        self.deliver(name, effect.data)
                case SetTimer():
                    self.timer = effect.at
                case AskBot():
                    self.asks.append(effect)
                case Load():
                    self.put(Loaded([each for each in self.rows if each.seq > effect.seq]))
                case Report():
                    self.reports.append(effect)

    def store(self, append: Append) -> None:
        if self.failing:
            self.put(self.failing.pop(0))
            return
        self.rows += append.rows
        self.snapshot = append.snapshot or self.snapshot
        self.put(Stored())

    def release(self) -> None:
        append, self.held = self.held, None
        assert append is not None
        self.store(append)

    def deliver(self, name: str, data: bytes) -> None:
        if name in self.connections:
            seen = self.connections[name]
            seen.heard.append(json.loads(data))
            seen.follower.hear(data)


def answer(ask: AskBot) -> str:
    """What the bot that is asked would play, from what it was given."""
    found = choose(ask)
    assert found is not None, ask
    return found


LIVE = Clock("live", 60, 5)
SLOW = Clock("slow", 3600)
ZOMBIE = Absence("zombie", "random", 300)
