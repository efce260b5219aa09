"""What is stored, as tables. Migrations change it; `HEAD` names the last of them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
)

HEAD: Final = "0001"
METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("state", String(10), nullable=False),
    Column("visibility", String(10), nullable=False),
    Column("owner", String(40), nullable=False),
    Column("summary", Text, nullable=False),
    Column("changed_at", Float, nullable=False),
    Index("tables_by_change", "visibility", "state", "changed_at"),
    Index("tables_by_owner", "owner", "state"),
)
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("mark", String(16), nullable=False),
    Column("user_id", String(40)),
    Column("attempt", String(64)),
    Column("body", Text, nullable=False),
    Column("chain", String(64), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "user_id", "attempt"),
    sqlite_with_rowid=False,
)
SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", Text, nullable=False),
)
FAULTS: Final = Table(
    "faults",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("table_id", String(40), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("cause", Text, nullable=False),
    Column("at", Float, nullable=False),
)
KEYS: Final = Table(
    "keys",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
