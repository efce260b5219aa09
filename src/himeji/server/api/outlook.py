"""The outlook: what everybody would score now, what each answer would change at once, and which of them bind."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from typing import Any, Final

from fastapi import APIRouter

from himeji.engine.chance import streams
from himeji.engine.state import State
from himeji.engine.zone import OWNER
from himeji.server.api.callers import IN_TURN
from himeji.server.api.visits import ReadBy, Visited
from himeji.server.errors import TableError
from himeji.server.table.render import eyes

router = APIRouter(prefix="/api", tags=["tables"])
MANY: Final = 80  # answers: more are not looked at
WORLDS: Final = 3
Changes = dict[str, dict[str, Any]]


@router.get("/tables/{table}/outlook", dependencies=IN_TURN)
async def look_ahead(actor: Visited, reader: ReadBy) -> dict[str, Any]:
    """Only worlds dealt from what the reader knows are looked at, never the true one."""
    found = actor.core.table
    if found.position is None:
        raise TableError("NOT_PLAYING")
    seats = eyes(found, reader)
    seat = next((own for own in seats if own in found.asked), next(iter(seats), None))
    return await asyncio.to_thread(outlook, found.position.state, seat)


def outlook(state: State, seat: int | None) -> dict[str, Any]:
    if seat is None:
        return {"seat": None, "score": sheets(state, None), "gives": {}, "binding": []}
    port = state.port(seat)
    chance = streams(port.world.digest(), "outlook")
    worlds = [port.world, *(port.sample_world(chance) for _ in range(WORLDS - 1))]
    found = [changes(each, seat) for each in worlds]
    gives = {move: {"points": change["points"], "held": change["held"]} for move, change in agreed(found).items()}
    binding = sorted({move for each in found for move, change in each.items() if change["binds"]})
    return {"seat": seat, "score": sheets(port.world, seat), "gives": gives, "binding": binding}


def agreed(found: list[Changes]) -> Changes:
    """What holds in every world; what depends on something the seat cannot see is left out."""
    first, *others = found
    return {move: change for move, change in first.items() if all(other.get(move) == change for other in others)}


def sheets(world: State, seat: int | None) -> list[dict[str, Any] | None]:
    """Every seat's points where no seat has secrets or all is over; else one's own."""
    found = world.outcome()
    everybodys = not world.pending() or all(field.seen_by != OWNER for field in world.sheet().fields)
    return [
        {"points": points, "items": [asdict(item) for item in found.items[at]]} if everybodys or at == seat else None
        for at, points in enumerate(found.scores)
    ]


def changes(world: State, seat: int) -> Changes:
    """For each move: the seat's points before and after, what it would hold more or less of, and whether it binds."""
    asked = next((decision for decision in world.pending() if decision.seat == seat), None)
    moves = asked.moves() if asked else []
    if len(moves) > MANY:
        return {}
    points, held = int(world.points(seat)), holdings(world, seat)
    found = {}
    for move in moves:
        after = world.clone()
        after.apply(move, seat)
        more = {name: count - held[name] for name, count in holdings(after, seat).items() if count != held[name]}
        found[move.text] = {
            "points": [points, int(after.points(seat))],
            "held": more,
            "binds": binds(world, after, seat),
        }
    return found


def binds(before: State, after: State, seat: int) -> bool:
    """Others are asked or chance was used: such a move cannot be taken back freely."""
    return [decision.seat for decision in after.pending()] != [seat] or list(before.chance) != list(after.chance)


def holdings(world: State, seat: int) -> dict[str, int]:
    """What a clan has in store; nothing in titles without stores."""
    clans = world.view(seat).get("clans")
    return dict(clans[seat]["stores"]) if clans else {}
