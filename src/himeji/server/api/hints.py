"""Hints: what a search would play for the caller, one at a time on this server, with lower priority than play."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from fastapi import APIRouter

from himeji.server.api.callers import Caller, HallOf
from himeji.server.api.tables import TableId
from himeji.server.errors import TableError
from himeji.server.hinting import hint_for

router = APIRouter(prefix="/api", tags=["tables"])
AT_ONCE: Final = asyncio.Semaphore(1)


@router.get("/tables/{table}/hint")
async def advise(table: TableId, user: Caller, hall: HallOf) -> dict[str, Any]:
    found = (await hall.actor(table)).core.table
    seat = next((own for own in found.seats_of(user.id) if own in found.asked), None)
    if found.position is None or seat is None:
        raise TableError("NOTHING_TO_ADVISE")
    if AT_ONCE.locked():
        raise TableError("BUSY")
    async with AT_ONCE:
        return await hint_for(found.position.state, seat)
