"""Records: what can be taken home, and what somebody brings back."""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from himeji.engine.errors import RecordError
from himeji.engine.record import Record, parse_record
from himeji.engine.replay import verify
from himeji.games import game
from himeji.server.api.callers import Caller, HallOf
from himeji.server.api.tables import Summary
from himeji.server.api.visits import Visited
from himeji.server.errors import TableError
from himeji.server.hall import new_id
from himeji.server.table import render
from himeji.server.table.entries import FIRST, Entry, Moved, Opened, Row, Sat, row
from himeji.server.table.settings import Settings, checked
from himeji.server.table.state import Table

router = APIRouter(prefix="/api", tags=["records"])
LONGEST: Final = 1_000_000  # bytes
MOVES: Final = 5_000
NOBODY: Final = "record"  # sits at a table that came from a file; no person has such an id


@router.get("/tables/{table}/record", response_class=JSONResponse)
async def take_home(actor: Visited) -> Response:
    """The whole record once the game is over; before that its head, without moves, chance and seed."""
    return Response(record_of(actor.core.table), media_type="application/json")


@router.post(
    "/records",
    status_code=201,
    openapi_extra={"requestBody": {"content": {"application/json": {"schema": {"type": "object"}}}, "required": True}},
)
async def bring_back(request: Request, user: Caller, hall: HallOf) -> Summary:
    """A finished game that somebody kept: replayed and checked, then opened as a table that is over."""
    body = await request.body()
    rows = await asyncio.to_thread(rows_of, body, user.id)
    return render.summary((await hall.place(rows)).core.table)


def record_of(table: Table) -> str:
    """What everybody may take home of a table now."""
    if table.position is None:
        raise TableError("NOT_PLAYING")
    record = table.position.record([seat.name for seat in table.seats])
    if not table.over:
        record.entries, record.opening = [], ""  # a digest is made of what nobody may know
    return record.to_json()


def rows_of(body: bytes, owner: str) -> list[Row]:
    """The rows of a table at which this record was played; RecordError names what does not hold."""
    try:
        record = parse_record(body.decode())
    except UnicodeDecodeError:
        raise RecordError("NOT_TEXT", place="body") from None
    if len(record.entries) > MOVES:
        raise RecordError("TOO_LONG", place="entries", need=MOVES)
    settings = checked(Settings(record.title, record.seats, record.options, visibility="link", undo="none"))
    verify(game(record.title), record)
    if record.scores is None or record.seed is None:
        raise RecordError("SEED_NOT_PUBLISHED", place="seed")
    return chained(entries_of(record, settings, record.seed, owner), owner)


def entries_of(record: Record, settings: Settings, seed: str, owner: str) -> list[Entry]:
    names = record.players or [f"{number + 1}" for number in range(record.seats)]
    entries: list[Entry] = [Opened(settings, owner, seed, record.edition, record.components)]
    entries += [Sat(seat, NOBODY, name[:40], None) for seat, name in enumerate(names)]
    clocks = [0] * record.seats
    for entry in record.entries:
        entries.append(Moved(entry.seat, entry.move, entry.chance, entry.digest, "person", clocks))
    return entries


def chained(entries: list[Entry], owner: str) -> list[Row]:
    table, chain, rows = new_id(), FIRST, []
    for seq, entry in enumerate(entries, start=1):
        rows.append(row(chain, table, seq, new_id()[:8], owner if seq == 1 else None, None, entry))
        chain = rows[-1].chain
    return rows
