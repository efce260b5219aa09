"""kill −9 while people play: nothing acknowledged is lost, nothing is played twice, and the games go on."""

import asyncio
import os
import random
import sqlite3

from tests.server.real.goals import goal
from tests.server.real.process import Person, Process, table_of
from tests.server.real.sockets import Client
from tests.server.stores import opened

KILLS = int(os.environ.get("HIMEJI_KILLS", "20"))  # 500 before a release
TABLES = 3


async def play_through(server: Process, people: list[tuple[Person, str]]) -> tuple[list[Client], list[float]]:
    """Everybody plays on while the server is killed and started again; the clients, and how long each start took."""
    clients = [Client(person, table, server.url, number) for number, (person, table) in enumerate(people)]
    for client in clients:
        await client.__aenter__()
    chance, starts, done = random.Random("kills"), [], False

    async def pause() -> None:
        await asyncio.sleep(0.0 if done else 0.3)

    games = [asyncio.create_task(client.play(lambda: False, pause)) for client in clients]
    for _ in range(KILLS):
        await asyncio.sleep(chance.uniform(0.1, 0.6))
        await asyncio.to_thread(server.kill)
        starts.append(await asyncio.to_thread(server.start))
    done = True
    await asyncio.wait_for(asyncio.gather(*games), 120)
    for client in clients:
        await client.__aexit__()
    return clients, starts


def test_d1_n12_kills_lose_nothing_and_games_come_to_their_end(tmp_path):
    with Process(tmp_path) as server:
        people = []
        for number in range(TABLES):
            pair = Person(server, f"Aiko {number}"), Person(server, f"Ken {number}")
            table = table_of(*pair)
            people += [(person, table) for person in pair]
        clients, starts = asyncio.run(play_through(server, people))
    store = opened(tmp_path)
    lost = twice = 0
    for client in clients:
        assert client.person is not None
        rows = store.rows(client.follower.table)
        stored = [(row.user, row.attempt) for row in rows if row.attempt]
        twice += len(stored) - len(set(stored))
        acks = [answer for answer in client.follower.answers.values() if answer["type"] == "ack"]
        lost += sum(rows[ack["seq"] - 1].attempt != ack["id"] for ack in acks)
        assert store.history(client.follower.table).table.over
    store.close()
    with sqlite3.connect(tmp_path / "himeji.db") as database:
        whole = database.execute("pragma integrity_check").fetchone()[0]
    goal("D1", "kills", len(starts), ">=", KILLS)
    goal("D1", "acknowledged moves lost", lost, "==", 0)
    goal("D1", "moves played twice", twice, "==", 0)
    goal("D1", "integrity_check", int(whole == "ok"), "==", 1)
    goal("N12", "games that came to their end", sum(client.follower.over for client in clients) / 2, "==", TABLES)
    print(f"D1 seconds until it serves again: median {sorted(starts)[len(starts) // 2]:.1f}, longest {max(starts):.1f}")
