"""Who may be at a table, and as what: by a seat, by an invitation, or because the table is open to all."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from himeji.server.actor import Actor
from himeji.server.errors import AccessError
from himeji.server.hall import Hall
from himeji.server.identity import User
from himeji.server.store.invitations import Invitation
from himeji.server.table.effects import Reader
from himeji.server.table.state import Table


@dataclass(frozen=True)
class Access:
    """A reader, and the invitations that this reader is here by."""

    reader: Reader
    invitations: tuple[str, ...] = ()


async def admitted(hall: Hall, actor: Actor, user: User | None) -> Access:
    """What somebody may do here; AccessError if not even look on."""
    table = actor.core.table
    if user is None:
        if table.settings.visibility == "invitation":
            raise AccessError("NOT_INVITED")
        return Access(Reader())
    if table.seats_of(user.id):
        return Access(Reader(user.id, user.name))
    found = await asyncio.to_thread(hall.store.invitations.of_user, table.id, user.id)
    if table.settings.visibility == "invitation" and not found and user.id != table.owner:
        raise AccessError("NOT_INVITED")
    return Access(reader_of(table, user, found), tuple(each.id for each in found))


def reader_of(table: Table, user: User, found: list[Invitation]) -> Reader:
    shoulder = next((each.seat for each in found if each.kind == "coach"), None)
    seats: set[int] = set()
    for each in found:
        if each.kind == "seat":
            seats |= set(range(len(table.seats))) if each.seat is None else {each.seat}
    return Reader(user.id, user.name, shoulder, frozenset(seats))
