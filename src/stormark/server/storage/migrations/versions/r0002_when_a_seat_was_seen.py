"""When whoever sits at a seat was connected for the last time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("seen_at", sa.BigInteger(), nullable=False, server_default="0"))
