"""Clients that never read, or never finish what they say: they are closed in time, and nobody else waits for them."""

import asyncio
import contextlib
import itertools
import json
import socket
import statistics
import sys
import time
from collections.abc import AsyncIterator

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from himeji.server.outbox import STUCK
from himeji.server.timely import LINGER, WHOLE
from tests.server.real import dribble
from tests.server.real.goals import FULL, goal, in_time, sized
from tests.server.real.process import Person, Process, table_of
from tests.server.real.sockets import Client

stuck, linger, whole = (STUCK, LINGER, WHOLE) if FULL else (1.0, 4.0, 2.0)  # seconds
PRELUDE = f"""
from himeji.server import outbox, serve, timely
outbox.STUCK, timely.LINGER, timely.WHOLE = {stuck}, {linger}, {whole}
serve.UNREAD = timely.UNSENT = 4096
"""


def test_the_limits_are_those_that_were_agreed():
    assert (STUCK, WHOLE) == (20, 10)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Process(tmp_path_factory.mktemp("slow"), PRELUDE) as running:
        yield running


@contextlib.asynccontextmanager
async def never_reading(server: Process, person: Person, table: str) -> AsyncIterator[ClientConnection]:
    """A socket that asks for more than the system keeps for it, and reads none of it."""
    slow = socket.create_connection(("127.0.0.1", server.port))
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    headers = {"Authorization": f"Bearer {person.token}"}
    address = f"ws://127.0.0.1:{server.port}/api/socket"
    async with connect(address, sock=slow, additional_headers=headers, compression=None, ping_interval=None) as opened:
        await opened.send(json.dumps({"v": 1, "type": "hello", "table": table}))
        opened.transport.pause_reading()
        for number in range(18):  # each is stale and answered with the whole scene
            stale = {"v": 1, "type": "move", "table": table, "id": f"{number}", "seq": 0, "move": "x", "seat": 1}
            await opened.send(json.dumps(stale))
        yield opened
        opened.transport.abort()


async def code_of(opened: ClientConnection) -> int:
    """Read everything that is there: how it ends."""
    opened.transport.resume_reading()
    with contextlib.suppress(ConnectionClosed, TimeoutError):
        async with asyncio.timeout(linger):  # what is probed for in vain is probed for ever more seldom
            while True:
                await opened.recv()
    return opened.close_code or 0


def test_s1_one_who_never_reads_is_closed(server):
    aiko, ken = Person(server, "Aiko"), Person(server, "Ken")
    table = table_of(aiko, ken, title="white_castle")
    before = server.sockets

    async def reads_again() -> int:
        async with never_reading(server, ken, table) as opened:
            await asyncio.sleep(stuck + 0.5)
            return await code_of(opened)

    async def never_again() -> float:
        begun = time.monotonic()
        async with never_reading(server, ken, table):
            while server.sockets > before and time.monotonic() < begun + 60:
                await asyncio.sleep(0.05)
            return time.monotonic() - begun

    async def script() -> tuple[int, float]:
        return await asyncio.gather(reads_again(), never_again())

    code, seconds = asyncio.run(script())
    goal("S1", f"after {stuck:g} s without reading, closed with", code, "==", 1013)
    in_time("S1", "until a socket that is never read again is given up", seconds, stuck + linger + 5, " s")


async def played(server: Process, aiko: Person, ken: Person, tables: list[str]) -> tuple[list[float], list[float]]:
    """Two tables at once, one of them with somebody who never reads: the seconds that moves took at each."""
    async with contextlib.AsyncExitStack() as stack:
        await stack.enter_async_context(never_reading(server, ken, tables[0]))
        clients = [
            await stack.enter_async_context(Client(person, table, server.url, table + person.id))
            for table in tables
            for person in (aiko, ken)
        ]
        await asyncio.gather(*(client.play(lambda: False) for client in clients))
        return clients[0].took + clients[1].took, clients[2].took + clients[3].took


def test_s1_nobody_waits_for_one_who_never_reads(server):
    def one_round() -> list[tuple[list[float], list[float]]]:
        people = [(Person(server, "Aiko"), Person(server, "Ken")) for _ in range(5)]
        tables = [[table_of(*pair) for _ in range(2)] for pair in people]

        async def script() -> list[tuple[list[float], list[float]]]:
            return await asyncio.gather(
                *(played(server, *pair, both) for pair, both in zip(people, tables, strict=True))
            )

        return asyncio.run(script())

    rounds = [pair for _ in range(sized(1, 10)) for pair in one_round()]
    beside, elsewhere = (sorted(itertools.chain(*parts)) for parts in zip(*rounds, strict=True))
    ratio = statistics.median(beside) / statistics.median(elsewhere)
    in_time("S1", f"median of {len(beside)} moves beside one who never reads, of that elsewhere", ratio, 1.2)
    tail = beside[len(beside) * 99 // 100] / elsewhere[len(elsewhere) * 99 // 100]
    in_time("S1", "the slowest of 100, of that elsewhere", tail, 1.2)


def test_s2_what_comes_byte_by_byte_is_closed_in_time_and_nobody_waits_for_it(server):
    pairs = [(Person(server, "Aiko"), Person(server, "Ken")) for _ in range(5)]

    async def games() -> list[float]:
        tables = [await asyncio.to_thread(table_of, *pair) for pair in pairs]
        async with contextlib.AsyncExitStack() as stack:
            clients = [
                await stack.enter_async_context(Client(person, table, server.url, person.id))
                for pair, table in zip(pairs, tables, strict=True)
                for person in pair
            ]
            await asyncio.gather(*(client.play(lambda: False) for client in clients))
            return [seconds for client in clients for seconds in client.took]

    async def one_round() -> tuple[list[float], list[float], list[float]]:
        alone = await games()
        told = (sys.executable, "-m", dribble.__name__, str(server.port), str(sized(20, 100)), str(10 * whole))
        slow = await asyncio.create_subprocess_exec(*told, stdout=asyncio.subprocess.PIPE)
        await asyncio.sleep(max(1, whole / 4))  # until all of them have come
        beside = await games()
        return alone, beside, json.loads((await slow.communicate())[0])

    rounds = [asyncio.run(one_round()) for _ in range(sized(1, 6))]
    alone, beside, closed = ([*itertools.chain(*parts)] for parts in zip(*rounds, strict=True))
    in_time("S2", f"until the last of {len(closed)} sockets that dribble is closed", max(closed), whole + 2, " s")
    ratio = statistics.median(beside) / statistics.median(alone)
    in_time("S2", "median of moves beside them, of that without", ratio, 1.2)
    assert "Traceback" not in server.log()
