"""One thread writes: it takes all that waits, stores it in one transaction, and tells everybody at once."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from queue import Empty, SimpleQueue
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Table, delete, insert
from sqlalchemy.exc import SQLAlchemyError

from himeji.server.errors import StoreError
from himeji.server.store.engine import PATIENCE, Database, told
from himeji.server.store.schema import ENTRIES, FAULTS, SITTINGS, SNAPSHOTS, TABLES
from himeji.server.table.effects import Append, Report

GROUP: Final = 256  # jobs in one transaction
FOR_ALL: Final = {"BUSY", "STORAGE_FULL"}  # what is nobody's fault


@dataclass
class Job:
    """Something to store, all or nothing; `done` is told when it is, or why it is not."""

    what: Append | Report
    done: Callable[[StoreError | None], None]
    since: float = field(default_factory=time.monotonic)


class Writer:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.stored: Callable[[float, int], None] = lambda seconds, jobs: None  # told of every transaction
        self.thread = threading.Thread(target=self.run, name="himeji-writer", daemon=True)
        self.thread.start()

    def put(self, job: Job) -> None:
        self.jobs.put(job)

    def close(self) -> None:
        """Everything that waits is stored first."""
        self.jobs.put(None)
        self.thread.join()

    def run(self) -> None:
        while True:
            job = self.jobs.get()
            if job is None:
                return
            group, last = [job], False
            while len(group) < GROUP and not last:
                try:
                    more = self.jobs.get_nowait()
                except Empty:
                    break
                last = more is None
                if more is not None:
                    group.append(more)
            self.store(group)
            if last:
                return

    def store(self, group: list[Job]) -> None:
        """In one transaction; if one of several may be at fault, each in its own."""
        error = self.transact(group)
        if error is not None and error.code not in FOR_ALL and len(group) > 1:
            for job in group:
                job.done(self.transact([job]))
        else:
            for job in group:
                job.done(error)

    def transact(self, group: list[Job]) -> StoreError | None:
        """Nobody waits longer for a lock than the agreed time, counted from when they began to."""
        begun = time.monotonic()
        waited = begun - min(job.since for job in group)
        self.database.patience = max(0.05, PATIENCE - waited)
        try:
            with self.database.writing.begin() as connection:
                write(connection, [job.what for job in group], time.time())
        except (SQLAlchemyError, sqlite3.Error) as error:
            return told(error)
        except Exception:
            return StoreError("STORAGE_FAULT")
        finally:
            self.stored(time.monotonic() - begun, len(group))
        return None


def write(connection: Connection, jobs: list[Append | Report], at: float) -> None:
    appends = [job for job in jobs if isinstance(job, Append)]
    for append in appends:
        if append.listing is not None:
            upsert(connection, TABLES, listing(append.listing, at))
            seat(connection, append.listing)
    rows = [
        {
            "table_id": row.table,
            "seq": row.seq,
            "mark": row.mark,
            "user_id": row.user,
            "attempt": row.attempt,
            "body": row.body.decode(),
            "chain": row.chain,
            "at": at,
        }
        for append in appends
        for row in append.rows
    ]
    if rows:
        connection.execute(insert(ENTRIES), rows)
    for append in appends:
        if append.snapshot is not None:
            body = msgspec.json.encode(append.snapshot).decode()
            row = {"table_id": append.rows[0].table, "seq": append.snapshot.seq, "body": body}
            upsert(connection, SNAPSHOTS, row)
    for job in jobs:
        if isinstance(job, Report):
            cause = msgspec.json.encode(job.cause).decode()
            values = {"id": job.fault, "table_id": job.table, "seq": job.seq, "cause": cause, "at": at}
            connection.execute(insert(FAULTS), [values])


def listing(summary: dict[str, Any], at: float) -> dict[str, Any]:
    settings = summary["settings"]
    return {
        "id": summary["id"],
        "title": settings["title"],
        "state": summary["state"],
        "visibility": "practice" if summary["practice"] else settings["visibility"],
        "owner": summary["owner"],
        "summary": msgspec.json.encode(summary).decode(),
        "changed_at": at,
    }


def seat(connection: Connection, summary: dict[str, Any]) -> None:
    """Whose table it is: those who sit at it, and its owner."""
    users = {summary["owner"], *(seat["user"] for seat in summary["seats"] if seat["user"])}
    connection.execute(delete(SITTINGS).where(SITTINGS.c.table_id == summary["id"]))
    connection.execute(insert(SITTINGS), [{"table_id": summary["id"], "user_id": user} for user in sorted(users)])


def upsert(connection: Connection, table: Table, values: dict[str, Any]) -> None:
    """Insert, or change what is there under the same key."""
    dialect = import_module(f"sqlalchemy.dialects.{connection.dialect.name}")  # the other is slow to import for nothing
    statement = dialect.insert(table).values(values)
    keys = [column.name for column in table.primary_key]
    changed = {name: value for name, value in values.items() if name not in keys}
    connection.execute(statement.on_conflict_do_update(index_elements=keys, set_=changed))
