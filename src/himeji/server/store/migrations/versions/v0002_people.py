"""Accounts, their sessions, tries to log in, who sits where, invitations and whom they let in."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("key", sa.String(160), nullable=False, unique=True),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("admin", sa.Boolean, nullable=False),
        sa.Column("banned", sa.Boolean, nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("account_id", sa.String(40), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("expires_at", sa.Float, nullable=False),
    )
    op.create_index("sessions_by_account", "sessions", ["account_id"])
    op.create_table(
        "tries",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("tries_by_hash", "tries", ["hash", "at"])
    sittings = op.create_table(
        "sittings",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("user_id", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "user_id"),
    )
    op.create_index("sittings_by_user", "sittings", ["user_id"])
    op.create_table(
        "invitations",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("expires_at", sa.Float, nullable=False),
    )
    op.create_index("invitations_by_table", "invitations", ["table_id"])
    op.create_table(
        "admissions",
        sa.Column("invitation_id", sa.String(40), sa.ForeignKey("invitations.id"), nullable=False),
        sa.Column("user_id", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("invitation_id", "user_id"),
    )
    op.create_index("admissions_by_user", "admissions", ["user_id"])
    seat_those_of_before(sittings)


def seat_those_of_before(sittings: sa.Table) -> None:
    """Whoever sat down before sittings were kept finds their tables too."""
    for table, summary in op.get_bind().execute(sa.text("select id, summary from tables")).all():
        told = json.loads(summary)
        users = {told["owner"], *(seat["user"] for seat in told["seats"] if seat["user"])}
        op.bulk_insert(sittings, [{"table_id": table, "user_id": user} for user in sorted(users)])
