"""What processes tell each other of limits: of use for minutes, so PostgreSQL need not log it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    passing = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "shared_rates",
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("remaining", sa.Float(), nullable=False),
        sa.Column("per_second", sa.Float(), nullable=False),
        sa.Column("burst", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_shared_rates")),
        prefixes=passing,
    )
    op.create_table(
        "shared_connections",
        sa.Column("process", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("connections", sa.Integer(), nullable=False),
        sa.Column("seen_at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("process", "name", name=op.f("pk_shared_connections")),
        prefixes=passing,
    )
    op.create_index("ix_shared_connections_name", "shared_connections", ["name"])
