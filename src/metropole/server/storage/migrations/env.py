"""Alembic runs this: the steps are taken on the connection, and in the transaction, that `migrate` has opened."""

from alembic import context

from metropole.server.storage.schema import metadata

connection = context.config.attributes["connection"]
# SQLite changes a table only by making it anew.
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
