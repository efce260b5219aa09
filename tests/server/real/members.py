"""Somebody with an account, who talks HTTP as a program does, from an address of their own."""

import asyncio
import contextlib
import json
import time
from itertools import count
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.real.process import Person, Process

PASSWORD = "correct horse battery"
ADDRESSES = count(2)  # of this machine: tries are counted by address


class Member(Person):
    """Registered when made, as the guest that somebody was before if one is given."""

    def __init__(self, server: Process, name: str, guest: Person | None = None) -> None:
        self.server = server
        self.name = name
        self.token = guest.token if guest else ""
        self.address = f"127.0.0.{next(ADDRESSES)}"
        self.take(self.call("POST", "/api/accounts", {"name": name, "password": PASSWORD}))

    def take(self, answer: httpx.Response) -> None:
        assert answer.status_code in (200, 201), answer.text
        self.token, self.id = answer.json()["token"], answer.json()["id"]

    def logs_in(self, password: str = PASSWORD, guest: Person | None = None) -> httpx.Response:
        token, self.token = self.token, guest.token if guest else ""
        try:
            return self.call("POST", "/api/sessions", {"name": self.name, "password": password})
        finally:
            self.token = token

    def call(self, method: str, path: str, json: Any = None, **headers: str) -> httpx.Response:
        mine = {"Authorization": f"Bearer {self.token}"} if self.token else {"X-Himeji": "1"}
        with httpx.Client(transport=httpx.HTTPTransport(local_address=self.address), timeout=30) as client:
            return client.request(method, f"{self.server.url}{path}", json=json, headers=mine | headers)


async def until_closed(server: Process, member: Person, table: str, act: Any) -> tuple[float, dict[str, Any]]:
    """Seconds from an act to the end of a socket that was opened before, and the last that it was told."""
    headers = {"Authorization": f"Bearer {member.token}"}
    async with connect(server.url.replace("http", "ws") + "/api/socket", additional_headers=headers) as opened:
        await opened.send(json.dumps({"v": 1, "type": "hello", "table": table}))
        await opened.recv()
        assert (await asyncio.to_thread(act)).status_code == 200
        begun = time.monotonic()
        told: list[Any] = []
        with contextlib.suppress(ConnectionClosed):
            while True:
                told.append(await opened.recv())
        return time.monotonic() - begun, json.loads(told[-1])
