"""What is stored, as tables. Migrations change it; `HEAD` names the last of them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
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

HEAD: Final = "0003"
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
ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("key", String(160), nullable=False, unique=True),  # the name as it is compared
    Column("password", String(200), nullable=False),  # argon2id
    Column("admin", Boolean, nullable=False),
    Column("banned", Boolean, nullable=False),
    Column("created_at", Float, nullable=False),
)
SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("account_id", String(40), ForeignKey("accounts.id"), nullable=False),
    Column("expires_at", Float, nullable=False),
    Index("sessions_by_account", "account_id"),
)
ENDED_GUESTS: Final = Table(
    "ended_guests",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("at", Float, nullable=False),
    Index("ended_guests_by_time", "at"),
)
TRIES: Final = Table(
    "tries",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("hash", String(64), nullable=False),  # of an account's name or of an address
    Column("at", Float, nullable=False),
    Index("tries_by_hash", "hash", "at"),
)
SITTINGS: Final = Table(
    "sittings",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("user_id", String(40), nullable=False),
    PrimaryKeyConstraint("table_id", "user_id"),
    Index("sittings_by_user", "user_id"),
)
INVITATIONS: Final = Table(
    "invitations",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("uses", Integer, nullable=False),  # how many people it can let in
    Column("by", String(40), nullable=False),
    Column("expires_at", Float, nullable=False),
    Index("invitations_by_table", "table_id"),
)
ADMISSIONS: Final = Table(
    "admissions",
    METADATA,
    Column("invitation_id", String(40), ForeignKey("invitations.id"), nullable=False),
    Column("user_id", String(40), nullable=False),
    PrimaryKeyConstraint("invitation_id", "user_id"),
    Index("admissions_by_user", "user_id"),
)
