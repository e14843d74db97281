"""Records are chained to those before; a database knows which history it holds."""

from __future__ import annotations

import json
from hashlib import sha256
from secrets import token_bytes, token_urlsafe
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

TOGETHER = 500  # rows that are written at once


def upgrade() -> None:
    op.add_column("log", sa.Column("chain", sa.String(length=64), nullable=True))
    _chain_all(op.get_bind())
    with op.batch_alter_table("log") as batch:
        batch.alter_column("chain", existing_type=sa.String(length=64), nullable=False)
    op.add_column("tables", sa.Column("damaged", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("processes", sa.Column("numbers", sa.Text(), nullable=True))
    history = op.create_table(
        "history",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("beat", sa.BigInteger(), nullable=False),
        sa.Column("filler", sa.LargeBinary(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_history")),
    )
    op.bulk_insert(history, [{"id": token_urlsafe(18), "secret": token_bytes(32), "beat": 0}])


def _chain_all(connection: sa.Connection) -> None:
    """As `storage.chain` does, of what is there."""
    said_in: list[sa.ColumnClause[Any]] = [
        sa.column(name) for name in ("seq", "at", "seat", "request", "kind")
    ]
    said_in.append(sa.column("body", sa.JSON()))
    log = sa.table("log", sa.column("table"), *said_in, sa.column("chain"))
    for table in connection.scalars(sa.select(log.c.table).distinct()).all():
        chosen = sa.select(*said_in).select_from(log).where(log.c.table == table)
        before = sha256(b"stormark log " + table.encode()).digest()
        values: list[dict[str, Any]] = []
        for row in connection.execute(chosen.order_by(log.c.seq)).all():
            said = json.dumps(
                [*row], sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
            )
            before = sha256(before + said.encode()).digest()
            values.append({"row": row.seq, "value": before.hex()})
        which = sa.and_(log.c.table == table, log.c.seq == sa.bindparam("row"))
        change = sa.update(log).where(which).values(chain=sa.bindparam("value"))
        for at in range(0, len(values), TOGETHER):
            connection.execute(change, values[at : at + TOGETHER])
