"""Networks that cut, slice, delay and fall silent: everybody ends on the same game, and nothing is lost or doubled."""

import asyncio
import contextlib
import time

import pytest

from himeji.server.serve import PING, SILENCE
from himeji.server.table.audience import AWAY
from tests.server.real.goals import FULL, goal, in_time, sized
from tests.server.real.process import Person, Process, table_of
from tests.server.real.proxy import Proxy
from tests.server.real.sockets import Client

TABLES = 4
CUTS = sized(100, 1000)
QUICK = """
from himeji.server.table import audience
audience.AWAY = 1.0
from himeji.server import serve
serve.PING, serve.SILENCE = 1.0, 2.0
"""


def never() -> bool:
    return False


def wrong(client: Client) -> int:
    """How many acknowledged moves are not in the game, or are in it twice."""
    acks = [answer["seq"] for answer in client.follower.answers.values() if answer["type"] == "ack"]
    scene = client.follower.scene
    played = sum(move["seat"] == scene["seat"] for move in scene["open"]["moves"])
    return len(acks) - len(set(acks)) + abs(len(acks) - int(played))


async def through_cuts(server, people) -> tuple[list[Client], list[float]]:
    """Games through a proxy that cuts everything again and again; how long each client took to be back."""
    back: list[float] = []
    async with contextlib.AsyncExitStack() as stack:
        proxy = await stack.enter_async_context(Proxy(server.port, people[0][1]))
        clients = [Client(person, table, proxy.url, table + person.id, pace=1) for person, table in people]
        for client in clients:
            await stack.enter_async_context(client)

        async def pause() -> None:
            await asyncio.sleep(0.15)

        async def returned(client: Client, count: int, since: float) -> None:
            await client.more_than(count)
            back.append(time.monotonic() - since)

        games = asyncio.gather(*(client.play(never, pause) for client in clients))
        while not games.done():
            await asyncio.sleep(proxy.chance.uniform(0.2, 0.6))
            heard = [len(client.heard) for client in clients]
            proxy.cut()
            now = time.monotonic()
            await asyncio.gather(*map(returned, clients, heard, [now] * len(clients)))
        await games
    return clients, back


def test_n4_cuts_at_any_byte_lose_nothing(server):
    clients: list[Client] = []
    back: list[float] = []
    while len(back) < CUTS:
        pairs = [(Person(server, "Aiko"), Person(server, "Ken")) for _ in range(TABLES)]
        people = [(person, table) for pair in pairs for table in [table_of(*pair)] for person in pair]
        more, seconds = asyncio.run(through_cuts(server, people))
        clients += more
        back += seconds
    assert all(client.follower.over for client in clients)
    goal("N4", f"moves lost or doubled by {len(back)} cuts", sum(map(wrong, clients)), "==", 0)
    back.sort()
    in_time("N4", "back after a cut, 95 of 100", back[len(back) * 95 // 100], 1, " s")
    in_time("N4", "back after a cut, longest", back[-1], 5, " s")


POOR = {"50 ms": (0.05, 65536), "300 ms": (0.3, 65536), "slices of 3 bytes": (0.0, 3)} | (
    {"2,000 ms": (2.0, 65536)} if FULL else {}
)


def test_n1_n3_games_complete_through_poor_networks(server):
    pairs = [(Person(server, "Aiko"), Person(server, "Ken")) for _ in POOR]
    tables = [table_of(*pair) for pair in pairs]

    async def game(number: int, delay: float, size: int) -> int:
        async with Proxy(server.port) as proxy:
            proxy.delay, proxy.slice = delay, size
            (aiko, ken), table = pairs[number], tables[number]
            async with Client(aiko, table, proxy.url, 1) as one, Client(ken, table, server.url, 2) as two:
                await asyncio.gather(one.play(never), two.play(never))
                assert one.follower.scene["open"] == two.follower.scene["open"]
                return one.connections + two.connections - 2

    async def script() -> list[int]:
        games = (game(number, *poor) for number, poor in enumerate(POOR.values()))
        return await asyncio.wait_for(asyncio.gather(*games), 300)

    for name, again in zip(POOR, asyncio.run(script()), strict=True):
        goal("N3" if "slices" in name else "N1", f"a game completes ({name}); reconnections", again, "==", 0)


@pytest.fixture
def quick(tmp_path):
    """A server that pings more often; at full size, one that does not."""
    with Process(tmp_path, "" if FULL else QUICK) as running:
        yield running


def test_n5_silence_without_an_end_is_noticed(quick):
    aiko, ken = Person(quick, "Aiko"), Person(quick, "Ken")
    table = table_of(aiko, ken)

    async def whole() -> float:
        async with (
            Proxy(quick.port) as proxy,
            Client(ken, table, quick.url) as two,
            Client(aiko, table, proxy.url, 1),
        ):
            proxy.silent = True
            begun = time.monotonic()
            await two.until(lambda: {"type": "present", "seats": [False, True]} in two.heard, 60)
            return time.monotonic() - begun

    away = AWAY if FULL else 1.0  # the table is told when there has been no connection for a while
    in_time("N5", "until silence is noticed", asyncio.run(whole()) - away, 25 if FULL else 5, " s")
    assert PING + SILENCE <= 25


def test_n8_n10_two_tabs_follow_and_the_slower_is_stale(server, aiko, ken):
    table = table_of(aiko, ken)

    async def whole() -> tuple[int, int]:
        stale = same = 0
        async with (
            Client(aiko, table, server.url, 1) as tab,
            Client(aiko, table, server.url, 2) as other,
            Client(ken, table, server.url, 3) as two,
        ):
            game = asyncio.create_task(two.play(never))
            for _ in range(8):
                await tab.until(lambda: tab.follower.decision is not None)
                await other.until(lambda: other.follower.seq == tab.follower.seq)
                assert tab.follower.decision is not None
                moves = tab.follower.decision["moves"]
                attempts = [tab.follower.move(moves[0]), other.follower.move(moves[-1])]
                answers = await asyncio.gather(tab.answered(attempts[0]), other.answered(attempts[1]))
                stale += sorted(answer["type"] for answer in answers) == ["ack", "stale"]
                seq = max(answer["seq"] for answer in answers)
                await asyncio.gather(tab.after(seq - 1), other.after(seq - 1))
                await asyncio.sleep(0.3)
                same += tab.follower.scene["view"] == other.follower.scene["view"]
            game.cancel()
            await asyncio.gather(game, return_exceptions=True)
        return stale, same

    stale, same = asyncio.run(whole())
    goal("N8", "of 8 answers to a decision already taken, stale", stale, "==", 8)
    goal("N10", "times of 8 that both tabs then showed the same", same, "==", 8)
