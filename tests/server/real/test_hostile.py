"""Clients that flood, never read, send nonsense, pretend: bounded, refused, and nobody else notices."""

import asyncio
import contextlib
import json
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from himeji.server.limits import A_USER
from tests.server.real.goals import goal
from tests.server.real.process import Person, table_of


def address(server) -> str:
    return str(server.url).replace("http", "ws", 1) + "/api/socket"


def hello(table: str, **fields: Any) -> str:
    return json.dumps({"v": 1, "type": "hello", "table": table, **fields})


@contextlib.asynccontextmanager
async def raw(server, person: Person, first: str | None = None):
    headers = {"Authorization": f"Bearer {person.token}"}
    async with connect(address(server), additional_headers=headers, compression=None) as opened:
        if first is not None:
            await opened.send(first)
        yield opened


async def closing(opened: ClientConnection) -> tuple[int | None, list[dict[str, Any]]]:
    """Everything that is still said, and the code with which it ends."""
    heard = []
    with contextlib.suppress(ConnectionClosed):
        async with asyncio.timeout(30):
            while True:
                heard.append(json.loads(await opened.recv()))
    return opened.close_code, heard


def test_s3_a_flood_is_slowed_down_then_ended(server, aiko, ken):
    table = table_of(aiko, ken)

    async def whole() -> tuple[int | None, list[dict[str, Any]]]:
        async with raw(server, aiko, hello(table)) as flood:
            with contextlib.suppress(ConnectionClosed):
                for number in range(1000):
                    await flood.send(
                        json.dumps({"v": 1, "type": "why", "table": table, "id": str(number), "move": "recall"})
                    )
                    await asyncio.sleep(0.001)
            return await closing(flood)

    code, heard = asyncio.run(whole())
    answered = sum(message["type"] == "because" for message in heard)
    goal("S3", "closed with", code or 0, "==", 1008)
    goal("S3", "answered of 1000", answered, "<=", 60)
    assert {"type": "slow_down"} in heard


def test_s3_whoever_says_much_at_once_waits_and_is_answered(server, aiko, ken):
    table = table_of(aiko, ken)

    async def whole() -> list[dict[str, Any]]:
        async with raw(server, aiko, hello(table)) as hasty:
            for number in range(30):
                await hasty.send(
                    json.dumps({"v": 1, "type": "why", "table": table, "id": str(number), "move": "recall"})
                )
            heard: list[dict[str, Any]] = []
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(10):
                    while sum(message["type"] == "because" for message in heard) < 30:
                        heard.append(json.loads(await hasty.recv()))
            return heard

    heard = asyncio.run(whole())
    answered = [message["id"] for message in heard if message["type"] == "because"]
    goal("S3", "answered of 30 said at once", len(answered), "==", 30)
    assert answered == [str(number) for number in range(30)]
    assert {"type": "slow_down"} in heard


def test_s4_a_person_has_so_many_sockets_and_no_more(server, aiko, ken):
    table = table_of(aiko, ken)

    async def whole() -> int:
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(A_USER):
                await stack.enter_async_context(raw(server, aiko, hello(table)))
            with pytest.raises(InvalidStatus) as refused:
                await stack.enter_async_context(raw(server, aiko, hello(table)))
            return refused.value.response.status_code

    goal("S4", "one socket too many is answered", asyncio.run(whole()), "==", 429)


FORGED = [
    "null",
    "",
    "http://evil.example",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "https://127.0.0.1:{port}",
    "http://127.0.0.1:{port}.evil.example",
    "http://evil.example/127.0.0.1:{port}",
    "http://localhost:{port}/",
    "HTTP://LOCALHOST:{port}",
    "http://127.0.0.1:{port}@evil.example",
    "http://LOCALHOST:{port}",
    "http://localhost.:{port}",
    "http://127.1:{port}",
    "http://2130706433:{port}",
    "http://[::ffff:127.0.0.1]:{port}",
    "file://",
    "http://127.0.0.1:0{port}",
    "http://127.0.0.1:{port} http://evil.example",
    "ws://127.0.0.1:{port}",
]


def test_a1_a_forged_origin_is_refused(server, aiko):
    async def tried(origin: str) -> int:
        headers = {"Cookie": f"himeji={aiko.token}"}
        try:
            async with connect(address(server), origin=Origin(origin), additional_headers=headers):
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    async def whole() -> list[int]:
        own = await tried(server.url)
        return [own, *[await tried(origin.format(port=server.port)) for origin in FORGED]]

    own, *forged = asyncio.run(whole())
    assert own == 101
    goal("A1", "forged origins that got in", sum(code != 403 for code in forged), "==", 0)


def test_a1_without_an_origin_a_token_is_needed(server):
    async def whole() -> int:
        try:
            async with connect(address(server)):
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    assert asyncio.run(whole()) == 403


def test_a3_a_ticket_opens_one_socket_once(server, aiko, ken):
    table, other = table_of(aiko, ken), table_of(aiko, ken)
    ticket = aiko.call("POST", "/api/tickets", {"table": table}).json()["ticket"]
    wrong = aiko.call("POST", "/api/tickets", {"table": other}).json()["ticket"]

    async def first(ticket: str) -> dict[str, Any]:
        async with connect(address(server), origin=Origin(server.url)) as opened:
            await opened.send(hello(table, ticket=ticket))
            found: dict[str, Any] = json.loads(await opened.recv())
            return found

    async def whole() -> list[dict[str, Any]]:
        return [await first(each) for each in (ticket, ticket, wrong, "x" * 43)]

    good, *bad = asyncio.run(whole())
    assert (good["type"], good["seat"]) == ("resync", 0)
    let_in = sum(each != {"type": "bye", "code": "NOT_ALLOWED"} for each in bad)
    goal("A3", "tickets used again, of another table or made up that opened a socket", let_in, "==", 0)
