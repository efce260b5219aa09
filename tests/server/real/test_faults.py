"""Disks that are full, databases that are locked, processes that are stopped, rules and bots that fail."""

import asyncio
import resource
import signal
import sqlite3
import time
from typing import Any

import pytest

from tests.server.real.goals import goal, in_time, sized
from tests.server.real.process import Person, Process, table_of
from tests.server.real.sockets import Client
from tests.server.stores import opened

BROKEN_RULE = """
from himeji.server.table.position import Position
play = Position.play
def broken(self, text, seat):
    if text == "swap line 1 2":
        raise ZeroDivisionError("a rule is broken")
    return play(self, text, seat)
Position.play = broken
"""
BAD_BOTS = """
import sys
from himeji.server import pool
from himeji.server.table import bots
bots.SECONDS = 1.0
pool.COMMAND = (sys.executable, "-c", {program!r})
"""
JUMPING_CLOCK = """
import itertools, time
real, jumps = time.time, itertools.cycle([3600, -3600, 86400, -86400, -1e9, 0.5])
time.time = lambda: real() + next(jumps)
"""


@pytest.fixture
def running(tmp_path, request):
    """A server that a test may do harm to; `request.param` is run before it starts."""
    with Process(tmp_path, getattr(request, "param", "")) as server:
        yield server


@pytest.fixture
def pair(running):
    return Person(running, "Aiko"), Person(running, "Ken")


async def opening(one: Client, two: Client) -> None:
    """Both give a card; Aiko is to move."""
    for client in (one, two):
        assert client.follower.decision is not None
        await client.move(client.follower.decision["moves"][0])
    await one.until(lambda: (one.follower.decision or {}).get("asks") == "turn")


def at_table(running: Process, pair: tuple[Person, Person], script: Any, **settings: Any) -> Any:
    """Run a script with both people seated and the opening exchange behind them."""

    async def whole() -> Any:
        table = table_of(*pair, **settings)
        async with Client(pair[0], table, running.url, 1) as one, Client(pair[1], table, running.url, 2) as two:
            await opening(one, two)
            return await script(one, two)

    return asyncio.run(whole())


def limit_files(running: Process, size: int) -> None:
    assert running.process is not None
    resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def test_d2_a_full_disk_refuses_and_recovers(running, pair):
    async def script(one: Client, two: Client) -> tuple[dict[str, Any], dict[str, Any], float]:
        limit_files(running, (running.folder / "himeji.db-wal").stat().st_size)
        refused = await one.move("develop line 1")
        seen = await asyncio.to_thread(pair[1].call, "GET", f"/api/tables/{one.follower.table}")
        assert seen.json()["moves"] == 2
        limit_files(running, resource.RLIM_INFINITY)
        begun, answer = time.monotonic(), {"type": "refused"}
        while answer["type"] == "refused" and time.monotonic() < begun + 10:
            answer = await one.move("develop line 1")
        return refused, answer, time.monotonic() - begun

    refused, answer, seconds = at_table(running, pair, script)
    goal("D2", "storage_full instead of an ack", int(refused.get("code") == "STORAGE_FULL"), "==", 1)
    in_time("D2", "writes again after space is freed", seconds if answer["type"] == "ack" else 99, 5, " s")
    running.kill()
    with sqlite3.connect(running.folder / "himeji.db") as database:
        goal("D2", "integrity_check", int(database.execute("pragma integrity_check").fetchone()[0] == "ok"), "==", 1)


def test_d8_a_locked_database_is_waited_for_then_busy(running, pair):
    async def script(one: Client, two: Client) -> tuple[dict[str, Any], float, dict[str, Any]]:
        other = sqlite3.connect(running.folder / "himeji.db", isolation_level=None)
        other.execute("begin exclusive")
        data, begun = one.follower.move("develop line 1"), time.monotonic()
        busy = await one.answered(data)
        waited = time.monotonic() - begun
        other.execute("rollback")
        other.close()
        one.follower.answers.clear()
        one.follower.open[busy["id"]] = data
        return busy, waited, await one.answered(data)

    busy, waited, answer = at_table(running, pair, script)
    goal("D8", "busy", int(busy.get("code") == "BUSY"), "==", 1)
    in_time("D8", "seconds a move waits for a lock", waited, 5, " s")
    goal("D8", "the same attempt is stored once the lock is gone", int(answer["type"] == "ack"), "==", 1)


def test_d7_sigterm_ends_in_time_and_loses_nothing(running, pair):
    async def script(one: Client, two: Client) -> tuple[int, float]:
        game = asyncio.create_task(one.play(lambda: False)), asyncio.create_task(two.play(lambda: False))
        await asyncio.sleep(0.2)
        begun = time.monotonic()
        running.signal(signal.SIGTERM)
        code = await asyncio.to_thread(running.ended)
        seconds = time.monotonic() - begun
        await asyncio.to_thread(running.start)
        await asyncio.wait_for(asyncio.gather(*game), 60)
        return code, seconds

    code, seconds = at_table(running, pair, script)
    goal("D7", "exit code", code, "==", 0)
    in_time("D7", "seconds until it ended", seconds, 5, " s")


@pytest.mark.parametrize("running", [BROKEN_RULE], indirect=True, ids=["broken rule"])
def test_d10_a_broken_rule_harms_one_move_of_one_table(running, pair):
    async def script(one: Client, two: Client) -> tuple[dict[str, Any], bool, dict[str, Any]]:
        view = one.follower.scene["view"]
        fault = await one.move("swap line 1 2")
        return fault, one.follower.scene["view"] == view, await one.move("develop line 1")

    fault, same, answer = at_table(running, pair, script)
    running.kill()
    store = opened(running.folder)
    report = store.fault(fault["params"]["fault"])
    store.close()
    goal("D10", "internal_fault with an id", int(fault["code"] == "INTERNAL_FAULT"), "==", 1)
    goal(
        "D10",
        "the position before the move stands, and the game goes on",
        int(same and answer["type"] == "ack"),
        "==",
        1,
    )
    assert report is not None
    assert "swap line 1 2" in report["cause"]["message"]


PROGRAMS = {
    "crashes": "raise SystemExit(1)",
    "hangs": "import time; time.sleep(1000)",
    "answers nonsense": "import sys\nfor line in sys.stdin: print('nonsense', flush=True)",
}


@pytest.mark.parametrize(
    "running", [BAD_BOTS.format(program=program) for program in PROGRAMS.values()], indirect=True, ids=PROGRAMS
)
def test_d11_a_bot_that_fails_is_played_for(running):
    aiko = Person(running, "Aiko")
    table = aiko.opens()
    aiko.sits(table, 1, "greedy")
    aiko.sits(table, 0)

    async def script() -> tuple[float, str]:
        async with Client(aiko, table, running.url) as client:
            begun = time.monotonic()
            await client.until(lambda: 0 in client.follower.scene["asked"] and len(client.follower.scene["asked"]) == 1)
            seconds = time.monotonic() - begun
            moved = [entry for entry in client.follower.entries if entry["kind"] == "moved"]
            return seconds, moved[-1]["by"] if moved else "before we came"

    seconds, by = asyncio.run(script())
    assert by in ("zombie", "before we came")
    in_time("D11", "seconds until somebody plays for the bot (its deadline 1 s)", seconds, 2, " s")


STOPPED = sized(8, 30)  # seconds
LIVE = {"clock": {"kind": "live", "base": 60, "increment": 0}, "absence": {"rule": "zombie", "after": 300}}


def test_c3_a_stopped_process_charges_nobody(running, pair):
    async def script(one: Client, two: Client) -> float:
        before = one.follower.scene["clocks"]["left"][0]
        running.signal(signal.SIGSTOP)
        await asyncio.sleep(STOPPED)
        running.signal(signal.SIGCONT)
        await one.move("develop line 1")
        seq = one.follower.seq
        await one.after(seq - 1)
        return float(before - one.follower.scene["clocks"]["left"][0]) / 1000

    charged = at_table(running, pair, script, **LIVE)
    in_time("C3", f"charged of {STOPPED} s in which the process stood still", charged, 1.6, " s")


@pytest.mark.parametrize("running", [JUMPING_CLOCK], indirect=True, ids=["jumping clock"])
def test_c1_a_wall_clock_that_jumps_charges_nobody(running, pair):
    async def script(one: Client, two: Client) -> float:
        begun = time.monotonic()
        await asyncio.gather(one.play(lambda: False), two.play(lambda: False))
        left: list[int] = one.follower.scene["clocks"]["left"]
        return max(60 - each / 1000 for each in left) - (time.monotonic() - begun)

    more = at_table(running, pair, script, **LIVE)
    in_time("C1", "charged beyond the time that passed, while the wall clock jumps by days", more, 1, " s")
    running.kill()
    store = opened(running.folder)
    for table in store.ids():
        assert [row.seq for row in store.rows(table)] == list(range(1, len(store.rows(table)) + 1))
    store.close()
