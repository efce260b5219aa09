"""Networks that cut, slice, delay and fall silent: everybody ends on the same game, and nothing is lost or doubled."""

import asyncio
import time

import pytest

from himeji.server.table.audience import AWAY
from tests.server.real.goals import goal
from tests.server.real.process import Person, table_of
from tests.server.real.proxy import Proxy
from tests.server.real.sockets import Client

TABLES = 4
CUTS = 120


def never() -> bool:
    return False


def checked(clients: list[Client]) -> int:
    """How many acknowledged moves are not in the game, or are in it twice."""
    wrong = 0
    for client in clients:
        seqs = [entry["seq"] for entry in client.follower.entries]
        acks = [answer["seq"] for answer in client.follower.answers.values() if answer["type"] == "ack"]
        wrong += len(seqs) - len(set(seqs)) + len(acks) - len(set(acks))
    return wrong


async def through_cuts(server, people) -> tuple[list[Client], list[float]]:
    """Games through a proxy that cuts everything again and again; how long each client took to be back."""
    back: list[float] = []
    async with Proxy(server.port) as proxy:
        clients = [Client(person, table, proxy.url, number, pace=1) for number, (person, table) in enumerate(people)]
        for client in clients:
            await client.__aenter__()

        async def pause() -> None:
            await asyncio.sleep(0.15)

        games = [asyncio.create_task(client.play(never, pause)) for client in clients]
        while proxy.cuts < CUTS:
            await asyncio.sleep(proxy.chance.uniform(0.2, 0.6))
            heard = [len(client.heard) for client in clients]
            proxy.cut()
            begun = time.monotonic()
            waits = [client.more_than(count) for client, count in zip(clients, heard, strict=True)]
            for done in asyncio.as_completed(waits):
                await done
                back.append(time.monotonic() - begun)
        await asyncio.wait_for(asyncio.gather(*games), 60)
        for client in clients:
            await client.__aexit__()
    return clients, back


def test_n4_cuts_at_any_byte_lose_nothing(server):
    people = []
    for number in range(TABLES):
        pair = Person(server, f"Aiko {number}"), Person(server, f"Ken {number}")
        table = table_of(*pair)
        people += [(person, table) for person in pair]
    clients, back = asyncio.run(through_cuts(server, people))
    goal("N4", "moves lost or doubled", checked(clients), "==", 0)
    goal("N4", "games that came to their end", sum(client.follower.over for client in clients) / 2, "==", TABLES)
    back.sort()
    goal("N4", "back after a cut, 95 of 100", back[len(back) * 95 // 100], "<=", 1, " s")
    goal("N4", "back after a cut, longest", back[-1], "<=", 5, " s")


@pytest.mark.parametrize(("delay", "size"), [(0.05, 65536), (0.0, 3)], ids=["latency", "slices of 3 bytes"])
def test_n1_n3_a_game_completes_through_a_poor_network(server, aiko, ken, delay, size):
    table = table_of(aiko, ken)

    async def whole() -> list[Client]:
        async with Proxy(server.port) as proxy:
            proxy.delay, proxy.slice = delay, size
            async with Client(aiko, table, proxy.url, 1) as one, Client(ken, table, server.url, 2) as two:
                await asyncio.wait_for(asyncio.gather(one.play(never), two.play(never)), 90)
                return [one, two]

    clients = asyncio.run(whole())
    goal("N1" if delay else "N3", "reconnections", sum(client.connections - 1 for client in clients), "==", 0)
    assert clients[0].follower.scene["open"] == clients[1].follower.scene["open"]


def test_n5_silence_without_an_end_is_noticed(server, aiko, ken):
    table = table_of(aiko, ken)

    async def whole() -> float:
        async with (
            Proxy(server.port) as proxy,
            Client(ken, table, server.url) as two,
            Client(aiko, table, proxy.url, 1),
        ):
            proxy.silent = True
            begun = time.monotonic()
            await two.until(lambda: {"type": "present", "seats": [False, True]} in two.heard, 60)
            return time.monotonic() - begun

    seconds = asyncio.run(whole()) - AWAY  # the table is told when there has been no connection for a while
    goal("N5", "until silence is noticed", seconds, "<=", 25, " s")


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
