"""Replays: a finished game position by position, through the eyes of a seat or of one who looked on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Annotated, Any

from fastapi import APIRouter, Query

from himeji.engine.state import State
from himeji.server.api.callers import IN_TURN
from himeji.server.api.visits import Visited
from himeji.server.errors import TableError
from himeji.server.table import render
from himeji.server.table.state import Table

router = APIRouter(prefix="/api", tags=["records"])
Eyes = Annotated[int | None, Query(ge=0, le=7)]


@router.get("/tables/{table}/replay", dependencies=IN_TURN)
async def play_back(actor: Visited, seat: Eyes = None) -> dict[str, Any]:
    """Every position of a game that is over, with what led to it and every seat's points."""
    found = actor.core.table
    if found.position is None or not found.over or (seat is not None and seat >= len(found.seats)):
        raise TableError("NOT_OVER")
    steps = await asyncio.to_thread(lambda: list(steps_of(found, seat)))
    return {"table": render.summary(found), "open": render.laid_open(found), "seat": seat, "steps": steps}


def steps_of(table: Table, seat: int | None) -> Iterator[dict[str, Any]]:
    assert table.position is not None
    position = table.position
    state = position.back_to(0).state.clone()
    yield step(state, seat)
    for entry in position.moves:
        events = state.apply(state.parse(entry.move), entry.seat)
        told = [{"code": event.code, "figures": event.figures} for event in events if event.heard_by(seat)]
        yield {**step(state, seat), "by": entry.seat, "move": entry.move, "events": told}


def step(state: State, seat: int | None) -> dict[str, Any]:
    """A position; once a game is over nothing of it is hidden, so every seat's points may be told."""
    return {
        "by": None,
        "move": None,
        "events": [],
        "view": state.view(seat),
        "points": [int(state.points(each)) for each in range(len(state.outcome().scores))],
    }
