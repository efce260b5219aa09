"""Accounts and their sessions, as they are stored. For threads that may wait; secrets come in hashed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import delete, func, insert, select, update

from himeji.server.store.engine import Database
from himeji.server.store.schema import (
    ACCOUNTS,
    ADMISSIONS,
    ENDED_GUESTS,
    INVITATIONS,
    SESSIONS,
    SITTINGS,
    TABLES,
    TRIES,
)

WINDOW: Final = 60.0  # seconds in which tries are counted
LISTED: Final = 100  # tables of one person


@dataclass(frozen=True)
class Account:
    id: str
    name: str
    password: str
    admin: bool = False
    banned: bool = False


class People:
    def __init__(self, database: Database) -> None:
        self.database = database

    # -- accounts

    def add(self, account: Account, key: str, now: float) -> None:
        """ConflictError if the name is taken."""
        row = {"id": account.id, "name": account.name, "key": key, "password": account.password, "created_at": now}
        with self.database.writes() as connection:
            connection.execute(insert(ACCOUNTS), [row | {"admin": account.admin, "banned": account.banned}])

    def account(self, key: str) -> Account | None:
        with self.database.reads() as connection:
            return account_of(connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.key == key)).mappings().first())

    def change(self, key: str, **values: Any) -> bool:
        """Change an account and end its sessions; whether there is one."""
        with self.database.writes() as connection:
            found = connection.execute(select(ACCOUNTS.c.id).where(ACCOUNTS.c.key == key)).scalar()
            if found is not None:
                connection.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == found).values(**values))
                connection.execute(delete(SESSIONS).where(SESSIONS.c.account_id == found))
        return found is not None

    def remove(self, account: str) -> None:
        """The account, its sessions, the invitations it gave and those it used; games keep their log."""
        given = select(INVITATIONS.c.id).where(INVITATIONS.c.by == account)
        with self.database.writes() as connection:
            connection.execute(delete(SESSIONS).where(SESSIONS.c.account_id == account))
            used = (ADMISSIONS.c.user_id == account) | ADMISSIONS.c.invitation_id.in_(given)
            connection.execute(delete(ADMISSIONS).where(used))
            connection.execute(delete(INVITATIONS).where(INVITATIONS.c.by == account))
            connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.id == account))

    # -- sessions

    def begin_session(self, account: str, hash: str, expires: float, now: float) -> None:
        """A new one; those of the same account that are over are swept up."""
        with self.database.writes() as connection:
            over = (SESSIONS.c.account_id == account) & (SESSIONS.c.expires_at <= now)
            connection.execute(delete(SESSIONS).where(over))
            row = {"hash": hash, "account_id": account, "expires_at": expires}
            connection.execute(insert(SESSIONS), [row])

    def end_session(self, hash: str) -> None:
        with self.database.writes() as connection:
            connection.execute(delete(SESSIONS).where(SESSIONS.c.hash == hash))

    def session(self, hash: str, now: float) -> Account | None:
        """Whose session it is, if it is one and not over."""
        wanted = select(ACCOUNTS).join(SESSIONS, SESSIONS.c.account_id == ACCOUNTS.c.id)
        with self.database.reads() as connection:
            found = connection.execute(wanted.where(SESSIONS.c.hash == hash, SESSIONS.c.expires_at > now))
            return account_of(found.mappings().first())

    def going(self, hashes: set[str], now: float) -> set[str]:
        """Those of these sessions that are not over."""
        wanted = select(SESSIONS.c.hash).where(SESSIONS.c.hash.in_(hashes), SESSIONS.c.expires_at > now)
        with self.database.reads() as connection:
            return set(connection.execute(wanted).scalars())

    # -- guests

    def end_guest(self, guest: str, now: float) -> None:
        """Their token is good for nothing from now on."""
        with self.database.writes() as connection:
            connection.execute(delete(ENDED_GUESTS).where(ENDED_GUESTS.c.id == guest))
            connection.execute(insert(ENDED_GUESTS), [{"id": guest, "at": now}])

    def has_ended(self, guest: str) -> bool:
        with self.database.reads() as connection:
            found = connection.execute(select(ENDED_GUESTS.c.id).where(ENDED_GUESTS.c.id == guest))
            return found.first() is not None

    def ended_since(self, time: float) -> set[str]:
        """The guests whose token ended after this."""
        with self.database.reads() as connection:
            return set(connection.execute(select(ENDED_GUESTS.c.id).where(ENDED_GUESTS.c.at > time)).scalars())

    # -- limits and games

    def let_try(self, limits: Mapping[str, int], now: float) -> bool:
        """Count one more try under each hash; not if one of them had enough of late."""
        with self.database.writes() as connection:
            connection.execute(delete(TRIES).where(TRIES.c.at <= now - WINDOW))
            tried = select(TRIES.c.hash, func.count()).where(TRIES.c.hash.in_(limits)).group_by(TRIES.c.hash)
            if any(count >= limits[whose] for whose, count in connection.execute(tried).all()):
                return False
            connection.execute(insert(TRIES), [{"hash": whose, "at": now} for whose in limits])
        return True

    def tables_of(self, user: str) -> list[dict[str, Any]]:
        """Where somebody sits, or whose table it is, those that changed last first."""
        wanted = select(TABLES.c.summary).join(SITTINGS, SITTINGS.c.table_id == TABLES.c.id)
        mine = wanted.where(SITTINGS.c.user_id == user).order_by(TABLES.c.changed_at.desc()).limit(LISTED)
        with self.database.reads() as connection:
            return [msgspec.json.decode(body) for body in connection.execute(mine).scalars()]


def account_of(row: Any) -> Account | None:
    return row and Account(row["id"], row["name"], row["password"], bool(row["admin"]), bool(row["banned"]))
