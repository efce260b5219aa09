"""The server in virtual time: the cores of the real one, driven without asyncio, and its disk."""

from collections import defaultdict
from collections.abc import Callable
from functools import partial
from typing import Any

from himeji.bots import random_bot
from himeji.engine.chance import streams
from himeji.games import game
from himeji.server.clock import ServingClock
from himeji.server.table import effects
from himeji.server.table.core import TableCore
from himeji.server.table.effects import Append, AskBot, Load, NotLoaded, NotStored, Send, SetTimer, Stored, Woken
from himeji.server.table.entries import Row
from himeji.server.table.load import load


class Disk:
    """Slow, sometimes refusing, and after a crash it holds what was synced and nothing else."""

    def __init__(self, world: Any) -> None:
        self.world = world
        self.rows: defaultdict[str, list[Row]] = defaultdict(list)
        self.snapshots: dict[str, effects.Snapshot] = {}
        self.writing: list[Append] = []

    def append(self, append: Append) -> None:
        self.writing.append(append)
        self.world.host.later(self.world.between(0.0002, 0.02), partial(self.finish, append))

    def finish(self, append: Append) -> None:
        self.writing.remove(append)
        answer: effects.Input = NotStored(self.world.chance.choice(["BUSY", "STORAGE_FULL", "STORAGE_FAULT"]))
        if self.world.strikes("disk lies"):
            self.sync(append)
        elif not self.world.strikes("disk refuses"):
            answer = Stored() if self.sync(append) else NotStored("CONFLICT", conflict=True)
        self.world.host.put(append.rows[0].table, answer)

    def sync(self, append: Append) -> bool:
        rows = self.rows[append.rows[0].table]
        if append.rows[0].seq <= len(rows):
            return False
        rows += append.rows
        if append.snapshot is not None:
            self.snapshots[append.rows[0].table] = append.snapshot
        self.world.invariants.synced(append.rows)
        return True

    def crash(self) -> None:
        """What was on its way may have arrived, or not."""
        for append in self.writing:
            if self.world.chance.random() < 0.5:
                self.sync(append)
        self.writing.clear()


class Host:
    """Dies and comes back; `life` counts how often."""

    def __init__(self, world: Any) -> None:
        self.world = world
        self.life = 0
        self.up = False
        self.lines: dict[str, Any] = {}  # the connections that it knows of

    def boot(self) -> None:
        self.up, self.life = True, self.life + 1
        self.clock = ServingClock(lambda: self.world.now)
        self.cores: dict[str, TableCore] = {}
        self.timers: dict[str, int] = {}
        for table, rows in self.world.disk.rows.items():
            history = load(rows, self.world.disk.snapshots.get(table))
            self.cores[table] = TableCore(history, self.world.ids, self.clock.now())
            self.put(table, Woken())
        self.tick()

    def tick(self) -> None:
        self.clock.tick()
        self.later(0.25, self.tick)

    def crash(self) -> None:
        self.up = False
        self.lines.clear()
        self.world.disk.crash()

    def later(self, seconds: float, what: Callable[[], Any]) -> None:
        """In this life only: what an earlier one was waiting for is lost."""
        life = self.life
        self.world.later(seconds, lambda: self.up and life == self.life and what())

    def put(self, table: str, message: effects.Input) -> None:
        if self.up:
            for effect in self.cores[table].handle(message, self.clock.now()):
                self.carry_out(table, effect)
            self.world.invariants.core(self.cores[table])

    def carry_out(self, table: str, effect: effects.Effect) -> None:
        match effect:
            case Append():
                self.world.disk.append(effect)
            case Send():
                self.world.invariants.sent(table, effect)
                for name in effect.connections:
                    if name in self.lines:
                        self.lines[name].send(effect)
            case SetTimer():
                number = self.timers[table] = self.world.tick()
                if effect.at is not None:
                    self.later(max(0.001, effect.at - self.clock.now()), partial(self.due, table, number))
            case AskBot() if not self.world.strikes("bot hangs"):
                self.later(self.world.between(0.01, 1.5), partial(self.put, table, self.chosen(effect)))
            case Load(seq):
                rows = self.world.disk.rows[table][seq:]
                found = NotLoaded() if self.world.strikes("disk refuses") else effects.Loaded(rows)
                self.later(self.world.between(0, 0.01), partial(self.put, table, found))

    def due(self, table: str, number: int) -> None:
        if self.timers[table] == number:
            self.put(table, Woken())

    def chosen(self, ask: AskBot) -> effects.BotChose:
        if self.world.strikes("bot fails"):
            return effects.BotChose(ask.ask, self.world.chance.choice([None, "", "conquer"]))
        port = game(ask.title).decode(ask.world).port(ask.seat)
        return effects.BotChose(ask.ask, random_bot.choose(port, streams(ask.seed, "random")).text)
