"""Everything from one seed: virtual time, a network, a disk and a server with faults, and clients who play on."""

import heapq
import itertools
import random
from collections.abc import Callable, Iterator
from typing import Any

import himeji
from himeji.server.table.entries import Sat, row
from himeji.server.table.settings import Absence, Clock, Settings
from tests.server.sim.clients import Player, Saboteur
from tests.server.sim.invariants import Invariants
from tests.server.sim.server import Server
from tests.server.tables import first_row

FAULTS = {"disk refuses": 0.02, "disk lies": 0.01, "bot hangs": 0.05, "bot fails": 0.05}
FAULTS |= {"connection fails": 0.1, "connection is cut": 0.5, "reader is slow": 0.1, "message is sent again": 0.1}
FAULTS |= {"process dies": 1.0, "process stops": 1.0}
CLOCKS = [Clock(), Clock("live", 120, 5), Clock("slow", 600)]
PATIENCE = 300  # seconds without faults, after which everything must be well


class World:
    def __init__(self, seed: object, without: frozenset[str] = frozenset()) -> None:
        self.chance = random.Random(f"{seed}")
        self.now, self.steps, self.faulty, self.without = 0.0, 0, True, without
        self.events: list[tuple[float, int, Callable[[], Any]]] = []
        self.invariants, self.server = Invariants(self), Server(self)
        self.between, self.tick = self.chance.uniform, itertools.count().__next__
        self.players: list[Player] = []
        self.users: dict[str, str | None] = {}
        for number in range(self.chance.randint(1, 2)):
            self.open(f"t{number}")
        self.server.boot()
        self.plan("process dies", self.between(5, 60), self.die)
        self.plan("process stops", self.between(5, 60), self.sleep)

    def strikes(self, fault: str) -> bool:
        return self.chance.random() < FAULTS[fault] and self.faulty and fault not in self.without

    def ids(self) -> str:
        return f"{self.chance.getrandbits(64):016x}"

    def later(self, seconds: float, what: Callable[[], Any]) -> None:
        heapq.heappush(self.events, (self.now + seconds, self.tick(), what))

    def plan(self, fault: str, seconds: float, what: Callable[[], Any]) -> None:
        if self.strikes(fault):
            self.later(seconds, lambda: self.faulty and what())

    def open(self, table: str) -> None:
        """A table with people and bots, one who looks on and one who means harm."""
        title = self.chance.choice(himeji.titles())
        seats = self.chance.choice(himeji.game(title).seats)
        settings = Settings(title, seats, clock=self.chance.choice(CLOCKS), absence=Absence("zombie", "random", 60))
        users = [f"{table}-{seat}" for seat in range(self.chance.randint(0, seats))]
        rows = [first_row(settings, table, seed=self.ids(), owner=f"{table}-0")]
        for seat, user in itertools.zip_longest(range(seats), users):
            entry = Sat(seat, user, user or "random", None if user else "random")
            rows.append(row(rows[-1].chain, table, seat + 2, self.ids()[:8], None, None, entry))
        self.server.rows[table] = rows
        self.invariants.synced(rows)
        tabs = [(user, tab) for user in users for tab in range(self.chance.randint(1, 2))]
        self.players += [Player(self, f"{user}-{tab}", table, user) for user, tab in tabs]
        self.players.append(Player(self, f"{table}-onlooker", table, None))
        self.players.append(Saboteur(self, f"{table}-thief", table, f"{table}-thief"))

    def die(self) -> None:
        self.server.crash()
        for player in self.players:
            player.cut(player.line)
        self.later(self.between(0.1, 30), self.server.boot)
        self.plan("process dies", self.between(31, 90), self.die)

    def sleep(self) -> None:
        """The whole process stands still; time goes on without it."""
        self.now += self.between(1, 60)

    def run(self, until: float) -> None:
        while self.events and self.events[0][0] <= until:
            at, _, what = heapq.heappop(self.events)
            self.now, self.steps = max(self.now, at), self.steps + 1
            what()
        self.now = max(self.now, until)

    def calm(self) -> None:
        """Faults stop: before long everybody sees the truth and every game has gone on, those of bots to their end."""
        self.faulty, end = False, self.now + PATIENCE
        stood = {table: truth.seq for table, truth in self.invariants.truth.items()}
        while wrong := next(self.unwell(stood), ""):
            assert self.now < end, wrong
            self.run(self.now + 1)

    def unwell(self, stood: dict[str, int]) -> Iterator[str]:
        for truth in self.invariants.truth.values():
            people = any(seat.user and not seat.zombie for seat in truth.seats)
            if not truth.over and not (people and truth.seq > stood[truth.id]):
                yield f"{truth.id} stands still"
        for player in self.players:
            truth, follower = self.invariants.truth[player.table], player.follower
            if follower.seq != truth.seq:
                yield f"{player.name} stands at {follower.seq} of {truth.seq}"
            if set(truth.seats_of(player.reader.user)) & set(truth.asked) and not follower.decision:
                yield f"{player.name} does not see that it is their turn"


def simulate(seed: object, without: frozenset[str] = frozenset()) -> World:
    """A world that lived through faults and came to rest; whatever does not hold raises."""
    world = World(seed, without)
    world.run(world.between(20, 90))
    world.calm()
    return world


def shrunk(seed: object) -> list[str]:
    """The faults without which the seed does not fail, found by removing one after the other."""
    without: frozenset[str] = frozenset()
    for fault in FAULTS:
        try:
            simulate(seed, without=without | {fault})
        except AssertionError:
            without |= {fault}
    return [fault for fault in FAULTS if fault not in without]
