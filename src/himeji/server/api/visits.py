"""A table somebody asks about: found, and theirs to look at."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path

from himeji.server.access import admitted
from himeji.server.actor import Actor
from himeji.server.api.callers import Anybody, HallOf
from himeji.server.table.effects import Reader

TableId = Annotated[str, Path(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Path(ge=0, le=7)]


async def visit(table: TableId, hall: HallOf, user: Anybody) -> tuple[Actor, Reader]:
    """StoreError if there is no such table, AccessError if the caller was not invited to it."""
    actor = await hall.actor(table)
    return actor, (await admitted(hall, actor, user)).reader


async def visited(found: Annotated[tuple[Actor, Reader], Depends(visit)]) -> Actor:
    return found[0]


async def read_by(found: Annotated[tuple[Actor, Reader], Depends(visit)]) -> Reader:
    """The caller as the table knows them on a socket too: a coach sees what the seat sees."""
    return found[1]


Visited = Annotated[Actor, Depends(visited)]
ReadBy = Annotated[Reader, Depends(read_by)]
