"""Accounts: registered, logged in and out of, changed and given up; a guest's games go along."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from pydantic import ConfigDict, Field

from himeji.server.accounts import Password, key_of
from himeji.server.api.callers import AccountsOf, Admin, Anybody, Caller, HallOf
from himeji.server.api.people import Person, PersonWithToken, give_cookie
from himeji.server.api.tables import Summary
from himeji.server.errors import AccessError, TableError
from himeji.server.hall import Hall, new_id
from himeji.server.identity import COOKIE, LONGEST_NAME, Name, User
from himeji.server.limits import address_of
from himeji.server.store.people import Account
from himeji.server.table.messages import VERSION, Adopt

router = APIRouter(prefix="/api", tags=["accounts"])
Given = Annotated[str, Field(max_length=200)]
AccountName = Annotated[str, Path(min_length=1, max_length=LONGEST_NAME)]


@dataclass(frozen=True)
class NewAccount:
    name: Name
    password: Password
    __pydantic_config__ = ConfigDict(extra="forbid")


@dataclass(frozen=True)
class LogIn:
    name: Name
    password: Given
    __pydantic_config__ = ConfigDict(extra="forbid")


@dataclass(frozen=True)
class NewPassword:
    old: Given
    new: Password
    __pydantic_config__ = ConfigDict(extra="forbid")


@dataclass(frozen=True)
class Proof:
    password: Given
    __pydantic_config__ = ConfigDict(extra="forbid")


@dataclass(frozen=True)
class Banned:
    name: str
    banned: bool


@router.post("/accounts", status_code=201)
async def register(
    new: NewAccount, request: Request, response: Response, accounts: AccountsOf, before: Anybody
) -> PersonWithToken:
    account = await asyncio.to_thread(accounts.register, new.name, new.password, address_of(request))
    return await welcome(request, response, account, before)


@router.post("/sessions", status_code=201)
async def log_in(
    given: LogIn, request: Request, response: Response, accounts: AccountsOf, before: Anybody
) -> PersonWithToken:
    account = await asyncio.to_thread(accounts.prove, given.name, given.password, address_of(request))
    return await welcome(request, response, account, before)


@router.delete("/sessions/mine")
async def log_out(user: Caller, response: Response, accounts: AccountsOf) -> Person:
    """The session ends everywhere it is used, and so does a guest's token: nobody can be that guest again."""
    end, which = (accounts.end_guest, user.id) if user.guest else (accounts.people.end_session, user.session)
    await asyncio.to_thread(end, which)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return Person(user.id, user.name, user.guest)


@router.put("/accounts/mine/password")
async def change_password(
    given: NewPassword, request: Request, response: Response, user: Caller, accounts: AccountsOf
) -> PersonWithToken:
    """Every session ends; a new one begins here."""
    account = await asyncio.to_thread(accounts.prove, own(user), given.old, address_of(request))
    changed = await asyncio.to_thread(accounts.change_password, account, given.new)
    return await welcome(request, response, changed, None)


@router.post("/accounts/mine/deletion")
async def give_up(proof: Proof, request: Request, response: Response, user: Caller, accounts: AccountsOf) -> Person:
    """The account and its sessions are gone; games that others played too keep their log."""
    account = await asyncio.to_thread(accounts.prove, own(user), proof.password, address_of(request))
    await asyncio.to_thread(accounts.people.remove, account.id)
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return Person(account.id, account.name, False)


@router.get("/me/tables")
def my_tables(user: Caller, hall: HallOf) -> list[Summary]:
    """Where the caller sits, or whose table it is."""
    return hall.store.people.tables_of(user.id)


@router.put("/accounts/{name}/ban")
def ban(name: AccountName, admin: Admin, accounts: AccountsOf) -> Banned:
    """For admins: the account's sessions end, and it can begin none."""
    return set_banned(name, True, accounts)


@router.delete("/accounts/{name}/ban")
def allow_again(name: AccountName, admin: Admin, accounts: AccountsOf) -> Banned:
    return set_banned(name, False, accounts)


def set_banned(name: str, banned: bool, accounts: AccountsOf) -> Banned:
    if not accounts.people.change(key_of(name), banned=banned):
        raise AccessError("NO_SUCH_ACCOUNT")
    return Banned(name, banned)


def own(user: User) -> str:
    if user.guest:
        raise AccessError("NOT_AN_ACCOUNT")
    return user.name


async def welcome(request: Request, response: Response, account: Account, before: User | None) -> PersonWithToken:
    """A session; what was the guest's before is the account's from now on."""
    if before is not None and before.guest:
        await adopt(request.app.state.hall, before, account)
    token = await asyncio.to_thread(request.app.state.accounts.begin_session, account)
    give_cookie(request, response, token)
    return PersonWithToken(account.id, account.name, False, token)


async def adopt(hall: Hall, guest: User, account: Account) -> None:
    """At every table: a table that is busy fails the request, and logging in again goes on with the rest."""
    for summary in await asyncio.to_thread(hall.store.people.tables_of, guest.id):
        actor = await hall.actor(summary["id"])
        message = Adopt(v=VERSION, table=summary["id"], id=new_id(), to=account.id)
        try:
            await hall.request(actor, guest, message)
        except TableError as error:
            if error.code != "NOT_YOUR_SEAT":  # they got up meanwhile
                raise
