"""The schema is brought up to date when the server starts; a schema of the future is left alone."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from himeji.server.errors import ConfigError
from himeji.server.store.engine import Database
from himeji.server.store.schema import HEAD

LOCK: Final = 842000  # any number that nobody else takes
MIGRATIONS: Final = Path(__file__).parent / "migrations"


def revision(connection: Connection) -> str | None:
    """The last migration that was made here."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("select version_num from alembic_version")).scalar()
    return found


def upgrade(database: Database) -> None:
    """All in one transaction: a crash in the middle leaves the schema as it was."""
    with database.writing.begin() as connection:
        if not database.is_sqlite:  # workers that start together take turns
            connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": LOCK})
        now = revision(connection)
        if now == HEAD:
            return
        from alembic import command  # slow to import, and rarely needed
        from alembic.config import Config
        from alembic.script import ScriptDirectory

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        known = {each.revision for each in ScriptDirectory.from_config(config).walk_revisions()}
        if now is not None and now not in known:
            raise ConfigError("DATABASE_IS_NEWER", place=database.url.render_as_string(hide_password=True))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
