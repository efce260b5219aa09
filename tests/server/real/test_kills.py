"""kill −9 while people play: nothing acknowledged is lost, nothing is played twice, and the games go on."""

import asyncio
import random
import sqlite3
import statistics
from contextlib import closing
from pathlib import Path

from tests.server.conftest import play_first, seated
from tests.server.real.goals import goal, in_time, sized
from tests.server.real.process import Person, Process, table_of
from tests.server.real.sockets import Client
from tests.server.stores import finished, opened, put, whole
from tests.server.tables import AIKO, KEN, Desk

KILLS = sized(20, 500)
A_ROUND = 20
TABLES = 3
STORED = 10_000
MANY = "with recursive number(n) as (select 1 union all select n + 1 from number where n < ?)"


def fill(folder: Path) -> None:
    """Ten thousand tables of other people: most are over, one in twenty goes on."""
    store = opened(folder)
    going = seated(Desk())
    for seen in (going.come(AIKO), going.come(KEN)):
        play_first(going, seen)
    for desk, count in ((going, STORED // 20), (finished(), STORED - STORED // 20)):
        assert put(store, whole(desk)) is None
        with closing(sqlite3.connect(folder / "himeji.db")) as database, database:
            for table, key in (("tables", "id"), ("entries", "table_id"), ("snapshots", "table_id")):
                names = [row[1] for row in database.execute(f"pragma table_info({table})") if row[1] != key]
                others = ", ".join(names)
                copies = f"select printf('{desk is going:d}%031x', n), {others} from {table}, number where {key} = 't1'"
                database.execute(f"{MANY} insert into {table} ({key}, {others}) {copies}", (count,))
                database.execute(f"delete from {table} where {key} = 't1'")
    assert len(store.ids()) == STORED
    store.close()


Start = tuple[float, float]  # seconds until it served, and seconds of CPU


async def play_through(server: Process, people: list[tuple[Person, str]]) -> tuple[list[Client], list[Start]]:
    """Everybody plays on while the server is killed and started again; the clients, and what each start took."""
    clients = [Client(person, table, server.url, table + person.id) for person, table in people]
    for client in clients:
        await client.__aenter__()
    chance, done = random.Random(people[0][1]), False
    starts: list[Start] = []

    async def pause() -> None:
        await asyncio.sleep(0.0 if done else 0.3)

    games = [asyncio.create_task(client.play(lambda: False, pause)) for client in clients]
    for _ in range(A_ROUND):
        await asyncio.sleep(chance.uniform(0.0, 0.5))
        await asyncio.to_thread(server.kill)
        heard = [len(client.heard) for client in clients]
        starts.append((await asyncio.to_thread(server.start), server.cpu))
        await asyncio.gather(*map(Client.more_than, clients, heard))  # everybody is back
    done = True
    await asyncio.wait_for(asyncio.gather(*games), 120)
    for client in clients:
        await client.__aexit__()
    return clients, starts


def test_d1_n12_kills_lose_nothing_and_games_come_to_their_end(tmp_path):
    fill(tmp_path)
    clients: list[Client] = []
    starts: list[Start] = []
    (tmp_path / "empty").mkdir()
    with Process(tmp_path / "empty") as server:
        server.kill()
        server.start()
        bare = server.cpu
    with Process(tmp_path) as server:
        while len(starts) < KILLS:
            pairs = [(Person(server, "Aiko"), Person(server, "Ken")) for _ in range(TABLES)]
            people = [(person, table) for pair in pairs for table in [table_of(*pair)] for person in pair]
            more, again = asyncio.run(play_through(server, people))
            clients += more
            starts += again
    store = opened(tmp_path)
    lost = twice = 0
    for client in clients:
        rows = store.rows(client.follower.table)
        stored = [(row.user, row.attempt) for row in rows if row.attempt]
        twice += len(stored) - len(set(stored))
        acks = [answer for answer in client.follower.answers.values() if answer["type"] == "ack"]
        lost += sum(rows[ack["seq"] - 1].attempt != ack["id"] for ack in acks)
        assert store.history(client.follower.table).table.over
    store.close()
    with sqlite3.connect(tmp_path / "himeji.db") as database:
        sound = database.execute("pragma integrity_check").fetchone()[0]
    goal("D1", f"acknowledged moves lost in {len(starts)} kills", lost, "==", 0)
    goal("D1", "moves played twice", twice, "==", 0)
    goal("D1", "integrity_check", int(sound == "ok"), "==", 1)
    seconds, cpu = (statistics.median(each) for each in zip(*starts, strict=True))
    in_time("D1", f"CPU until it serves again with {STORED} stored tables, of that with none", cpu / bare, 1.5)
    in_time("D1", "until it serves again, median", seconds, 2, " s")
    goal("N12", "games that came to their end", sum(client.follower.over for client in clients) / len(clients), "==", 1)
