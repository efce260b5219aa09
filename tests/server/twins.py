"""Two tables on the wire: one as it is, one where all that a viewer cannot know is otherwise; both live the same."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from himeji.engine.state import State
from himeji.server.api.outlook import outlook
from himeji.server.api.records import record_of
from himeji.server.table import render
from himeji.server.table.core import TableCore
from himeji.server.table.effects import Append, AskBot, BotChose, Came, Gone, Heard, Input, Reader, Report, Send, Stored
from himeji.server.table.load import History, load
from himeji.server.table.messages import Attempt, Leave, Move, Return, Sit, Undo, Why
from himeji.server.table.settings import Settings
from tests.leaks.worlds import Viewer, hidden_zones, redealt, sight
from tests.server.tables import first_row
from tests.walks import Table, dice, pick

SEED = "canary 5f2a90c1"
ONLOOKER = "onlooker"
HEAD: dict[str, Any] = {"v": 1, "table": "t1"}


class Unlike(AssertionError):
    """Somebody was told more than they may know; `sizes`: by the length of a message already."""

    def __init__(self, what: str, sizes: bool = False) -> None:
        super().__init__(what)
        self.sizes = sizes


def hold(holds: bool, what: str, sizes: bool = False) -> None:
    if not holds:
        raise Unlike(what, sizes)


class Ids:
    """The same in both worlds."""

    def __init__(self, count: int = 0) -> None:
        self.count = count

    def __call__(self) -> str:
        self.count += 1
        return f"{self.count:08x}"


class World:
    """A core whose entries are stored at once, and every byte that it sends to anybody."""

    def __init__(self, core: TableCore, ids: Ids) -> None:
        self.core, self.ids = core, ids
        self.now = 1000.0
        self.sent: defaultdict[str, list[bytes]] = defaultdict(list)
        self.asks: list[AskBot] = []

    def put(self, message: Input) -> None:
        stored = False
        for effect in self.core.handle(message, self.now):
            match effect:
                case Append():
                    stored = True
                case Send():
                    for name in effect.connections:
                        self.sent[name].append(effect.data)
                case AskBot():
                    self.asks.append(effect)
                case Report():
                    raise AssertionError(effect.cause)
        if stored:
            self.put(Stored())

    @property
    def state(self) -> State:
        assert self.core.table.position is not None
        return self.core.table.position.state

    def allows(self, seat: int, text: str) -> bool:
        asked = any(decision.seat == seat for decision in self.state.pending())
        return asked and self.state.why_not(self.state.parse(text), seat) is None

    def bodies(self, viewer: Viewer) -> bytes:
        """What the viewer could fetch: the summary, the head of the record, the outlook, a hint's question."""
        table = self.core.table
        port = None if viewer is None else self.state.port(viewer).world.encode()
        return msgspec.json.encode([render.summary(table), record_of(table), outlook(self.state, viewer), port])


def begun(table: Table) -> World:
    """Everybody has a seat and a connection; one looks on."""
    settings = Settings(table.title, table.seats, dict(table.options), undo="free")
    ids = Ids()
    world = World(TableCore(load([first_row(settings, seed=SEED, owner="u0")]), ids, 1000.0), ids)
    for seat in range(table.seats):
        reader = Reader(f"u{seat}", f"Player {seat}")
        world.put(Heard("http", reader, Sit(**HEAD, id=f"sit {seat}", seat=seat)))
        world.put(Came(f"u{seat}", reader))
    world.put(Came(ONLOOKER, Reader()))
    return world


def otherwise(world: World, viewer: Viewer, seed: object) -> World:
    """The same table, dealt anew for the viewer; luck to come is the same."""
    core, table = world.core, world.core.table
    assert table.position is not None
    state = redealt(world.state, viewer, dice(seed))
    state.chance = world.state.clone().chance
    other = msgspec.structs.replace(table, position=replace(table.position, state=state, before=()))
    ids = Ids(world.ids.count)
    twin = World(TableCore(History(other, list(core.audience.recent), dict(core.attempts)), ids, world.now), ids)
    twin.core.audience.connections = dict(core.audience.connections)
    twin.core.audience.last_present = list(core.audience.last_present)
    return twin


class Twins:
    """A game in both worlds, through the eyes of one viewer. `compared` counts what was alike, by path."""

    def __init__(self, table: Table, viewer: Viewer, seed: object) -> None:
        self.viewer = viewer
        self.chance = dice(table, viewer, seed)
        self.one = begun(table)
        self.watched = [ONLOOKER] if viewer is None else [ONLOOKER, f"u{viewer}"]
        self.compared: defaultdict[str, int] = defaultdict(int)
        self.differed = 0
        self.number = 0
        self.part()

    def part(self) -> None:
        """Another world, from here on."""
        self.other = otherwise(self.one, self.viewer, f"{self.number} {self.viewer}")
        zones = hidden_zones(self.one.state)
        self.differed += any(zone.write(self.one.state) != zone.write(self.other.state) for zone in zones)
        self.one.sent.clear()

    def both(self, make: Callable[[World], Input]) -> None:
        for world in (self.one, self.other):
            world.put(make(world))

    def attempt(self, by: int, kind: type[Attempt], **fields: Any) -> None:
        self.number += 1
        message = kind(**HEAD, id=f"a{self.number}", **fields)
        self.both(lambda _: Heard(f"u{by}", Reader(f"u{by}", f"Player {by}"), message))

    def compare(self, path: str) -> None:
        """All bytes since the last time, to the viewer and to one who looks on."""
        for name in self.watched:
            one, other = self.one.sent[name], self.other.sent[name]
            hold([*map(len, one)] == [*map(len, other)], f"{path}: sizes of messages to {name} differ", sizes=True)
            hold(one == other, f"{path}: {name} can tell the worlds apart: {one} or {other}")
            hold(not any(SEED.encode() in each for each in one), f"{path}: {name} is told the seed")
            hold(not any(told_of_others(each, name) for each in one), f"{path}: {name} is told another's move")
            self.compared[path] += len(one)
        for world in (self.one, self.other):
            world.sent.clear()

    def play(self) -> None:
        """The whole game: a move in both worlds while nobody can tell them apart, and other ways to look in between."""
        while self.one.state.pending():
            decision = pick(self.one.state.pending(), self.chance)
            text = pick(decision.moves(), self.chance).text
            pick([self.leave, self.move, self.move, self.move], self.chance)(decision.seat, text)
            if self.one.core.table.over:
                return
            pick(
                [self.come_back, self.come_late, self.ask_why, self.fetch, self.take_back, self.be_stale], self.chance
            )()

    def move(self, seat: int, text: str) -> None:
        self.acted("move", seat, text, lambda world: self.attempt_in(world, seat, text))

    def attempt_in(self, world: World, seat: int, text: str) -> Input:
        message = Move(**HEAD, id=f"m{len(world.core.attempts)}", seq=world.core.table.seq, move=text, seat=seat)
        return Heard(f"u{seat}", Reader(f"u{seat}", f"Player {seat}"), message)

    def acted(self, path: str, seat: int, text: str, make: Callable[[World], Input]) -> None:
        """Where the other world does not allow it, or shows something else then, it is dealt anew."""
        alike = self.other.allows(seat, text)
        for world in (self.one, self.other) if alike else (self.one,):
            world.put(make(world))
        if self.one.core.table.over:
            return
        if alike and all(sight(self.one.state, each) == sight(self.other.state, each) for each in (self.viewer, None)):
            self.compare(path)
        else:
            self.part()

    def leave(self, seat: int, text: str) -> None:
        """A zombie answers for the seat, and its owner comes back; the viewer's own is asked alike in both worlds."""
        self.attempt(seat, Leave, seat=seat)
        asks = [world.asks.pop() for world in (self.one, self.other)]
        if seat == self.viewer:
            hold(asks[0] == asks[1], f"zombie: the bot of {seat} can tell the worlds apart")
        self.acted("zombie", seat, text, lambda world: BotChose(asks[0].ask, text))
        for world in (self.one, self.other):
            world.asks.clear()
        if not self.one.core.table.over and self.one.core.table.seats[seat].zombie:
            self.attempt(seat, Return, seat=seat)
            self.compare("return")

    # -- other ways to look

    def come_back(self) -> None:
        """After a while without a connection, knowing less."""
        recent = list(self.one.core.audience.recent)
        seq, mark, _, _ = pick(recent, self.chance) if recent else (0, "", None, None)
        for name in self.watched:
            reader = self.one.core.audience.connections[name]
            self.both(lambda _, name=name: Gone(name))  # type: ignore[misc]
            self.both(lambda _, name=name, reader=reader: Came(name, reader, seq, mark))  # type: ignore[misc]
        self.compare("reconnect")

    def come_late(self) -> None:
        """With nothing known: the whole scene, to the viewer's second tab too."""
        for name in self.watched:
            reader = self.one.core.audience.connections[name]
            self.both(lambda _, name=name, reader=reader: Came(name, reader))  # type: ignore[misc]
        self.compare("resync")

    def ask_why(self) -> None:
        """Why not, of one's own moves and of others': of what anybody could think of."""
        if self.viewer is not None:
            for decision in self.one.state.pending():
                text = pick(decision.candidates(), self.chance).text
                self.attempt(self.viewer, Why, move=text, seat=decision.seat)
                self.attempt(self.viewer, Move, seq=self.one.core.table.seq, move="conquer", seat=decision.seat)
        self.compare("why")

    def be_stale(self) -> None:
        if self.viewer is not None:
            self.attempt(self.viewer, Move, seq=0, move="conquer", seat=self.viewer)
        self.compare("stale")

    def fetch(self) -> None:
        one, other = self.one.bodies(self.viewer), self.other.bodies(self.viewer)
        hold(one == other, f"http: {self.viewer} can tell the worlds apart: {one!r} or {other!r}")
        hold(SEED.encode() not in one, f"http: {self.viewer} is told the seed")
        self.compared["http"] += 1

    def take_back(self) -> None:
        """Whoever moved last tries; a twin that was dealt anew has nothing to go back to."""
        moves = self.one.core.table.position.moves if self.one.core.table.position else ()
        if moves and self.other.core.table.position and self.other.core.table.position.before:
            self.attempt(moves[-1].seat, Undo, seq=self.one.core.table.seq, seat=moves[-1].seat)
            self.compare("undo")


def told_of_others(data: bytes, name: str) -> bool:
    """Whether the text of somebody else's move is in it."""
    entries = msgspec.json.decode(data).get("entries", [])
    return any("move" in entry and f"u{entry['seat']}" != name for entry in entries)
