"""How many moves a second each server bears with p99 ≤ 150 ms, on one core: Himeji and boardgame.io in one run.

python benchmarks/boardgame_io/compare.py --page docs/load.md
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import tempfile
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from court import Court, Match, installed, running

from himeji.server.loadtest.command import between
from himeji.server.loadtest.figures import FIT, Times, crowding, rank, times
from himeji.server.loadtest.house import House, shortest
from himeji.server.loadtest.playing import PlayedTable
from himeji.server.loadtest.process import ServerProcess, cores, many_files, used
from himeji.server.loadtest.scenarios import loop_factory
from himeji.server.loadtest.timetable import Station, Timetable, settled

RATES = (100, 200, 300, 400, 500, 600, 700, 800, 1000, 1200, 1500)
BOUND = 150.0  # milliseconds, at the 99th percentile
PATIENCE = 5.0
AT_ONCE = 20  # tables that get up together
SPARE = 3  # games at each table, for rates that are tried again and games that are left early
TRIES = 2  # of a rate that is too much: others may have used the machine


Ready = Callable[[float], Awaitable[None]]


@dataclass(frozen=True)
class Step:
    """One rate: what it took, how many moves nobody answered, how late the generator was, how crowded the core."""

    rate: int
    took: Times
    unanswered: int
    lag: float
    crowding: float

    @property
    def holds(self) -> bool:
        return self.took.p99 <= BOUND and not self.unanswered and not self.void

    @property
    def void(self) -> bool:
        """The generator itself was late: the figures say nothing of the server."""
        return self.lag > FIT

    @property
    def too_much(self) -> bool:
        return bool(self.unanswered) or (self.took.p99 > BOUND and not self.void)


async def climb(stations: list[Station], pid: int, warm_up: float, seconds: float, ready: Ready) -> list[Step]:
    """One rate after another, until one is too much; `ready` is told how many moves each table is about to play."""
    steps: list[Step] = []
    gc.collect()
    gc.freeze()
    gc.disable()
    for rate in RATES:
        for _ in range(TRIES):
            await ready(rate / len(stations) * (warm_up + seconds))
            step = await tried(rate, stations, pid, warm_up, seconds)
            print(f"  {step}", flush=True)
            if step.holds or step.unanswered:
                break  # what is left over would be charged to the next
        steps.append(step)
        if step.too_much:
            break
    return steps


async def tried(rate: int, stations: list[Station], pid: int, warm_up: float, seconds: float) -> Step:
    timetable, before = Timetable(stations, rate / len(stations)), used(pid)
    begin, end = await timetable.run(warm_up + seconds)
    after = used(pid)
    await settled(stations, PATIENCE)
    waits = [took for each in stations for due, took in each.taken if begin + warm_up <= due < end]
    unanswered = sum(len(each.open) for each in stations)
    lag = round(rank(timetable.lags, 0.99) * 1000, 2)
    return Step(rate, times(waits), unanswered, lag, crowding(before, after))


async def ours(tables: int, warm_up: float, seconds: float, house: House) -> list[Step]:
    await house.fill(tables, sum(RATES) / tables * (warm_up + seconds), games=SPARE)
    try:
        lasts = shortest(house.title, house.seats)
        return await climb(
            list(house.tables),
            house.server.process.pid,
            warm_up,
            seconds,
            lambda moves: fresh(house.tables, lasts, moves),
        )
    finally:
        await gone([table.leave for table in house.tables])


async def fresh(tables: list[PlayedTable], lasts: int, moves: float) -> None:
    """Whose game could end while it is measured begins another one: theirs has no end."""
    ending = [table for table in tables if table.seq + moves > lasts]
    for first in range(0, len(ending), AT_ONCE):
        await asyncio.gather(*(table.next_game() for table in ending[first : first + AT_ONCE]))


async def always(moves: float) -> None:
    """Ready for any number of moves."""


async def theirs(tables: int, warm_up: float, seconds: float, court: Court) -> list[Step]:
    matches = [Match(court, seed) for seed in range(tables)]
    with ThreadPoolExecutor(4) as threads:
        await asyncio.to_thread(lambda: list(threads.map(Match.create, matches)))
    for match in matches:
        await match.sit_down()
    try:
        return await climb(list(matches), court.pid, warm_up, seconds, always)
    finally:
        await gone([match.leave for match in matches])


async def gone(leave: list[Callable[[], None]]) -> None:
    for each in leave:
        each()
    await asyncio.sleep(0.2)


def run(work: Callable[[], Coroutine[object, object, list[Step]]]) -> list[Step]:
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            return runner.run(work())
    finally:
        gc.unfreeze()
        gc.enable()


def best(steps: list[Step]) -> int:
    return max((step.rate for step in steps if step.holds), default=0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--warm-up", type=float, default=5.0)
    parser.add_argument("--page", type=Path)
    options = parser.parse_args()
    installed()
    many_files()
    server_core, own_core = cores()
    size = (options.tables, options.warm_up, options.seconds)
    with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder), server_core, {}) as server:
        os.sched_setaffinity(0, own_core)
        print("himeji, white_castle, four seats")
        found = [run(lambda: ours(*size, House(server, "white_castle", 4)))]
    with tempfile.TemporaryDirectory() as folder:
        for place in (Path(folder), None):
            os.sched_setaffinity(0, server_core | own_core)
            with running(place, server_core) as court:
                os.sched_setaffinity(0, own_core)
                print(f"boardgame.io, court, four seats, {'files' if place else 'nothing stored'}")
                found.append(run(lambda: theirs(*size, court)))
    table = "\n".join(lines(options, *found))
    print(table)
    if options.page:
        between(options.page, "boardgame.io", table)


def lines(options: argparse.Namespace, mine: list[Step], filed: list[Step], kept: list[Step]) -> list[str]:
    """The table, and the ratio."""
    columns = ("moves a second", "Himeji, synced first", "boardgame.io, files after", "boardgame.io, nothing stored")
    found = [f"| {' | '.join(columns)} |", "|---|---|---|---|"]
    for rate in RATES[: max(len(mine), len(filed), len(kept))]:
        found.append(f"| {rate} | {cell(mine, rate)} | {cell(filed, rate)} | {cell(kept, rate)} |")
    sockets = f"{options.tables} tables × 4 sockets, {options.seconds:g} s a rate after {options.warm_up:g} s"
    return [
        *found,
        "",
        f"At p99 ≤ {BOUND:g} ms Himeji bears {best(mine)} moves a second, boardgame.io {best(filed)} with its files"
        f" ({ratio(mine, filed)}) and {best(kept)} if it stores nothing ({ratio(mine, kept)}); p50 / p99 above.",
        f"{sockets}, {datetime.now(UTC):%Y-%m-%d}.",
    ]


def ratio(mine: list[Step], other: list[Step]) -> str:
    return f"Himeji {best(mine) / best(other):.1f} ×" if best(other) else "no rate held there"


def cell(steps: list[Step], rate: int) -> str:
    step = next((step for step in steps if step.rate == rate), None)
    if step is None:
        return "–"
    void = ", void" if step.void else ""
    return (
        f"{step.took.p50:g} / {step.took.p99:g} ms{void}{f', {step.unanswered} unanswered' if step.unanswered else ''}"
    )


if __name__ == "__main__":
    main()
