"""Several workers on one database: Redis tells the others what was stored, and who drives which table.

Nothing depends on it for safety: the key (table, seq) decides, and what a message fails to tell is seen by looking."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Protocol

import msgspec

CHANNEL: Final = "himeji"
LEASE: Final = 10_000  # milliseconds until another worker may drive a table that nobody renews
LOG: Final = logging.getLogger("himeji.bus")

Listener = Callable[[dict[str, Any]], None]


class Bus(Protocol):
    """`alone`: there are no other workers."""

    alone: bool

    def tell(self, message: dict[str, Any]) -> None: ...
    async def leased(self, table: str) -> bool: ...
    async def listen(self, hear: Listener) -> None: ...
    async def close(self, tables: list[str]) -> None: ...


class Alone:
    """One worker: every table is ours, and there is nobody to tell."""

    alone = True

    def tell(self, message: dict[str, Any]) -> None:
        pass

    async def leased(self, table: str) -> bool:
        return True

    async def listen(self, hear: Listener) -> None:
        pass

    async def close(self, tables: list[str]) -> None:
        pass


class RedisBus:
    alone = False

    def __init__(self, client: Any, trouble: type[Exception]) -> None:
        self.client = client
        self.trouble = trouble
        self.worker = secrets.token_hex(8)
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue(10_000)
        self.task = asyncio.create_task(self.publish())

    def tell(self, message: dict[str, Any]) -> None:
        """Soon, in order; dropped if nobody takes it: the others look for themselves now and then."""
        with suppress(asyncio.QueueFull):
            self.waiting.put_nowait(msgspec.json.encode({"from": self.worker, **message}))

    async def publish(self) -> None:
        while True:
            data = await self.waiting.get()
            try:
                await self.client.publish(CHANNEL, data)
            except self.trouble:
                LOG.warning("redis_does_not_answer")
                await asyncio.sleep(1)

    async def leased(self, table: str) -> bool:
        """Ours for a while, if it is nobody's or ours already; nobody's while Redis does not answer."""
        key = f"himeji:lease:{table}"
        try:
            if await self.client.set(key, self.worker, nx=True, px=LEASE):
                return True
            if await self.client.get(key) != self.worker.encode():
                return False
            await self.client.pexpire(key, LEASE)
            return True
        except self.trouble:
            return False

    async def listen(self, hear: Listener) -> None:
        """What the other workers tell, for ever."""
        while True:
            try:
                async with self.client.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    async for each in channel.listen():
                        message = msgspec.json.decode(each["data"])
                        if message["from"] != self.worker:
                            hear(message)
            except self.trouble:
                await asyncio.sleep(1)

    async def close(self, tables: list[str]) -> None:
        """Leave what we drove to the others at once."""
        self.task.cancel()
        with suppress(self.trouble, TimeoutError):
            async with asyncio.timeout(1):
                for table in tables:
                    if await self.client.get(f"himeji:lease:{table}") == self.worker.encode():
                        await self.client.delete(f"himeji:lease:{table}")
                await self.client.aclose()


async def joined(url: str | None) -> Bus:
    """The bus at this address; without one, we are alone."""
    if url is None:
        return Alone()
    from redis.asyncio import from_url
    from redis.exceptions import RedisError

    return RedisBus(from_url(url), RedisError)
