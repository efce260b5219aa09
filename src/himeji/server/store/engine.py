"""Connections: how each database is opened, and its errors in our words."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as Waited

from himeji.server.errors import ConflictError, StoreError

PATIENCE: Final = 4.5  # seconds a write may wait for a lock; whoever waits for it has an answer in five
FULL: Final = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE}
BUSY: Final = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
POSTGRES: Final = {"53100": "STORAGE_FULL", "55P03": "BUSY", "57014": "BUSY", "40P01": "BUSY", "40001": "BUSY"}


class Database:
    """A writer's engine and a readers' engine on one database."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        if self.url.drivername == "postgresql":
            self.url = self.url.set(drivername="postgresql+psycopg")
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.patience = PATIENCE  # of the next write
        self.writing = self.opened("BEGIN IMMEDIATE", 1)
        self.reading = self.opened("BEGIN", 4)

    def opened(self, begin: str, size: int) -> Engine:
        pool: dict[str, Any] = {"pool_size": size, "max_overflow": 0, "pool_timeout": PATIENCE}
        if not self.is_sqlite:
            limit = f"-c lock_timeout={int(PATIENCE * 1000)} -c statement_timeout={int(PATIENCE * 1000)}"
            return create_engine(self.url, pool_pre_ping=True, connect_args={"options": limit}, **pool)
        engine = create_engine(self.url, **pool)
        event.listen(engine, "connect", set_up)
        event.listen(engine, "begin", lambda connection: self.begin(connection, begin))
        return engine

    def begin(self, connection: Connection, statement: str) -> None:
        """SQLite's driver would begin by itself, and not before a schema changes: we do."""
        driver: Any = connection.connection.driver_connection
        driver.execute(f"PRAGMA busy_timeout={int(self.patience * 1000)}")  # a setting, at a tenth of the time
        connection.exec_driver_sql(statement)

    @contextmanager
    def reads(self) -> Iterator[Connection]:
        """A transaction that changes nothing; what goes wrong is a StoreError."""
        with in_our_words(), self.reading.begin() as connection:
            yield connection

    @contextmanager
    def writes(self) -> Iterator[Connection]:
        """A transaction of one's own, between two of the writer."""
        with in_our_words(), self.writing.begin() as connection:
            yield connection

    def close(self) -> None:
        self.writing.dispose()
        self.reading.dispose()


@contextmanager
def in_our_words() -> Iterator[None]:
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise told(error) from error


def set_up(connection: Any, _: object) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={int(PATIENCE * 1000)}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def told(error: SQLAlchemyError | sqlite3.Error) -> StoreError:
    """A database's error as one of ours."""
    if isinstance(error, IntegrityError):
        return ConflictError("CONFLICT")
    if isinstance(error, Waited):  # others had the connection all the time
        return StoreError("BUSY")
    cause: Any = error.orig if isinstance(error, DBAPIError) else error
    code = getattr(cause, "sqlite_errorcode", None)
    if code is not None:
        if code in FULL:
            return StoreError("STORAGE_FULL")
        return StoreError("BUSY" if code & 0xFF in BUSY else "STORAGE_FAULT")
    named = POSTGRES.get(getattr(cause, "sqlstate", None) or "", "STORAGE_FAULT")
    return StoreError("STORAGE_FULL" if named == "STORAGE_FULL" else "BUSY" if named == "BUSY" else "STORAGE_FAULT")
