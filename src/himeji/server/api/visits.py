"""A table somebody asks about: found, and theirs to look at."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path

from himeji.server.access import admitted
from himeji.server.actor import Actor
from himeji.server.api.callers import Anybody, HallOf

TableId = Annotated[str, Path(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Path(ge=0, le=7)]


async def visited(table: TableId, hall: HallOf, user: Anybody) -> Actor:
    """StoreError if there is no such table, AccessError if the caller was not invited to it."""
    actor = await hall.actor(table)
    await admitted(hall, actor, user)
    return actor


Visited = Annotated[Actor, Depends(visited)]
