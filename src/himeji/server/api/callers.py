"""Who calls: by bearer token, or by our cookie together with the header that only our own page can set."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Final

from fastapi import Depends, Request

from himeji.bots import NAMES
from himeji.server.accounts import Accounts
from himeji.server.errors import AccessError
from himeji.server.hall import Hall
from himeji.server.identity import COOKIE, HEADER, Identity, User
from himeji.server.limits import address_of

SAFE: Final = {"GET", "HEAD", "OPTIONS"}


def hall_of(request: Request) -> Hall:
    found: Hall = request.app.state.hall
    return found


def identity_of(request: Request) -> Identity:
    found: Identity = request.app.state.identity
    return found


def accounts_of(request: Request) -> Accounts:
    found: Accounts = request.app.state.accounts
    return found


def somebody(request: Request) -> User | None:
    """Whoever calls, if they say who they are."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        user = identity_of(request).user(token)
        if user is None:
            raise AccessError("NOT_SIGNED_IN")
        return user
    if request.method not in SAFE and request.headers.get(HEADER) != "1":
        raise AccessError("FORGED")
    return identity_of(request).user(request.cookies.get(COOKIE))


def known(request: Request) -> User:
    user = somebody(request)
    if user is None:
        raise AccessError("NOT_SIGNED_IN")
    return user


def admin(user: Annotated[User, Depends(known)]) -> User:
    if not user.admin:
        raise AccessError("NOT_ADMIN")
    return user


def players_of(request: Request) -> tuple[str, ...]:
    """Who can take a seat besides people: our bots, and those of others that the host allows."""
    return (*NAMES, *request.app.state.config.commands)


PlayersOf = Annotated[tuple[str, ...], Depends(players_of)]
HallOf = Annotated[Hall, Depends(hall_of)]
IdentityOf = Annotated[Identity, Depends(identity_of)]
AccountsOf = Annotated[Accounts, Depends(accounts_of)]
Caller = Annotated[User, Depends(known)]
Admin = Annotated[User, Depends(admin)]
Anybody = Annotated[User | None, Depends(somebody)]


async def in_turn(request: Request, user: Anybody, hall: HallOf) -> AsyncIterator[None]:
    """For what costs much: whoever asks for more of it waits."""
    async with hall.turns.of(user.id if user else address_of(request)):
        yield


IN_TURN: Final = [Depends(in_turn)]
