"""Runs the migrations on the connection that `upgrade` gives."""

from alembic import context

from himeji.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, transactional_ddl=True)
context.run_migrations()
