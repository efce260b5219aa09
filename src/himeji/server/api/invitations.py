"""Invitations: to a seat, to look on, to look over the shoulder of one's own seat. Codes are shown once."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import asdict, dataclass
from typing import Annotated, Final

from fastapi import APIRouter, Path, Request
from pydantic import ConfigDict, Field

from himeji.server.api.callers import AccountsOf, Caller, HallOf
from himeji.server.api.visits import Visited
from himeji.server.errors import AccessError, TableError
from himeji.server.hall import new_id
from himeji.server.identity import User, hashed
from himeji.server.limits import address_of
from himeji.server.store.invitations import Invitation, Kind
from himeji.server.table.state import Table

router = APIRouter(prefix="/api", tags=["invitations"])
BYTES: Final = 16  # of chance in a code
STANDING: Final = 50  # at one table
TRIES: Final = 60  # a minute, of one address
HOUR: Final = 3600.0


@dataclass(frozen=True)
class NewInvitation:
    """`uses`: how many people it lets in; `hours`: until when."""

    kind: Kind
    seat: Annotated[int, Field(ge=0, le=7)] | None = None
    uses: Annotated[int, Field(ge=1, le=100)] = 1
    hours: Annotated[int, Field(ge=1, le=24 * 30)] = 72
    __pydantic_config__ = ConfigDict(extra="forbid")


@dataclass(frozen=True)
class Code:
    code: Annotated[str, Field(max_length=64)]
    __pydantic_config__ = ConfigDict(extra="forbid")


@dataclass(frozen=True)
class Standing:
    """An invitation without its code, which nobody knows any more but those who have it."""

    id: str
    table: str
    kind: str
    seat: int | None
    uses: int
    used: int
    expires: float


@dataclass(frozen=True)
class WithCode(Standing):
    code: str


@router.post("/tables/{table}/invitations", status_code=201)
async def invite(new: NewInvitation, actor: Visited, user: Caller, hall: HallOf, accounts: AccountsOf) -> WithCode:
    table = actor.core.table
    may_invite(table, user, new)
    kept = hall.store.invitations
    if len(await asyncio.to_thread(kept.of_table, table.id)) >= STANDING:
        raise AccessError("TOO_MANY")
    expires = accounts.calendar.now() + new.hours * HOUR
    made = Invitation(new_id(), table.id, new.kind, new.seat, new.uses, user.id, expires)
    code = secrets.token_urlsafe(BYTES)
    await asyncio.to_thread(kept.add, made, hashed(code))
    return WithCode(**asdict(standing(made)), code=code)


@router.get("/tables/{table}/invitations")
async def standing_invitations(actor: Visited, user: Caller, hall: HallOf) -> list[Standing]:
    """One's own; all of them for the owner of the table."""
    table = actor.core.table
    found = await asyncio.to_thread(hall.store.invitations.of_table, table.id)
    return [standing(each) for each in found if user.id in (each.by, table.owner)]


@router.delete("/tables/{table}/invitations/{invitation}")
async def revoke(
    invitation: Annotated[str, Path(max_length=40)], actor: Visited, user: Caller, hall: HallOf
) -> Standing:
    """It lets nobody in any more, and those whom it let in leave; who sits by it keeps the seat."""
    kept = hall.store.invitations
    for each in await asyncio.to_thread(kept.of_table, actor.core.table.id):
        if each.id == invitation and (user.admin or user.id in (each.by, actor.core.table.owner)):
            await asyncio.to_thread(kept.revoke, invitation)
            return standing(each)
    raise AccessError("NO_SUCH_INVITATION")


@router.post("/invitations")
async def redeem(given: Code, request: Request, user: Caller, hall: HallOf, accounts: AccountsOf) -> Standing:
    """Be let in: from now on the caller may do at the table what the invitation says."""
    await asyncio.to_thread(accounts.count, {f"invitation {address_of(request)}": TRIES})
    now = accounts.calendar.now()
    return standing(await asyncio.to_thread(hall.store.invitations.redeem, hashed(given.code), user.id, now))


def may_invite(table: Table, user: User, new: NewInvitation) -> None:
    """The owner offers seats, whoever sits shows their own, both let others look on."""
    if new.seat is not None and new.seat >= len(table.seats):
        raise TableError("NO_SUCH_SEAT", place=str(new.seat))
    if new.kind == "coach" and (new.seat is None or new.seat not in table.seats_of(user.id)):
        raise TableError("NOT_YOUR_SEAT")
    if new.kind == "seat" and user.id != table.owner:
        raise TableError("NOT_OWNER")
    if user.id not in table.people() | {table.owner}:
        raise TableError("NOT_YOUR_SEAT")


def standing(found: Invitation) -> Standing:
    return Standing(found.id, found.table, found.kind, found.seat, found.uses, found.used, found.expires)
