"""Run by Alembic, over the connection that `storage/upgrade.py` gives it."""

from __future__ import annotations

from alembic import context

from stormark.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by making it anew
)
with context.begin_transaction():
    context.run_migrations()
