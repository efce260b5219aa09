"""What the server asks of its store. Reading is for threads that may wait; writing is handed to the writer."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import func, insert, select, text
from sqlalchemy.exc import IntegrityError

from himeji.engine.errors import HimejiError
from himeji.server.errors import StoreError
from himeji.server.store.engine import Database
from himeji.server.store.invitations import Invitations
from himeji.server.store.people import People
from himeji.server.store.schema import ENTRIES, FAULTS, KEYS, SNAPSHOTS, TABLES
from himeji.server.store.upgrade import upgrade
from himeji.server.store.writer import Job, Writer
from himeji.server.table.effects import Append, Report, Snapshot
from himeji.server.table.entries import Row
from himeji.server.table.load import History, load


class Store:
    def __init__(self, url: str) -> None:
        self.database = Database(url)
        try:
            upgrade(self.database)
        except BaseException:
            self.database.close()
            raise
        self.writer = Writer(self.database)
        self.people = People(self.database)
        self.invitations = Invitations(self.database)

    def close(self) -> None:
        self.writer.close()
        self.database.close()

    def put(self, what: Append | Report, done: Callable[[StoreError | None], None]) -> None:
        """Store something soon; `done` is called from the writer's thread."""
        self.writer.put(Job(what, done))

    def rows(self, table: str, after: int = 0) -> list[Row]:
        """The entries of a table, in order."""
        columns = ENTRIES.c
        wanted = (
            select(columns.seq, columns.mark, columns.user_id, columns.attempt, columns.body, columns.chain)
            .where(columns.table_id == table, columns.seq > after)
            .order_by(columns.seq)
        )
        with self.database.reads() as connection:
            found = connection.execute(wanted).all()
        return [Row(table, seq, mark, user, key, body.encode(), chain) for seq, mark, user, key, body, chain in found]

    def snapshot(self, table: str) -> Snapshot | None:
        with self.database.reads() as connection:
            body = connection.execute(select(SNAPSHOTS.c.body).where(SNAPSHOTS.c.table_id == table)).scalar()
        return None if body is None else msgspec.json.decode(body, type=Snapshot)

    def history(self, table: str) -> History:
        """A table as it is stored; StoreError if there is none, or if its log does not hold.

        The log is the truth: a snapshot that does not fit it is passed over."""
        rows, snapshot = self.rows(table), self.snapshot(table)
        if not rows:
            raise StoreError("NO_SUCH_TABLE")
        if snapshot is not None and snapshot.seq <= rows[-1].seq:
            with suppress(HimejiError):
                return load(rows, snapshot)
        return load(rows)

    def listed(self, visibility: str, states: list[str], limit: int) -> list[dict[str, Any]]:
        """Tables, those that changed last first."""
        wanted = (
            select(TABLES.c.summary)
            .where(TABLES.c.visibility == visibility, TABLES.c.state.in_(states))
            .order_by(TABLES.c.changed_at.desc())
            .limit(limit)
        )
        with self.database.reads() as connection:
            return [msgspec.json.decode(body) for body in connection.execute(wanted).scalars()]

    def opened_by(self, owner: str, since: float) -> tuple[int, int]:
        """How many tables of theirs are not over, practice apart, and how many were opened since then."""
        mine = TABLES.c.owner == owner
        with self.database.reads() as connection:
            going = select(func.count()).where(mine, TABLES.c.state != "over", TABLES.c.visibility != "practice")
            first = (ENTRIES.c.table_id == TABLES.c.id) & (ENTRIES.c.seq == 1)
            recent = select(func.count()).select_from(TABLES.join(ENTRIES, first)).where(mine, ENTRIES.c.at >= since)
            return connection.execute(going).scalar_one(), connection.execute(recent).scalar_one()

    def unfinished(self) -> list[str]:
        """Tables at which something may happen by itself: a bot is to move, a clock or an absence runs out."""
        with self.database.reads() as connection:
            playing = connection.execute(select(TABLES.c.summary).where(TABLES.c.state == "playing")).scalars()
            return [each["id"] for each in map(msgspec.json.decode, playing) if drives_itself(each)]

    def heads(self, tables: list[str]) -> dict[str, int]:
        """The last entry of each of these tables."""
        last = select(ENTRIES.c.table_id, func.max(ENTRIES.c.seq)).where(ENTRIES.c.table_id.in_(tables))
        with self.database.reads() as connection:
            found = connection.execute(last.group_by(ENTRIES.c.table_id)).all()
        return {table: seq for table, seq in found}  # noqa: C416  (rows are no pairs to a type checker)

    def ids(self) -> list[str]:
        with self.database.reads() as connection:
            return list(connection.execute(select(TABLES.c.id).order_by(TABLES.c.id)).scalars())

    def fault(self, number: str) -> dict[str, Any] | None:
        with self.database.reads() as connection:
            found = connection.execute(select(FAULTS).where(FAULTS.c.id == number)).mappings().first()
        return None if found is None else {**found, "cause": msgspec.json.decode(found["cause"])}

    def faults(self) -> list[dict[str, Any]]:
        """What failed, and what people reported; the last one first."""
        with self.database.reads() as connection:
            found = connection.execute(select(FAULTS).order_by(FAULTS.c.at.desc())).mappings().all()
        return [{**each, "cause": msgspec.json.decode(each["cause"])} for each in found]

    def key(self, name: str, make: Callable[[], str]) -> str:
        """A secret that all workers share, made by the first who asks."""
        wanted = select(KEYS.c.value).where(KEYS.c.name == name)
        try:
            with self.database.writing.begin() as connection:
                found = connection.execute(wanted).scalar()
                if found is None:
                    found = make()
                    connection.execute(insert(KEYS), [{"name": name, "value": found}])
                return str(found)
        except IntegrityError:
            with self.database.reads() as connection:
                return str(connection.execute(wanted).scalar_one())

    def ready(self) -> None:
        """StoreError if nothing could be stored now."""
        with self.database.reads() as connection:
            connection.execute(text("select 1"))


def drives_itself(summary: dict[str, Any]) -> bool:
    waits = summary["settings"]["absence"]["rule"] == "wait"
    return not waits or any(seat["bot"] or seat["zombie"] for seat in summary["seats"])
