"""Replays: a game position by position, through the eyes of a seat or of one who looked on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Annotated, Any

from fastapi import APIRouter, Query

from himeji.engine.state import State
from himeji.server.api.callers import IN_TURN
from himeji.server.api.outlook import sheets
from himeji.server.api.visits import ReadBy, Visited
from himeji.server.errors import TableError
from himeji.server.table import render
from himeji.server.table.render import eyes
from himeji.server.table.state import Table

router = APIRouter(prefix="/api", tags=["records"])
Eyes = Annotated[int | None, Query(ge=0, le=7)]


@router.get("/tables/{table}/replay", dependencies=IN_TURN)
async def play_back(actor: Visited, reader: ReadBy, seat: Eyes = None) -> dict[str, Any]:
    """Every position with what led to it; of a game that is still played, as the caller's own seat knew it."""
    found = actor.core.table
    if found.position is None or (seat is not None and seat >= len(found.seats)):
        raise TableError("NOT_PLAYING")
    own = eyes(found, reader)
    if not found.over and seat not in own:
        seat = next(iter(own), None)
    steps = await asyncio.to_thread(lambda: list(steps_of(found, seat)))
    return {"table": render.summary(found), "open": render.laid_open(found), "seat": seat, "steps": steps}


def steps_of(table: Table, seat: int | None) -> Iterator[dict[str, Any]]:
    assert table.position is not None
    position = table.position
    state = position.back_to(0).state.clone()
    yield step(state, seat, table.over)
    for entry in position.moves:
        events = state.apply(state.parse(entry.move), entry.seat)
        told = [{"code": event.code, "figures": event.figures} for event in events if event.heard_by(seat)]
        move = entry.move if table.over or entry.seat == seat else None
        yield {**step(state, seat, table.over), "by": entry.seat, "move": move, "events": told}


def step(state: State, seat: int | None, over: bool) -> dict[str, Any]:
    """A position; once a game is over nothing of it is hidden, so every seat's points may be told."""
    return {
        "by": None,
        "move": None,
        "events": [],
        "view": state.view(seat),
        "points": [int(state.points(each)) for each in seats_of(state)] if over else known_points(state, seat),
    }


def seats_of(state: State) -> range:
    """Those of people, and those whom the rules play."""
    return range(len(state.outcome().scores))


def known_points(state: State, seat: int | None) -> list[int | None]:
    """As far as the seat may know, from a world that looks the same to it."""
    world = state if seat is None else state.port(seat).world
    return [sheet["points"] if sheet else None for sheet in sheets(world, seat)]
