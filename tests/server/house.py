"""A server in a thread of this process: real sockets, and its insides within reach."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from himeji.server.config import Config
from himeji.server.serve import Server, bound, settings
from himeji.server.store.people import Account
from himeji.server.store.store import Store

Headers = dict[str, str]


class House:
    """`anybody`: what a browser sends that nobody is known by."""

    def __init__(self, app: Any, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.app = app
        self.state: Any = self.app.state
        self.client = httpx.Client(base_url=self.url, timeout=60)
        self.anybody = {"origin": self.url, "x-himeji": "1"}

    def add(self, account: Account) -> None:
        """An account that nobody has a password for."""
        self.state.accounts.people.add(account, account.name, 0.0)

    def wait(self, seconds: float) -> None:
        """So much later, by the server's calendar."""
        self.state.accounts.calendar.begun += seconds

    def session(self, account: Account) -> Headers:
        return {"authorization": f"Bearer {self.state.accounts.begin_session(account)}", "id": account.id}

    def guest(self, name: str) -> Headers:
        found = self.ask(self.anybody, "POST", "/api/guests", {"name": name})
        return {"authorization": f"Bearer {found['token']}", "id": found["id"]}

    def call(self, headers: Headers, method: str, path: str, body: Any = None) -> httpx.Response:
        self.client.cookies.clear()
        return self.client.request(method, path, json=body, headers=headers)

    def ask(self, headers: Headers, method: str, path: str, body: Any = None) -> Any:
        answer = self.call(headers, method, path, body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def run(self, work: Any) -> Any:
        """Something to be done by the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.state.hall.loop).result(60)

    @contextmanager
    def socket(self, headers: Headers, table: str) -> Iterator[ClientConnection]:
        """A socket that has said hello."""
        mine = {name: value for name, value in headers.items() if name == "authorization"}
        origin = Origin(self.url) if "origin" in headers else None
        address = f"{self.url.replace('http', 'ws')}/api/socket"
        with connect(address, additional_headers=mine, origin=origin, compression=None) as opened:
            say(opened, "hello", table)
            yield opened


def say(socket: ClientConnection, kind: str, table: str, **fields: Any) -> None:
    socket.send(json.dumps({"v": 1, "type": kind, "table": table, **fields}))


def heard(socket: ClientConnection) -> Iterator[dict[str, Any]]:
    """All that is said until the socket closes."""
    try:
        while True:
            yield json.loads(socket.recv(timeout=30))
    except ConnectionClosed:
        return


@contextmanager
def house(folder: Path) -> Iterator[House]:
    store = Store(f"sqlite:///{folder / 'himeji.db'}")
    with bound("127.0.0.1", 0) as door:
        port = door.getsockname()[1]
        config = Config(folder, "", port=port, bots=0, commands={"cmd:example": "true"})
        server = Server(settings(config, store))
        thread = threading.Thread(target=server.run, args=([door],), daemon=True)
        thread.start()
        end = monotonic() + 60
        while not server.started and monotonic() < end:
            sleep(0.01)
        found = House(server.config.app, port)
        try:
            yield found
        finally:
            found.client.close()
            server.should_exit = True
            thread.join(20)
            store.close()
