"""Taking care of what is stored: copies while the server runs, putting one back, and proving that everything holds."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from himeji.engine.errors import HimejiError
from himeji.server.errors import ConfigError, StoreError
from himeji.server.store.engine import Database
from himeji.server.store.store import Store
from himeji.server.table.load import load


def file_of(url: str) -> Path:
    """The file of an SQLite database; others have tools of their own for copies."""
    database = Database(url)
    name = database.url.database
    if not database.is_sqlite or not name:
        raise ConfigError("NOT_A_FILE_DATABASE", place=database.url.render_as_string(hide_password=True))
    return Path(name)


def backup(url: str, to: Path) -> None:
    """A copy of one moment, made while the server goes on; never half a file under its name."""
    source = file_of(url)
    if not source.exists():
        raise ConfigError("DATABASE_UNREACHABLE", place=str(source))
    if to.exists():
        raise ConfigError("FILE_EXISTS", place=str(to))
    part = to.with_name(f"{to.name}.part")
    copy(source, part)
    part.replace(to)


def restore(url: str, source: Path) -> None:
    """Put a copy in the place of the database; what was there is kept beside it."""
    target = file_of(url)
    check(source)
    if target.exists():
        for suffix in ("", "-wal", "-shm"):
            file = target.with_name(target.name + suffix)
            if file.exists():
                file.replace(target.with_name(f"{target.name}.before{suffix}"))
    copy(source, target)


def copy(source: Path, target: Path) -> None:
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new, pages=1000)
    except sqlite3.Error:
        raise ConfigError("DATABASE_UNREACHABLE", place=str(source)) from None


def check(source: Path) -> None:
    """Is this a database of ours, and whole?"""
    if not source.exists():
        raise ConfigError("DATABASE_UNREACHABLE", place=str(source))
    try:
        with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as found:
            found.execute("select count(*) from entries")
            whole = found.execute("pragma integrity_check").fetchone()[0] == "ok"
    except sqlite3.Error:
        raise ConfigError("NOT_OUR_DATABASE", place=str(source)) from None
    if not whole:
        raise ConfigError("NOT_OUR_DATABASE", place=str(source))


@dataclass(frozen=True)
class Finding:
    """A table that was looked at; `error` says what does not hold."""

    table: str
    moves: int = 0
    error: HimejiError | None = None


def examine(store: Store) -> Iterator[Finding]:
    """Every stored game, played again from its first row: chain, chance, every digest, and the snapshot."""
    for table in store.ids():
        try:
            yield Finding(table, proved(store, table))
        except HimejiError as error:
            yield Finding(table, error=error)


def proved(store: Store, table: str) -> int:
    rows, snapshot = store.rows(table), store.snapshot(table)
    position = load(rows, exact=True).table.position
    if snapshot is not None:
        if snapshot.seq > rows[-1].seq:
            raise StoreError("LOG_BROKEN", table=table, seq=snapshot.seq)
        load(rows[: snapshot.seq], snapshot)
    return 0 if position is None else len(position.moves)
