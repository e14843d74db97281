"""On which channels somebody was told of a turn, and how often a device could not be reached."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    none_yet = sa.Integer()
    with op.batch_alter_table("turns") as turns:
        turns.add_column(sa.Column("told_by", sa.JSON(none_as_null=True), nullable=True))
        turns.add_column(sa.Column("tries", none_yet, nullable=False, server_default="0"))
    with op.batch_alter_table("devices") as devices:
        devices.add_column(sa.Column("failures", none_yet, nullable=False, server_default="0"))
