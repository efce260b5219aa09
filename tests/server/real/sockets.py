"""Real clients: the reference follower on a WebSocket, reconnecting as the protocol says."""

import asyncio
import contextlib
import random
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from himeji.server.client import Follower, delay
from tests.server.real.process import Person

Wanted = Callable[[], bool]


class Client:
    """One browser tab: follows a table until it is closed, through any number of connections."""

    def __init__(self, person: Person | None, table: str, url: str, seed: object = 0, pace: float = 0.02) -> None:
        self.person = person
        self.go_to(url)
        self.follower = Follower(table, lambda: secrets.token_hex(8))
        self.chance = random.Random(f"{seed}")
        self.pace = pace  # of reconnections: 1 as the protocol says, less to save time
        self.socket: ClientConnection | None = None
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.connections = 0
        self.took: list[float] = []  # seconds from each attempt to its answer
        self.changed = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Client":
        self.task = asyncio.create_task(self.run())
        await self.until(lambda: bool(self.follower.scene))
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.task is not None
        self.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task

    def go_to(self, url: str) -> None:
        """From the next connection on."""
        self.url = url.replace("http", "ws", 1) + "/api/socket"

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.person.token}"} if self.person else {}

    @property
    def origin(self) -> Origin | None:
        """Browsers send one; programs with a token need not."""
        return None if self.person else Origin(self.url.replace("ws", "http", 1).removesuffix("/api/socket"))

    async def run(self) -> None:
        failures = 0
        while True:
            try:
                async with connect(
                    self.url, additional_headers=self.headers, origin=self.origin, compression=None, open_timeout=10
                ) as socket:
                    self.socket, failures = socket, 0
                    self.connections += 1
                    for message in self.follower.hello():
                        await socket.send(message.decode())
                    await self.listen(socket)
            except (OSError, TimeoutError, ConnectionClosed, InvalidHandshake, EOFError):
                pass
            self.socket = None
            failures += 1
            await asyncio.sleep(delay(failures - 1, self.chance.random()) * self.pace)

    async def listen(self, socket: ClientConnection) -> None:
        async for data in socket:
            assert isinstance(data, str)
            self.raw.append(data)
            self.heard.append(self.follower.hear(data))
            self.changed.set()
            if self.follower.lost:
                return

    async def send(self, data: bytes) -> None:
        """Now if there is a connection; else, or if it breaks, the follower says it again on the next one."""
        if self.socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self.socket.send(data.decode())

    async def until(self, wanted: Wanted, seconds: float = 30) -> None:
        async with asyncio.timeout(seconds):
            while not wanted():
                self.changed.clear()
                await self.changed.wait()

    async def after(self, seq: int) -> None:
        """Until more is known than this entry."""
        await self.until(lambda: self.follower.seq > seq, 60)

    async def more_than(self, count: int) -> None:
        """Until more messages than so many were heard."""
        await self.until(lambda: len(self.heard) > count)

    async def times(self, name: str, count: int) -> list[dict[str, Any]]:
        """Until an attempt was answered so many times: the answers."""
        await self.until(lambda: sum(message.get("id") == name for message in self.heard) >= count)
        return [message for message in self.heard if message.get("id") == name]

    async def attempt(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Do something and wait for its answer, however often it has to be sent."""
        return await self.answered(self.follower.attempt(kind, **fields))

    async def move(self, text: str) -> dict[str, Any]:
        return await self.answered(self.follower.move(text))

    async def answered(self, data: bytes) -> dict[str, Any]:
        name = next(name for name, sent in self.follower.open.items() if sent is data)
        begun = time.monotonic()
        await self.send(data)
        await self.until(lambda: name in self.follower.answers)
        self.took.append(time.monotonic() - begun)
        return self.follower.answers[name]

    async def play(self, until: Wanted, pause: Callable[[], Awaitable[None]] | None = None) -> int:
        """Answer every decision at random until enough is played or the game is over; how many were acknowledged."""
        played = 0
        while not (until() or self.follower.over):
            await self.until(lambda: self.follower.decision is not None or self.follower.over or until(), 60)
            decision = self.follower.decision
            if decision is None or until():
                continue
            seq = self.follower.seq
            answer = await self.move(self.chance.choice(decision["moves"]))
            if answer["type"] == "ack":
                played += 1
                await self.after(seq)
            if pause is not None:
                await pause()
        return played
