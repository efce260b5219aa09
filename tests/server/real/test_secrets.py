"""Nothing that is heard, fetched or logged before the end holds what its reader may not know."""

import asyncio
import json
from typing import Any

from tests.server.real.goals import goal
from tests.server.real.process import Person, Process, table_of
from tests.server.real.sockets import Client


async def overheard(server: Process, aiko: Person, ken: Person, table: str) -> tuple[list[Client], list[str]]:
    """A whole game, with what each reader could fetch besides at every turn."""
    fetched: list[str] = []
    async with (
        Client(aiko, table, server.url, 1) as one,
        Client(ken, table, server.url, 2) as two,
        Client(None, table, server.url) as onlooker,
    ):

        async def fetch() -> None:
            paths = (f"/api/tables/{table}/record", "/api/tables", f"/api/tables/{table}")
            answers = [await asyncio.to_thread(ken.call, "GET", path) for path in paths]
            if answers[-1].json()["state"] == "playing":
                fetched.extend(answer.text for answer in answers)

        await asyncio.gather(one.play(lambda: False, fetch), two.play(lambda: False))
        await onlooker.until(lambda: onlooker.follower.over)
        return [one, two, onlooker], fetched


def told_moves(client: Client) -> set[tuple[int, str]]:
    """Whose moves a reader was told in words, before the end."""
    running = [message for message in client.heard if message["type"] == "events" and message["open"] is None]
    return {(entry["seat"], entry["move"]) for each in running for entry in each["entries"] if "move" in entry}


def test_h3_h7_no_secret_is_told_before_the_end(server, aiko, ken):
    table = table_of(aiko, ken)
    clients, fetched = asyncio.run(overheard(server, aiko, ken, table))
    laid_open = clients[0].follower.scene["open"]
    running = [text for client in clients for text in client.raw if '"open":null' in text]
    seeds = sum(laid_open["seed"] in text for text in [*running, *fetched])
    goal("H3", "messages with the seed before the end", seeds, "==", 0)
    moves = [told_moves(client) for client in clients]
    theirs = sum(seat != reader for reader in range(3) for seat, _ in moves[reader])
    goal("H3", "moves of others told in words before the end", theirs, "==", 0)
    assert all(moves[:2])
    records = [json.loads(text) for text in fetched if '"format"' in text]
    goal("H7", "records of a running game with moves or a seed", sum(map(told_too_much, records)), "==", 0)
    assert len(records) > 5


def told_too_much(record: dict[str, Any]) -> bool:
    return bool(record["entries"] or record["seed"] or record["scores"])


def test_a12_the_log_holds_no_secret(server, aiko, ken):
    table = table_of(aiko, ken)
    clients, _ = asyncio.run(overheard(server, aiko, ken, table))
    log = server.log()
    secrets = [clients[0].follower.scene["open"]["seed"], aiko.token, ken.token]
    assert not [secret for secret in secrets if secret in log]
