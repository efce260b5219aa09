"""For those who watch over a server: its figures and its log tell how it fares, and nobody's secrets."""

import asyncio
import json
import re
from typing import Any

import httpx
import pytest

from tests.server.real.goals import goal
from tests.server.real.process import Person, Process, table_of
from tests.server.real.sockets import Client
from tests.server.redis_server import free_port

CANARY = "zanzibar"
LABELS = {"by", "bot", "code", "status", "le", "generation"}


@pytest.fixture(scope="module")
def watched(tmp_path_factory):
    """A server whose figures can be read, and the address where."""
    place = f"127.0.0.1:{free_port()}"
    environment = {"HIMEJI_METRICS": place, "HIMEJI_LOG": "json"}
    with Process(tmp_path_factory.mktemp("watched"), environment=environment) as server:
        yield server, f"http://{place}/metrics"


@pytest.fixture(scope="module")
def evening(watched):
    """Moves, a refusal, some talk, a socket that speaks nonsense, a game against a bot; and everything secret in it."""
    server, address = watched
    aiko, ken = Person(server, f"{CANARY} Aiko"), Person(server, f"{CANARY} Ken")
    table, with_bot = table_of(aiko, ken), aiko.opens()
    aiko.sits(with_bot, 0)
    aiko.sits(with_bot, 1, "random")

    async def play() -> dict[str, Any]:
        async with Client(aiko, table, server.url, 1) as one, Client(ken, table, server.url, 2) as two:
            assert (await one.move(f"give {CANARY}"))["type"] == "refused"
            await one.attempt("say", text=f"{CANARY} says hello")
            moves = sum(await asyncio.gather(one.play(lambda: False), two.play(lambda: False)))
            seed = one.follower.scene["open"]["seed"]
            during = await asyncio.to_thread(lambda: httpx.get(address).text)
        async with Client(ken, table, server.url) as rude:
            assert rude.socket is not None
            await rude.socket.send(f'{{"v": 1, "type": "{CANARY}"}}')
            await rude.until(lambda: rude.follower.bye != "")
        async with Client(aiko, with_bot, server.url, 3) as client:
            moves += await client.play(lambda: client.follower.seq > 8)
        return {"moves": moves, "seed": seed, "during": during}

    told = asyncio.run(play())
    secrets = [CANARY, aiko.token, ken.token, aiko.id, ken.id, told["seed"], table]
    return {**told, "metrics": httpx.get(address).text, "log": server.log(), "secrets": secrets}


def figure(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found is not None, name
    return float(found[1])


def test_the_figures_are_those_of_the_evening(evening):
    text = evening["metrics"]
    assert figure(text, 'himeji_moves_total{by="person"}') == evening["moves"]
    assert figure(text, 'himeji_moves_total{by="bot"}') > 0
    assert figure(text, 'himeji_bot_seconds_count{bot="random"}') >= figure(text, 'himeji_moves_total{by="bot"}')
    assert figure(text, 'himeji_byes_total{code="BAD_MESSAGE"}') == 1
    assert sum(map(float, re.findall(r"^himeji_refusals_total\S* (\S+)$", text, re.MULTILINE))) >= 1
    assert figure(text, "himeji_commit_seconds_count") > 0
    assert figure(evening["during"], "himeji_sockets") == 2
    for gauge in ("tables", "writer_queue", "bot_queue", "study_queue", "outbox_messages", "outbox_dropped_total"):
        assert figure(text, f"himeji_{gauge}") >= 0


def test_a12_h3_neither_figures_nor_log_hold_a_secret(evening):
    log = [line for line in evening["log"].splitlines() if line]
    told = sum(secret in evening["metrics"] for secret in evening["secrets"])
    goal("H3", "secrets in the figures", told, "==", 0)
    assert set(re.findall(r'[{,](\w+)="', evening["metrics"])) <= LABELS | {"implementation", "major", "version"}
    goal("A12", "secrets in the log", sum(each in line for each in evening["secrets"][:-1] for line in log), "==", 0)
    goal("A12", "bytes of the longest line", max(len(line) for line in log), "<=", 1024)


def test_every_line_of_the_log_is_an_event(evening):
    events = [json.loads(line) for line in evening["log"].splitlines() if line]
    assert all({"at", "level", "logger", "event"} <= event.keys() for event in events)
    assert {"server_started", "socket_closed"} <= {event["event"] for event in events}


def test_the_figures_are_not_where_players_come(watched):
    server, _ = watched
    assert httpx.get(f"{server.url}/metrics").status_code == 404
