"""Nothing that is heard, fetched, refused or logged before the end holds what its reader may not know."""

import asyncio
import json
import re
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest

from tests.server.real.goals import goal
from tests.server.real.members import PASSWORD, Member
from tests.server.real.process import Person, Process, table_of
from tests.server.real.sockets import Client

THOUGHT = {"/api/tables/{table}/hint", "/api/tables/{table}/review"}  # they take long, and have two worlds of their own

NAMED = re.compile(r"zanzibar_[a-z]+_\d")
RENAMED = """
import secrets
from himeji.games import components
data, _ = components.read(components.shipped("naishi"))
cards = data["cards"]["items"]
for card in [card for card in cards if card["id"] in ("banner", "horseman", "monk", "ronin")]:
    cards += [card | {"id": f"zanzibar_{card['id']}_{n}", "copies": 1} for n in range(card["copies"])]
    card["copies"] = 0
components.CHOSEN["naishi"] = data, "canary"
secrets.token_hex = lambda size, real=secrets.token_hex: f"{6:064x}" if size == 32 else real(size)
"""  # nine cards have a name of their own each; with this seed both begin with one in hand


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Process(tmp_path_factory.mktemp("secrets"), RENAMED) as running:
        yield running


def seen_by(client: Client) -> set[str]:
    """The cards that their views have shown so far."""
    views = [message["view"] for message in client.heard if "view" in message]
    return set(NAMED.findall(json.dumps(views)))


@dataclass
class Overheard:
    """A whole game: every frame of everybody, every body that an opponent and a stranger could fetch before the end."""

    clients: list[Client]
    fetched: dict[str, list[str]] = field(default_factory=dict)
    unseen: set[str] = field(default_factory=set)  # cards that were named in a body to somebody who had not seen them

    @property
    def running(self) -> list[str]:
        frames = [text for client in self.clients for text in client.raw if '"open":{' not in text]
        return [*frames, *(text for bodies in self.fetched.values() for text in bodies)]

    @property
    def seed(self) -> str:
        return str(self.clients[0].follower.scene["open"]["seed"])


async def overheard(server: Process, aiko: Person, ken: Person, table: str) -> Overheard:
    stranger = Person(server, "Jun")
    operations = httpx.get(f"{server.url}/openapi.json").json()["paths"]
    paths = [path for path, has in operations.items() if "get" in has and path not in THOUGHT]
    async with (
        Client(aiko, table, server.url, 1) as one,
        Client(ken, table, server.url, 2) as two,
        Client(None, table, server.url) as onlooker,
    ):
        found = Overheard([one, two, onlooker])

        async def look_around() -> None:
            """Also at what is none of one's business."""
            bodies: dict[str, list[str]] = {}
            for path in paths:
                for person in (ken, stranger):
                    answer = await asyncio.to_thread(person.call, "GET", path.format(table=table))
                    bodies.setdefault(path, []).append(answer.text)
            for kind in ("move", "why"):
                fields = {"move": {"seq": two.follower.seq}, "why": {}}[kind]
                await two.attempt(kind, move="give advisor", seat=0, **fields)
            log = await asyncio.to_thread(ken.call, "GET", f"/api/tables/{table}/log")
            await asyncio.gather(*(client.after(log.json()[-1]["seq"] - 1) for client in (two, onlooker)))
            if not two.follower.over:
                for client, number in ((two, 0), (onlooker, 1)):
                    named = NAMED.findall("".join(texts[number] for texts in bodies.values()))
                    found.unseen |= set(named) - seen_by(client)
                for path, texts in bodies.items():
                    found.fetched.setdefault(path, []).extend(texts)

        turns = iter(range(1000))

        async def now_and_then() -> None:
            if next(turns) % 4 == 0:
                await look_around()

        await asyncio.gather(one.play(lambda: False, now_and_then), two.play(lambda: False))
        await onlooker.until(lambda: onlooker.follower.over)
        return found


@pytest.fixture(scope="module")
def people(server) -> tuple[Member, Person]:
    return Member(server, "Rin"), Person(server, "Ken")


@pytest.fixture(scope="module")
def told(server, people) -> Overheard:
    rin, ken = people
    return asyncio.run(overheard(server, rin, ken, table_of(rin, ken)))


def told_moves(client: Client) -> set[tuple[int, str]]:
    """Whose moves a reader was told in words, before the end."""
    running = [message for message in client.heard if message["type"] == "events" and message["open"] is None]
    return {(entry["seat"], entry["move"]) for each in running for entry in each["entries"] if "move" in entry}


def test_h3_no_secret_is_told_before_the_end(server, people, told):
    secrets = [told.seed, PASSWORD, *(person.token for person in people)]
    found = sum(secret in text for text in told.running for secret in secrets)
    goal("H3", f"secrets in {len(told.running)} frames, bodies and errors before the end", found, "==", 0)
    moves = [told_moves(client) for client in told.clients]
    assert all(moves[:2])
    logs = [json.loads(text) for text in told.fetched["/api/tables/{table}/log"]]
    moves += [{(entry["seat"], entry["move"]) for entry in log if "move" in entry} for log in logs]
    readers = [0, 1, 2, *[1, 2] * (len(logs) // 2)]
    theirs = sum(seat != reader for reader, each in zip(readers, moves, strict=True) for seat, _ in each)
    goal("H3", "moves of others told in words before the end", theirs, "==", 0)


def test_h3_a_card_is_named_to_nobody_whose_view_has_not_shown_it(told):
    unseen = set(told.unseen)
    for client in told.clients:
        views, named = "", set[str]()
        for message in client.heard:
            if not message.get("open"):
                views += json.dumps(message.get("view"))
                named |= set(NAMED.findall(json.dumps(message))) - set(NAMED.findall(views))
        unseen |= named
    goal(
        "H3",
        f"of 9 cards in {len(told.running)} frames and bodies, named to those who had not seen them",
        len(unseen),
        "==",
        0,
    )
    first = [set(NAMED.findall(json.dumps(client.heard[0]["view"]))) for client in told.clients]
    assert first[0] - first[1] - first[2]
    assert first[1] - first[0] - first[2]


def test_h7_records_of_a_running_game_have_a_head_only(told):
    records = [json.loads(text) for text in told.fetched["/api/tables/{table}/record"]]
    goal("H7", "records of a running game with moves or a seed", sum(map(told_too_much, records)), "==", 0)
    assert records


def told_too_much(record: dict[str, Any]) -> bool:
    return bool(record["entries"] or record["seed"] or record["scores"] or record["opening"])


def test_a12_the_log_holds_no_secret(server, people, told):
    log = server.log()
    secrets = [told.seed, PASSWORD, *(person.token for person in people)]
    secrets += ["zanzibar"]
    moves = {move for client in told.clients[:2] for _, move in told_moves(client)}
    goal("A12", "secrets and moves in the log", sum(each in log for each in [*secrets, *moves]), "==", 0)
