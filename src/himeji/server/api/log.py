"""The log of a table from its first entry on, for those who came late."""

from __future__ import annotations

import asyncio
from typing import Any

from fastapi import APIRouter

from himeji.server.api.callers import HallOf
from himeji.server.api.visits import ReadBy, Visited
from himeji.server.table import render
from himeji.server.table.load import load

router = APIRouter(prefix="/api", tags=["tables"])


@router.get("/tables/{table}/log")
async def tell_from_the_start(actor: Visited, reader: ReadBy, hall: HallOf) -> list[dict[str, Any]]:
    """Every entry, as the reader may know it: the moves are played again, so that what happened can be told."""
    found = actor.core.table
    rows = await asyncio.to_thread(hall.store.rows, found.id)
    history = await asyncio.to_thread(load, rows)
    return [render.shown(found, reader, seq, entry, events) for seq, _, entry, events in history.told]
