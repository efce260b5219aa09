"""The loads of the reliability goals, each against a server of its own."""

from __future__ import annotations

import asyncio
import gc
import os
import tempfile
import time
from collections.abc import Callable, Coroutine
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from himeji.server.loadtest.figures import Times, rank, times
from himeji.server.loadtest.goals import Run, most, none
from himeji.server.loadtest.house import House, Window, bot_moves, shortest
from himeji.server.loadtest.playing import Chair
from himeji.server.loadtest.process import ServerProcess, cores, many_files

ONLOOKERS: Final = 50
PHASES: Final = 12  # with and without onlookers, in turns
BOTS: Final = 4


@dataclass(frozen=True)
class Size:
    """How much and how long."""

    title: str
    seats: int
    tables: int | None
    seconds: float
    warm_up: float


Scenario = Callable[[House, Size], Coroutine[Any, Any, Run]]


def load(tables: int, size: Size, rate: float) -> str:
    return f"{tables} × {size.seats} {size.title}, {rate:g}/s × {size.seconds:g} s"


def known(window: Window, took: Times) -> dict[str, float]:
    figures = {name: float(value) for name, value in asdict(took).items()}
    return {
        **figures,
        "core": window.core,
        "crowding": window.crowding,
        "memory": round(window.after.memory / 1024),
        "lag": window.lag,
    }


async def people(house: House, size: Size, name: str, tables: int, rate: float, bounds: dict[str, float]) -> Run:
    """People at tables; at the end the server is stopped while they play, and what it promised is looked up."""
    await house.fill(tables, rate * (size.warm_up + size.seconds + 4))
    return await played(house, size, name, tables, rate, bounds)


async def played(house: House, size: Size, name: str, tables: int, rate: float, bounds: dict[str, float]) -> Run:
    window = await house.play(rate, size.warm_up, size.seconds)
    took, unwanted = times(window.waits), house.unwanted().total()
    seconds, code = await house.stop_while_playing(rate)
    lost, double = house.check()
    goals = [most(name, what, getattr(took, what), bound, "ms") for what, bound in bounds.items()]
    goals += [none(name, "lost", lost), none(name, "double", double)]
    goals += [none(name, "unanswered", window.unanswered), none(name, "unwanted", unwanted)]
    goals += [most("D7", "stopped", seconds, 5, "s"), none("D7", "exit_code", code)]
    return Run(name, load(tables, size, rate), goals, known(window, took), window.lag)


async def l1(house: House, size: Size) -> Run:
    """1,000 sockets at 250 tables, a move a second at each."""
    bounds = {"p50": 10.0, "p95": 50.0, "p99": 150.0, "max": 1000.0}
    return await people(house, size, "L1", size.tables or 250, 1.0, bounds)


async def l2(house: House, size: Size) -> Run:
    """2,000 sockets at 500 tables, a move every other second at each."""
    return await people(house, size, "L2", size.tables or 500, 0.5, {"p99": 300.0})


async def l4(house: House, size: Size) -> Run:
    """L1 while four bots think a second for each of their moves, on the server's core."""
    await asyncio.to_thread(house.seat_bots, BOTS, "level 5")
    tables = size.tables or 250
    await house.fill(tables, size.warm_up + size.seconds + 4)
    before, begun = bot_moves(house.server.folder), time.monotonic()
    run = await played(house, size, "L4", tables, 1.0, {"p99": 250.0})
    made = (bot_moves(house.server.folder) - before) / (time.monotonic() - begun)
    return Run(run.scenario, run.load, run.goals, run.figures | {"bot_moves": round(made, 2)}, run.lag)


async def l7(house: House, size: Size) -> Run:
    """1,000 sockets that say nothing."""
    tables = size.tables or 250
    await house.fill(tables, 1)
    await asyncio.sleep(size.warm_up)
    full = house.server.used()
    await asyncio.sleep(size.seconds)
    after = house.server.used()
    sockets = tables * size.seats
    core = (after.cpu - full.cpu) / size.seconds * 100
    each = (after.memory - house.empty.memory) / sockets
    goals = [most("L7", "core", core, 5, "%"), most("L7", "memory_each", each, 60, "kB")]
    goals.append(none("L7", "unwanted", house.unwanted().total()))
    return Run("L7", f"{sockets} × 0/s × {size.seconds:g} s", goals, {"memory": round(after.memory / 1024)}, 0.0)


async def l10(house: House, size: Size) -> Run:
    """Fifty who look on at one table must not slow its seats: measured in turns, with and without them."""
    rate = 8.0
    part = min(size.seconds / PHASES / 2, shortest(size.title, size.seats) / rate)
    await house.fill(1, rate * part, games=2 * PHASES + 1)
    await house.play(rate, 0, min(part, size.warm_up))
    waits: dict[str, list[float]] = {"alone": [], "watched": []}
    lags: list[float] = []
    for phase in range(2 * PHASES):
        await house.tables[0].next_game()
        onlookers = await look_on(house) if phase % 2 else []
        window = await house.play(rate, 0, part)
        waits["watched" if onlookers else "alone"] += window.waits
        lags += window.lags
        leave(house, onlookers)
    figures = {
        f"{name}_{what}": round(rank(each, share) * 1000, 2)
        for name, each in waits.items()
        for what, share in (("p50", 0.5), ("p99", 0.99))
    }
    growth = (figures["watched_p99"] / figures["alone_p99"] - 1) * 100
    goals = [most("L10", "growth", growth, 20, "%"), none("L10", "unwanted", house.unwanted().total())]
    what = f"1 × {size.seats} {size.title} + {ONLOOKERS}, {rate:g}/s × {part * PHASES:g} s"
    return Run("L10", what, goals, figures, round(rank(lags, 0.99) * 1000, 2))


async def look_on(house: House) -> list[Chair]:
    table, origin = house.tables[0], f"http://127.0.0.1:{house.server.port}"
    chairs = [Chair(table, None) for _ in range(ONLOOKERS)]
    for number, chair in enumerate(chairs):
        await chair.come(house.server.port, table.id, f"127.200.0.{1 + number // 25}", origin)
    return chairs


def leave(house: House, chairs: list[Chair]) -> None:
    house.tables[0].closing = True  # until the next game
    for chair in chairs:
        if chair.line is not None:
            chair.line.close()


SCENARIOS: Final[dict[str, Scenario]] = {"L1": l1, "L2": l2, "L4": l4, "L7": l7, "L10": l10}


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    """The quick loop, where there is one."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop
    return uvloop.new_event_loop


async def whole(name: str, house: House, size: Size) -> Run:
    """From the first who comes to the last who leaves."""
    try:
        return await SCENARIOS[name](house, size)
    finally:
        for table in house.tables:
            table.leave()
        await asyncio.sleep(0.1)


def measured(name: str, size: Size) -> Run:
    """One scenario against a server on a core of its own, the generator on another."""
    many_files()
    server_core, own_core = cores()
    before = os.sched_getaffinity(0)
    environment = {"HIMEJI_BOTS": str(BOTS)} if name == "L4" else {}
    with (
        tempfile.TemporaryDirectory(prefix="himeji-load-") as folder,
        ServerProcess(Path(folder), server_core, environment) as server,
        asyncio.Runner(loop_factory=loop_factory()) as runner,
    ):
        os.sched_setaffinity(0, own_core)
        try:
            return runner.run(whole(name, House(server, size.title, size.seats), size))
        finally:
            os.sched_setaffinity(0, before)
            gc.unfreeze()
            gc.enable()
