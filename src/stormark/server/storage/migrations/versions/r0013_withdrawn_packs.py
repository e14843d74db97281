"""Content packs that operators withdrew: nobody shares them again at once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "withdrawn_packs",
        sa.Column("pack", sa.String(length=64), nullable=False),
        sa.Column("withdrawn_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("pack", name=op.f("pk_withdrawn_packs")),
    )
