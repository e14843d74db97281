"""Addresses that wait for being confirmed, and links that restore the one before."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    with op.batch_alter_table("mail") as mail:
        mail.add_column(sa.Column("waiting", sa.String(length=254), nullable=True))
    with op.batch_alter_table("links") as links:
        links.add_column(sa.Column("restores", sa.JSON(none_as_null=True), nullable=True))
        links.create_index("ix_links_expires_at", ["expires_at"], unique=False)
