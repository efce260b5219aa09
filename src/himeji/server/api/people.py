"""Guests: a name, and a token that proves who took it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from pydantic import ConfigDict

from himeji.server.access import admitted
from himeji.server.api.callers import AccountsOf, Admin, Anybody, Caller, HallOf, IdentityOf
from himeji.server.identity import COOKIE, Name

router = APIRouter(prefix="/api", tags=["people"])
YEAR = 365 * 24 * 3600


@dataclass(frozen=True)
class NewGuest:
    name: Name
    __pydantic_config__ = ConfigDict(extra="forbid")


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    guest: bool


@dataclass(frozen=True)
class PersonWithToken(Person):
    token: str


@dataclass(frozen=True)
class ForTable:
    table: str
    __pydantic_config__ = ConfigDict(extra="forbid")


@dataclass(frozen=True)
class Ticket:
    ticket: str


@dataclass(frozen=True)
class Ended:
    id: str


GuestId = Annotated[str, Path(min_length=1, max_length=40)]


@router.post("/guests", status_code=201)
def take_a_name(
    new: NewGuest, request: Request, response: Response, identity: IdentityOf, before: Anybody
) -> PersonWithToken:
    """Play as a guest: nothing is asked but a name."""
    user = identity.guest(new.name, before)
    token = identity.token(user)
    give_cookie(request, response, token)
    return PersonWithToken(user.id, user.name, user.guest, token)


def give_cookie(request: Request, response: Response, token: str) -> None:
    secure = request.app.state.config.secure
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, secure=secure, samesite="lax")


@router.delete("/guests/{guest}")
def shut_out(guest: GuestId, admin: Admin, accounts: AccountsOf) -> Ended:
    """For admins: this guest's token is good for nothing from now on, wherever it is used."""
    accounts.end_guest(guest)
    return Ended(guest)


@router.get("/me")
def who_am_i(user: Caller) -> Person:
    return Person(user.id, user.name, user.guest)


@router.post("/tickets", status_code=201)
async def take_a_ticket(wanted: ForTable, user: Caller, hall: HallOf, identity: IdentityOf) -> Ticket:
    """For a socket that can carry neither cookie nor header."""
    await admitted(hall, await hall.actor(wanted.table), user)
    return Ticket(identity.ticket(user, wanted.table))
