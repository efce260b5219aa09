"""Studies on demand, in turn and with lower priority than play: hints, chains of a turn, reviews of what is over."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Query

from himeji.engine.state import State
from himeji.server.actor import Actor
from himeji.server.api.callers import IN_TURN, Caller, HallOf
from himeji.server.api.visits import TableId, Visited
from himeji.server.errors import TableError
from himeji.server.identity import User

router = APIRouter(prefix="/api", tags=["tables"])
First = Annotated[str | None, Query(max_length=100)]
KEPT: Final = 100  # reviews at hand
reviews: dict[str, dict[str, Any]] = {}


@router.get("/tables/{table}/hint", dependencies=IN_TURN)
async def advise(actor: Visited, user: Caller, hall: HallOf) -> dict[str, Any]:
    return await hall.studies.hint(*asked_of(actor, user))


@router.get("/tables/{table}/combos", dependencies=IN_TURN)
async def explore(actor: Visited, user: Caller, hall: HallOf, first: First = None) -> dict[str, Any]:
    """The chains that the caller's turn can take from here, or after this move."""
    state, seat = asked_of(actor, user)
    decision = next(each for each in state.pending() if each.seat == seat)
    if first is not None and first not in {move.text for move in decision.moves()}:
        raise TableError("NOTHING_TO_ADVISE")
    return await hall.studies.combos(state, seat, () if first is None else (first,))


def asked_of(actor: Actor, user: User) -> tuple[State, int]:
    """The position, and the seat of theirs that is asked in it."""
    found = actor.core.table
    seat = next((own for own in found.seats_of(user.id) if own in found.asked), None)
    if found.position is None or seat is None:
        raise TableError("NOTHING_TO_ADVISE")
    return found.position.state, seat


@router.get("/tables/{table}/review", dependencies=IN_TURN)
async def look_back(actor: Visited, table: TableId, hall: HallOf) -> dict[str, Any]:
    """Chances, quality and luck of every decision; the same game is thought through once."""
    found = actor.core.table
    if found.position is None or not found.over:
        raise TableError("NOT_OVER")
    if table not in reviews:
        studied = await hall.studies.review(found.position.record([seat.name for seat in found.seats]))
        reviews.pop(next(iter(reviews)) if len(reviews) >= KEPT else table, None)
        reviews[table] = studied
    return reviews[table]
