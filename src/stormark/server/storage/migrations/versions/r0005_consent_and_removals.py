"""Whether seats agree to what the host changed, where they were taken from, who was sent away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("agreed", sa.Boolean(), nullable=True))
        seats.add_column(sa.Column("device", sa.String(length=64), nullable=True))
        seats.add_column(sa.Column("address", sa.String(length=64), nullable=True))
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("changes", sa.JSON(none_as_null=True), nullable=True))
    op.create_table(
        "sent_away",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("device", sa.String(length=64), nullable=True),
        sa.Column("address", sa.String(length=64), nullable=True),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_sent_away_person"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name=op.f("fk_sent_away_table"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sent_away")),
    )
    op.create_index("ix_sent_away_table", "sent_away", ["table"], unique=False)
