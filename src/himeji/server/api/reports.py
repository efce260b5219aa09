"""Reports: a problem in somebody's own words, kept for the host together with the game it is about."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import Annotated, Any, Final

from fastapi import APIRouter
from pydantic import ConfigDict, Field

import himeji
from himeji.server.api.callers import Caller, HallOf
from himeji.server.api.visits import Visited
from himeji.server.errors import StoreError, TableError
from himeji.server.hall import new_id
from himeji.server.limits import Bucket
from himeji.server.table.effects import Report
from himeji.server.table.position import Position

router = APIRouter(prefix="/api", tags=["tables"])
AT_ONCE: Final = 3.0  # reports of one person
REFILL: Final = 1 / 60  # a second
PEOPLE: Final = 1000  # whose reports are counted
buckets: dict[str, Bucket] = {}


@dataclass(frozen=True)
class Problem:
    """What went wrong, after which entry it was seen, and in which browser."""

    text: Annotated[str, Field(min_length=1, max_length=2000)]
    seq: Annotated[int, Field(ge=0, le=2**53)] = 0
    browser: Annotated[str, Field(max_length=300)] = ""
    __pydantic_config__ = ConfigDict(extra="forbid")


@dataclass(frozen=True)
class Kept:
    report: str


@router.post("/tables/{table}/reports", status_code=201)
async def report_a_problem(actor: Visited, problem: Problem, user: Caller, hall: HallOf) -> Kept:
    """For those who sit there; `himeji reports` shows it to the host, with the record up to that moment."""
    found = actor.core.table
    if user.id not in found.people():
        raise TableError("NOT_YOUR_SEAT")
    if len(buckets) > PEOPLE:
        buckets.clear()
    now = hall.clock.now()
    if buckets.setdefault(user.id, Bucket(now, AT_ONCE, REFILL)).take(now) is None:
        raise TableError("TOO_FAST")
    cause = {
        "said": problem.text,
        "by": user.name,
        "seats": found.seats_of(user.id),
        "seen": problem.seq,
        "browser": problem.browser,
        "version": himeji.__version__,
        **(attached(found.position, [seat.name for seat in found.seats]) if found.position else {}),
    }
    report = Report(new_id(), found.id, found.seq, cause)
    stored: asyncio.Future[StoreError | None] = hall.loop.create_future()

    def done(error: StoreError | None) -> None:
        hall.loop.call_soon_threadsafe(stored.set_result, error)

    hall.store.put(report, done)
    error = await stored
    if error is not None:
        raise error
    return Kept(report.fault)


def attached(position: Position, players: list[str]) -> dict[str, Any]:
    """The game so far; where it began in the middle of another, the position."""
    if position.start is not None:
        return {"position": position.state.encode()}
    return {"record": json.loads(position.record(players).to_json())}
