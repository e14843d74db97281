"""The tables of the first version."""

from __future__ import annotations

from alembic import op

from stormark.server.storage.schema import metadata

revision = "0001"
down_revision = None


def upgrade() -> None:
    metadata.create_all(op.get_bind())
