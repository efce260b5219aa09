"""Guests who logged out or were shut out: their tokens are signed for ever, and good until they stand here."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "ended_guests",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ended_guests_by_time", "ended_guests", ["at"])
