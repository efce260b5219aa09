"""How many tables one person may open, by whatever way."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from weakref import WeakValueDictionary

from himeji.server.errors import AccessError
from himeji.server.store.store import Store

GOING: Final = 10  # tables of one person that are not over; practice does not count
AN_HOUR: Final = 30
HOUR: Final = 3600.0  # seconds


class Openings:
    """One after the other for each person: many requests at once open no more tables than they may."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def one_more(self, owner: str) -> AsyncIterator[None]:
        """Room for a table; AccessError for somebody who has opened enough."""
        lock = self.locks.setdefault(owner, asyncio.Lock())
        async with lock:
            going, recent = await asyncio.to_thread(self.store.opened_by, owner, time.time() - HOUR)
            if going >= GOING or recent >= AN_HOUR:
                raise AccessError("TOO_MANY_TABLES")
            yield
