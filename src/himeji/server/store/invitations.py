"""Invitations as they are stored: by the hash of their code, with those whom they let in."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import delete, func, insert, select

from himeji.server.errors import AccessError
from himeji.server.store.engine import Database
from himeji.server.store.schema import ADMISSIONS, INVITATIONS

Kind = Literal["seat", "watch", "coach"]


@dataclass(frozen=True)
class Invitation:
    """`seat`: to this one, or any that is free; `watch`: to look on; `coach`: through the eyes of this seat."""

    id: str
    table: str
    kind: Kind
    seat: int | None
    uses: int
    by: str
    expires: float
    used: int = 0


COLUMNS = INVITATIONS.c
FIELDS = (COLUMNS.id, COLUMNS.table_id, COLUMNS.kind, COLUMNS.seat, COLUMNS.uses, COLUMNS.by, COLUMNS.expires_at)
LET_IN = ADMISSIONS.alias()
USED = select(func.count()).where(LET_IN.c.invitation_id == COLUMNS.id).correlate(INVITATIONS).scalar_subquery()


class Invitations:
    def __init__(self, database: Database) -> None:
        self.database = database

    def add(self, new: Invitation, hash: str, users: Collection[str] = ()) -> None:
        """A new one, and people whom it lets in at once."""
        row = {"id": new.id, "hash": hash, "table_id": new.table, "kind": new.kind, "seat": new.seat}
        with self.database.writes() as connection:
            connection.execute(insert(INVITATIONS), [row | {"uses": new.uses, "by": new.by, "expires_at": new.expires}])
            for user in users:
                connection.execute(insert(ADMISSIONS), [{"invitation_id": new.id, "user_id": user}])

    def redeem(self, hash: str, user: str, now: float) -> Invitation:
        """Let somebody in: once each, as often as it was made for, in time. All that is wrong has one answer."""
        with self.database.writes() as connection:
            number = connection.execute(select(COLUMNS.id).where(COLUMNS.hash == hash).with_for_update()).scalar()
            row = connection.execute(select(*FIELDS, USED).where(COLUMNS.id == number)).first()
            if row is None:
                raise AccessError("NO_SUCH_INVITATION")
            found = Invitation(*row)
            mine = (ADMISSIONS.c.invitation_id == found.id) & (ADMISSIONS.c.user_id == user)
            if connection.execute(select(ADMISSIONS.c.user_id).where(mine)).first():
                return found
            if found.used >= found.uses or found.expires <= now:
                raise AccessError("NO_SUCH_INVITATION")
            connection.execute(insert(ADMISSIONS), [{"invitation_id": found.id, "user_id": user}])
        return found

    def of_user(self, table: str, user: str) -> list[Invitation]:
        """What somebody was let in by at a table."""
        mine = select(*FIELDS, USED).join(ADMISSIONS, ADMISSIONS.c.invitation_id == COLUMNS.id)
        with self.database.reads() as connection:
            found = connection.execute(mine.where(COLUMNS.table_id == table, ADMISSIONS.c.user_id == user))
            return [Invitation(*row) for row in found]

    def of_table(self, table: str) -> list[Invitation]:
        with self.database.reads() as connection:
            found = connection.execute(select(*FIELDS, USED).where(COLUMNS.table_id == table).order_by(COLUMNS.id))
            return [Invitation(*row) for row in found]

    def revoke(self, invitation: str) -> None:
        """It lets nobody in any more, and those whom it let in are out."""
        with self.database.writes() as connection:
            connection.execute(delete(ADMISSIONS).where(ADMISSIONS.c.invitation_id == invitation))
            connection.execute(delete(INVITATIONS).where(COLUMNS.id == invitation))

    def standing(self, admissions: set[tuple[str, str]]) -> set[tuple[str, str]]:
        """Those of these pairs of invitation and person that have not been revoked."""
        wanted = select(ADMISSIONS.c.invitation_id, ADMISSIONS.c.user_id)
        names = {invitation for invitation, _ in admissions}
        with self.database.reads() as connection:
            found = connection.execute(wanted.where(ADMISSIONS.c.invitation_id.in_(names))).all()
        return admissions & {(invitation, user) for invitation, user in found}
