"""Tables: opened, listed, sat down at, shown to others, played again."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, Final

from fastapi import APIRouter
from pydantic import ConfigDict

import himeji
from himeji.server.access import admitted
from himeji.server.api.callers import Anybody, Caller, HallOf, PlayersOf
from himeji.server.api.visits import SeatNumber, TableId, Visited
from himeji.server.errors import TableError
from himeji.server.first_games import first_game
from himeji.server.hall import Hall, new_id
from himeji.server.identity import Name, User, cleaned, hashed
from himeji.server.store.invitations import Invitation
from himeji.server.table import render
from himeji.server.table.messages import VERSION, Rematch, Sit, Stand
from himeji.server.table.settings import Settings
from himeji.server.table.state import Table

router = APIRouter(prefix="/api", tags=["tables"])
LISTED: Final = 100

Summary = dict[str, Any]


@dataclass(frozen=True)
class Sitting:
    """A bot, or oneself: on a second seat of one's own table under another name, for somebody at the same device."""

    bot: str | None = None
    name: Name | None = None
    __pydantic_config__ = ConfigDict(extra="forbid")


@dataclass(frozen=True)
class Title:
    id: str
    seats: list[int]
    options: dict[str, list[int]]
    bots: list[str]
    first_game: bool


@router.get("/titles")
def titles(players: PlayersOf) -> list[Title]:
    known = [himeji.game(title) for title in himeji.titles()]
    return [
        Title(
            each.id,
            list(each.seats),
            {name: list(values) for name, values in each.options.items()},
            list(players),
            first_game(each.id) is not None,
        )
        for each in known
    ]


@router.post("/tables", status_code=201)
async def open_a_table(settings: Settings, user: Caller, hall: HallOf) -> Summary:
    return render.summary((await hall.open(settings, user)).core.table)


@router.get("/tables")
def public_tables(hall: HallOf, somebody: Anybody) -> list[Summary]:
    return hall.store.listed("public", ["open", "playing"], LISTED)


@router.get("/tables/{table}")
async def one_table(actor: Visited) -> Summary:
    return render.summary(actor.core.table)


@router.put("/tables/{table}/seats/{seat}")
async def sit_down(
    table: TableId, seat: SeatNumber, sitting: Sitting, user: Caller, hall: HallOf, players: PlayersOf
) -> Summary:
    if sitting.bot is not None and sitting.bot not in players:
        raise TableError("UNKNOWN_PLAYER", player=sitting.bot, players=", ".join(players))
    actor = await hall.actor(table)
    invited = (await admitted(hall, actor, user)).reader.invited
    name = None if sitting.name is None else cleaned(sitting.name)
    sit = Sit(v=VERSION, table=table, id=new_id(), seat=seat, bot=sitting.bot, name=name)
    await hall.request(actor, user, sit, invited)
    return render.summary(actor.core.table)


@router.delete("/tables/{table}/seats/{seat}")
async def get_up(actor: Visited, table: TableId, seat: SeatNumber, user: Caller, hall: HallOf) -> Summary:
    await hall.request(actor, user, Stand(v=VERSION, table=table, id=new_id(), seat=seat))
    return render.summary(actor.core.table)


@router.post("/tables/{table}/rematch", status_code=201)
async def play_again(actor: Visited, table: TableId, user: Caller, hall: HallOf) -> Summary:
    """The same people and bots at a new table, everybody one seat further; whoever asks sits there at once."""
    old = actor.core.table
    if user.id not in old.people() or not old.over:
        raise TableError("NOT_PLAYING")
    if old.rematch is None:
        new = await hall.open(old.settings, user)
        await asyncio.to_thread(let_in, hall, new.core.table.id, old, user)
        message = Rematch(v=VERSION, table=table, id=new_id(), new=new.core.table.id)
        await hall.request(actor, user, message)
        for number, seat in enumerate(old.seats):
            if seat.bot is not None or seat.user == user.id:
                further = (number + 1) % len(old.seats)
                name = None if seat.bot else seat.name
                sit = Sit(v=VERSION, table=new.core.table.id, id=new_id(), seat=further, bot=seat.bot, name=name)
                await hall.request(new, user, sit)
        return render.summary(new.core.table)
    return render.summary((await hall.actor(old.rematch)).core.table)


def let_in(hall: Hall, new: str, old: Table, user: User) -> None:
    """Whoever sat at the old table may sit at the new one."""
    people = old.people()
    offer = Invitation(new_id(), new, "seat", None, len(people), user.id, 0.0)
    hall.store.invitations.add(offer, hashed(new_id()), people)
