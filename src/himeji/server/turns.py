"""Requests that cost much: two at a time for each person, and the others wait for their turn."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from himeji.server.errors import TableError

AT_ONCE: Final = 2
WAITING: Final = 4  # of one person; more are refused


@dataclass
class Line:
    """One person's requests: how many there are, and who of them goes on."""

    length: int = 0
    places: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))


class Turns:
    def __init__(self) -> None:
        self.lines: dict[str, Line] = {}

    @asynccontextmanager
    async def of(self, who: str) -> AsyncIterator[None]:
        """When it is this person's turn; TableError if they ask for too much at once."""
        line = self.lines.setdefault(who, Line())
        if line.length >= AT_ONCE + WAITING:
            raise TableError("TOO_MANY")
        line.length += 1
        try:
            async with line.places:
                yield
        finally:
            line.length -= 1
            if not line.length:
                del self.lines[who]
