"""What whoever sits at an open table has agreed to.  Old rows say it by the table's `changes`."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("known", sa.JSON(none_as_null=True), nullable=True))
