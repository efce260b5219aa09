"""Studies on demand, in turn and with lower priority than play: hints, reviews of what is over."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter

from himeji.server.api.callers import IN_TURN, Caller, HallOf
from himeji.server.api.visits import TableId, Visited
from himeji.server.errors import TableError

router = APIRouter(prefix="/api", tags=["tables"])
KEPT: Final = 100  # reviews at hand
reviews: dict[str, dict[str, Any]] = {}


@router.get("/tables/{table}/hint", dependencies=IN_TURN)
async def advise(actor: Visited, user: Caller, hall: HallOf) -> dict[str, Any]:
    found = actor.core.table
    seat = next((own for own in found.seats_of(user.id) if own in found.asked), None)
    if found.position is None or seat is None:
        raise TableError("NOTHING_TO_ADVISE")
    return await hall.studies.hint(found.position.state, seat)


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
