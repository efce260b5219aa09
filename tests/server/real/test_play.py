"""Whole games over real sockets."""

import asyncio
import json
from typing import Any

import himeji
from himeji.engine.record import commit
from tests.server.real.goals import goal
from tests.server.real.process import Person, table_of
from tests.server.real.sockets import Client
from tests.server.stores import finished


def never() -> bool:
    return False


async def played(server, aiko: Person, ken: Person, table: str) -> list[Client]:
    async with (
        Client(aiko, table, server.url, 1) as one,
        Client(ken, table, server.url, 2) as two,
        Client(None, table, server.url) as onlooker,
    ):
        await asyncio.gather(one.play(never), two.play(never))
        await onlooker.until(lambda: onlooker.follower.over)
        return [one, two, onlooker]


def test_a_game_is_played_to_its_end_and_its_record_holds(server, aiko, ken, tmp_path):
    table = table_of(aiko, ken)
    commitment = aiko.call("GET", f"/api/tables/{table}").json()["commitment"]
    clients = asyncio.run(played(server, aiko, ken, table))
    laid_open = [client.follower.scene["open"] for client in clients]
    assert laid_open == [laid_open[0]] * 3
    assert commit(laid_open[0]["seed"]) == commitment
    path = tmp_path / "record.json"
    path.write_text(aiko.call("GET", f"/api/tables/{table}/record").text, "utf-8")
    assert himeji.load(path).state.outcome().scores == laid_open[0]["scores"]


def test_a_record_that_somebody_kept_is_opened_as_a_finished_table(server, ken):
    position = finished().core.table.position
    assert position is not None
    record = json.loads(position.record(["Aiko", "Ken"]).to_json())
    brought = ken.call("POST", "/api/records", record)
    assert (brought.status_code, brought.json()["state"]) == (201, "over")
    back = ken.call("GET", f"/api/tables/{brought.json()['id']}/record").json()
    assert back == record
    record["entries"][3]["move"] = "recall"
    assert ken.call("POST", "/api/records", record).json()["code"] == "MOVE_REFUSED"


def test_a_bot_answers_over_the_same_way(server, aiko):
    table = aiko.opens()
    aiko.sits(table, 1, "greedy")
    aiko.sits(table, 0)

    async def whole() -> Client:
        async with Client(aiko, table, server.url, 3) as client:
            await client.play(never)
            return client

    assert asyncio.run(whole()).follower.over


async def sent_five_times(one: Client, tab: Client) -> list[dict[str, Any]]:
    """A move of Aiko's, on two sockets of her seat: the five answers."""
    await one.until(lambda: one.follower.decision is not None)
    assert one.follower.decision is not None
    data = one.follower.move(one.chance.choice(one.follower.decision["moves"]))
    name = next(reversed(one.follower.open))
    for client in (one, tab, one, tab, one):
        await client.send(data)
    return [*await one.times(name, 3), *await tab.times(name, 2)]


async def duplicated(server, aiko, ken, table: str) -> tuple[int, int]:
    """How many of Aiko's moves were played twice, and how many were answered in two ways."""
    unlike, wanted = 0, 6
    async with (
        Client(aiko, table, server.url, 1) as one,
        Client(aiko, table, server.url, 2) as tab,
        Client(ken, table, server.url, 3) as two,
    ):
        other = asyncio.create_task(two.play(never))
        for _ in range(wanted):
            answers = await sent_five_times(one, tab)
            unlike += any(answer != answers[0] for answer in answers)
            await one.after(answers[0]["seq"] - 1)
            await asyncio.sleep(0.5)  # five messages at once: let the bucket fill again
        other.cancel()
        await asyncio.gather(other, return_exceptions=True)
        played = sum(entry["kind"] == "moved" and entry["seat"] == 0 for entry in one.follower.entries)
    return played - wanted, unlike


def test_n7_the_same_move_five_times_on_two_sockets_is_played_once(server, aiko, ken):
    twice, unlike = asyncio.run(duplicated(server, aiko, ken, table_of(aiko, ken)))
    goal("N7", "moves played twice", twice, "==", 0)
    goal("N7", "attempts with unlike answers", unlike, "==", 0)
