"""Content packs that their owners share: everybody who has the link may see them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "shared_packs",
        sa.Column("pack", sa.String(length=64), nullable=False),
        sa.Column("owner", sa.String(length=64), nullable=False),
        sa.Column("address", sa.String(length=64), nullable=False),
        sa.Column("shared_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["pack"], ["packs.hash"], name=op.f("fk_shared_packs_pack"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("pack", "owner", name=op.f("pk_shared_packs")),
    )
    op.create_index("ix_shared_packs_address", "shared_packs", ["address"])
