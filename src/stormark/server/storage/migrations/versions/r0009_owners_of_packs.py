"""Who brought a content pack along, and which tables use it: others are not kept for ever."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "pack_owners",
        sa.Column("pack", sa.String(length=64), nullable=False),
        sa.Column("owner", sa.String(length=64), nullable=False),
        sa.Column("brought_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["pack"], ["packs.hash"], name=op.f("fk_pack_owners_pack"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("pack", "owner", name=op.f("pk_pack_owners")),
    )
    op.create_index("ix_pack_owners_owner", "pack_owners", ["owner"], unique=False)
    op.create_index("ix_tables_pack", "tables", ["pack"], unique=False)
