"""Two workers on one database: any of them takes any move, and one that dies takes nothing with it."""

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest

from himeji.server.store.store import Store
from tests.server import postgres, redis_server
from tests.server.real.goals import goal, in_time
from tests.server.real.members import Member, until_closed
from tests.server.real.process import Person, Process
from tests.server.real.sockets import Client


@pytest.fixture(scope="module")
def workers(tmp_path_factory) -> Iterator[tuple[Process, Process, str]]:
    tmp_path = tmp_path_factory.mktemp("workers")
    with postgres.running() as database, redis_server.running(tmp_path) as redis:
        folders = [tmp_path / "a", tmp_path / "b"]
        for folder in folders:
            folder.mkdir()
        shared = {"HIMEJI_DATABASE_URL": database, "HIMEJI_REDIS_URL": redis}
        one, two = (Process(folder, environment=shared) for folder in folders)
        with ExitStack() as stack, ThreadPoolExecutor(2) as together:  # both find an empty database
            for worker in together.map(Process.__enter__, (one, two)):
                stack.push(worker.__exit__)
            yield one, two, database


def never() -> bool:
    return False


@pytest.mark.parametrize("kind", [Member, Person])
def test_a6_who_logs_out_at_one_worker_is_out_at_the_other(workers, kind):
    one, two, _ = workers
    rin = kind(one, "Rin")
    table = rin.opens()
    logs_out = ("DELETE", "/api/sessions/mine")
    seconds, told = asyncio.run(until_closed(two, rin, table, lambda: rin.call(*logs_out)))
    in_time("A6", f"a socket of a {kind.__name__.lower()} at another worker is closed after", seconds, 5, " s")
    assert told["code"] == "SIGNED_OUT"


def test_players_of_one_table_sit_at_different_workers_and_one_of_them_dies(workers):
    one, two, database = workers
    aiko, ken = Person(one, "Aiko"), Person(two, "Ken")
    table, of_bots = aiko.opens(), aiko.opens()
    aiko.sits(table, 0)
    ken.sits(table, 1)
    aiko.sits(of_bots, 0, "random")
    store = Store(database)

    async def whole() -> tuple[list[Client], float]:
        async with Client(aiko, table, one.url, 1) as left, Client(ken, table, two.url, 2) as right:

            async def pause() -> None:
                await asyncio.sleep(0.05)

            games = [asyncio.create_task(client.play(never, pause)) for client in (left, right)]
            await right.until(lambda: right.follower.seq > 10)
            await asyncio.to_thread(aiko.sits, of_bots, 1, "random")
            one.kill()
            assert store.history(of_bots).table.state == "playing"
            begun = time.monotonic()
            left.go_to(two.url)
            await left.more_than(len(left.heard))
            back = time.monotonic() - begun
            await asyncio.wait_for(asyncio.gather(*games), 60)
            await left.until(lambda: left.follower.seq == right.follower.seq)
            return [left, right], back

    clients, back = asyncio.run(whole())
    assert clients[0].follower.scene["open"] == clients[1].follower.scene["open"]
    rows = store.rows(table)
    stored = [(row.user, row.attempt) for row in rows if row.attempt]
    acks = [answer for client in clients for answer in client.follower.answers.values() if answer["type"] == "ack"]
    lost = sum(rows[ack["seq"] - 1].attempt != ack["id"] for ack in acks)
    goal("W", "acknowledged moves lost when a worker dies", lost, "==", 0)
    goal("W", "moves played twice", len(stored) - len(set(stored)), "==", 0)
    in_time("W", "back at the other worker", back, 5, " s")
    end = time.monotonic() + 60
    while store.history(of_bots).table.state != "over" and time.monotonic() < end:
        time.sleep(0.5)
    goal("W", "games of bots that another worker took over and ended", int(store.history(of_bots).table.over), "==", 1)
    store.close()
