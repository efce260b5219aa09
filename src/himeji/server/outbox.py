"""What waits to be sent on one socket: bounded, and in a task of its own, so that a slow reader harms nobody else.

While the reader keeps up nothing waits: a message is written when it is put."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from himeji.server.table.effects import Send

MESSAGES: Final = 64
BYTES: Final = 256 * 1024
STUCK: Final = 20.0  # seconds in which nothing could be sent


Write = Callable[[bytes], bool]


class Outbox:
    """`lagging` is called once the reader reads again after events had to be dropped; `write` sends at once if it can,
    `send` waits until it could, `drops` counts."""

    def __init__(
        self,
        send: Callable[[bytes], Awaitable[None]],
        lagging: Callable[[], None],
        write: Write = lambda data: False,
        drops: Callable[[float], None] = lambda count: None,
    ) -> None:
        self.drops = drops
        self.send = send
        self.write = write
        self.lagging = lagging
        self.sending = False
        self.waiting: deque[Send] = deque()
        self.size = 0
        self.dropped = False
        self.closed = False
        self.more = asyncio.Event()

    def put(self, message: Send) -> None:
        if not (self.waiting or self.sending or self.dropped or self.closed) and self.write(message.data):
            return
        self.waiting.append(message)
        self.size += len(message.data)
        if len(self.waiting) > MESSAGES or self.size > BYTES:
            self.drop()
        self.more.set()

    def drop(self) -> None:
        """Answers are kept, events are not: one scene will take their place. Too many answers: nobody reads."""
        kept = deque(message for message in self.waiting if message.answer)
        self.drops(len(self.waiting) - len(kept))
        self.waiting = kept
        self.size = sum(len(message.data) for message in self.waiting)
        self.dropped = True
        self.closed = len(self.waiting) > MESSAGES or self.size > BYTES

    def take(self) -> Send | None:
        """The next message; when all are taken and some were dropped, whoever lags is told how things stand."""
        if not self.waiting and self.dropped:
            self.dropped = False
            self.lagging()
        if self.closed or not self.waiting:
            return None
        message = self.waiting.popleft()
        self.size -= len(message.data)
        return message

    async def run(self) -> None:
        """Until the socket is stuck; TimeoutError then."""
        now = asyncio.get_running_loop().time
        async with asyncio.timeout(None) as limit:
            while not self.closed:
                await self.more.wait()
                self.more.clear()
                limit.reschedule(now() + STUCK)
                while message := self.take():
                    self.sending = True
                    await self.send(message.data)
                    self.sending = False
                    limit.reschedule(now() + STUCK)
                limit.reschedule(None)
        raise TimeoutError
