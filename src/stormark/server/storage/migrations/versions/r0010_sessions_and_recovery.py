"""What is known of sessions, from where accounts are used, and codes for lost passwords."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    with op.batch_alter_table("sessions") as sessions:
        sessions.add_column(
            sa.Column("seen_at", sa.BigInteger(), nullable=False, server_default="0")
        )
        sessions.add_column(
            sa.Column("agent", sa.String(length=200), nullable=False, server_default="")
        )
    for name, key, at in (
        ("known_places", "place", "seen_at"),
        ("recovery_codes", "code", "made_at"),
    ):
        op.create_table(
            name,
            sa.Column("person", sa.String(length=24), nullable=False),
            sa.Column(key, sa.String(length=64), nullable=False),
            sa.Column(at, sa.BigInteger(), nullable=False),
            sa.ForeignKeyConstraint(
                ["person"], ["people.id"], name=op.f(f"fk_{name}_person"), ondelete="CASCADE"
            ),
            sa.PrimaryKeyConstraint("person", key, name=op.f(f"pk_{name}")),
        )
