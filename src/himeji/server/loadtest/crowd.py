"""People and tables for a load: made over HTTP before anything is measured, from many addresses of this machine."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from http.client import HTTPConnection
from itertools import islice
from typing import Any, Final

AT_ONCE: Final = 4  # requests
OWNED: Final = 8  # tables that one person opens


class SetupFailed(Exception):
    """The server did not let us set the load up."""


@dataclass(frozen=True)
class Person:
    id: str
    token: str


@dataclass(frozen=True)
class Company:
    """People who play together, from one address, one game after another."""

    address: str
    people: list[Person]
    tables: list[str]


def addresses() -> Iterator[str]:
    """Of this machine, a new one each time: a server allows only so much to one."""
    for number in range(1, 60_000):
        yield f"127.{1 + number // 62_500}.{number // 250 % 250}.{1 + number % 250}"


class Caller:
    """Talks HTTP from one address over one connection."""

    def __init__(self, port: int, address: str) -> None:
        self.connection = HTTPConnection("127.0.0.1", port, timeout=30, source_address=(address, 0))

    def call(self, method: str, path: str, body: Any = None, person: Person | None = None) -> Any:
        headers = {"Content-Type": "application/json", "X-Himeji": "1"}
        if person is not None:
            headers["Authorization"] = f"Bearer {person.token}"
        self.connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = self.connection.getresponse()
        text = answer.read().decode()
        if answer.status >= 300:
            raise SetupFailed(f"{method} {path}: {answer.status} {text[:200]}")
        return json.loads(text)

    def person(self, name: str) -> Person:
        told = self.call("POST", "/api/guests", {"name": name})
        return Person(told["id"], told["token"])

    def table(self, title: str, seats: int, people: list[Person], bot: str = "") -> str:
        """Opened by the first; everybody sits, and where nobody does, a bot."""
        settings = {"title": title, "seats": seats, "visibility": "link"}
        table = str(self.call("POST", "/api/tables", settings, people[0])["id"])
        for seat in range(seats):
            who = people[0] if bot else people[seat]
            self.call("PUT", f"/api/tables/{table}/seats/{seat}", {"bot": bot or None}, who)
        return table


def company(port: int, address: str, title: str, seats: int, games: int) -> Company:
    caller = Caller(port, address)
    people = [caller.person(f"Guest {seat + 1}") for seat in range(seats)]
    turned = [people[game // OWNED :] + people[: game // OWNED] for game in range(games)]
    tables = [caller.table(title, seats, order) for order in turned]
    caller.connection.close()
    return Company(address, people, tables)


def companies(port: int, title: str, seats: int, count: int, games: int) -> list[Company]:
    """So many tables side by side, each with so many games one after another."""
    if games > OWNED * seats:
        raise SetupFailed(f"{games} games are more than {seats} people may open")
    with ThreadPoolExecutor(AT_ONCE) as threads:
        made = [threads.submit(company, port, each, title, seats, games) for each in islice(addresses(), count)]
        return [each.result() for each in made]
