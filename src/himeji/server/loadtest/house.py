"""A server full of people: played at by a timetable, stopped in the middle, and its database read afterwards."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from himeji.games import game
from himeji.server.loadtest.crowd import Caller, addresses, companies
from himeji.server.loadtest.figures import Used, crowding, rank
from himeji.server.loadtest.playing import PlayedTable, seated
from himeji.server.loadtest.process import ServerProcess
from himeji.server.loadtest.timetable import Station, Timetable, settled

PATIENCE: Final = 10.0  # seconds for answers after the last move was due
SAMPLES: Final = 5  # games played at random to know how long one lasts
MARGIN: Final = 0.7  # of the shortest of them


def shortest(title: str, seats: int) -> int:
    """How many decisions a game lasts at the least, or nearly."""
    counts = []
    for seed in range(SAMPLES):
        state, count = game(title).new(seats, {}, f"load {seed}"), 0
        while pending := state.pending():
            state.apply(pending[0].moves()[seed % len(pending[0].moves())], pending[0].seat)
            count += 1
        counts.append(count)
    return max(1, int(min(counts) * MARGIN))


@dataclass
class Window:
    """What was measured while a timetable ran."""

    seconds: float
    waits: list[float]
    lags: list[float]
    before: Used
    after: Used
    unanswered: int

    @property
    def lag(self) -> float:
        """Milliseconds the generator itself was late, at the 99th percentile."""
        return round(rank(self.lags, 0.99) * 1000, 2)

    @property
    def crowding(self) -> float:
        """How many times longer the server's work took than it would have on a core of its own."""
        return crowding(self.before, self.after)

    @property
    def core(self) -> float:
        """The share of a core that the server used, in per cent."""
        return round((self.after.cpu - self.before.cpu) / self.seconds * 100, 1)


@dataclass
class House:
    server: ServerProcess
    title: str
    seats: int
    tables: list[PlayedTable] = field(default_factory=list)
    empty: Used = field(default_factory=lambda: Used(0, 0))  # what the server used before anybody came

    async def fill(self, count: int, moves: float, games: int = 1) -> None:
        """So many tables, with games enough for so many moves at each."""
        games += int(moves / shortest(self.title, self.seats))
        made = await asyncio.to_thread(companies, self.server.port, self.title, self.seats, count, games)
        self.empty = self.server.used()
        self.tables = await seated(self.server.port, made)
        gc.collect()
        gc.freeze()
        gc.disable()  # the generator must not be late; it ends soon

    def seat_bots(self, tables: int, bot: str) -> list[str]:
        """Tables at which bots play each other."""
        caller = Caller(self.server.port, next(addresses()))
        owner = caller.person("Host")
        return [caller.table(self.title, self.seats, [owner], bot) for _ in range(tables)]

    async def play(self, rate: float, warm_up: float, seconds: float) -> Window:
        """Moves by the timetable; those that are due in the first seconds are not counted."""
        stations: list[Station] = list(self.tables)
        timetable = Timetable(stations, rate)
        running = asyncio.create_task(timetable.run(warm_up + seconds))
        await asyncio.sleep(warm_up)
        before, skipped = self.server.used(), len(timetable.lags)
        begin, end = await running
        after = self.server.used()
        await settled(stations, PATIENCE)
        first = begin + warm_up
        waits = [took for table in self.tables for due, took in table.taken if first <= due < end]
        unanswered = sum(len(table.open) for table in self.tables)
        return Window(seconds, waits, timetable.lags[skipped:], before, after, unanswered)

    async def stop_while_playing(self, rate: float) -> tuple[float, int]:
        """Ask the server to end in the middle of it all: seconds, and its exit code."""
        stations: list[Station] = list(self.tables)
        playing = asyncio.create_task(Timetable(stations, rate).run(2))
        await asyncio.sleep(1)
        for table in self.tables:
            table.closing = True
        stopped = await asyncio.to_thread(self.server.stop)
        await playing
        return stopped

    def unwanted(self) -> Counter[str]:
        """What was refused, told without need, or broke off."""
        return Counter(each for table in self.tables for each in (*table.refused, *table.unwanted))

    def check(self) -> tuple[int, int]:
        """Of what was acknowledged, how much is not stored, and how much is stored twice."""
        with closing(sqlite3.connect(self.server.folder / "himeji.db")) as database:
            found = database.execute("select table_id, attempt, seq from entries where attempt is not null").fetchall()
        stored = Counter((table, attempt) for table, attempt, _ in found)
        rows = set(found)
        acknowledged = [each for table in self.tables for each in table.acknowledged]
        lost = sum(each not in rows for each in acknowledged)
        return lost, sum(count > 1 for count in stored.values())


def bot_moves(folder: Path) -> int:
    """How many moves bots have made."""
    with closing(sqlite3.connect(folder / "himeji.db")) as database:
        wanted = "select count(*) from entries where json_extract(body, '$.by') = 'bot'"
        count: int = database.execute(wanted).fetchone()[0]
        return count
