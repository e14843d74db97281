"""Names that look alike are the same: those that already do get a number, and are told."""

from __future__ import annotations

from time import time

import sqlalchemy as sa
from alembic import op

from stormark.server.accounts.names import distinct, looks
from stormark.server.sanitize import casefolded

revision = "0007"
down_revision = "0006"

PEOPLE = sa.table(
    "people",
    *(sa.column(name) for name in ("id", "name", "folded", "looks", "created_at")),
)
NOTICES = sa.table(
    "notices",
    *(sa.column(name) for name in ("person", "at", "message")),
    sa.column("params", sa.JSON()),
)
SEATS = sa.table("seats", *(sa.column(name) for name in ("person", "name")))


def upgrade() -> None:
    with op.batch_alter_table("people") as people:
        people.add_column(sa.Column("looks", sa.String(length=200), nullable=True))
    tell_apart(op.get_bind())
    with op.batch_alter_table("people") as people:
        people.alter_column("looks", existing_type=sa.String(length=200), nullable=False)
        people.create_unique_constraint(op.f("uq_people_looks"), ["looks"])


def tell_apart(connection: sa.Connection) -> None:
    """Whoever was here first keeps the name; whoever came later keeps it with a number."""
    oldest = sa.select(PEOPLE).order_by(PEOPLE.c.created_at, PEOPLE.c.id)
    kept: dict[str, str] = {}  # names by what they look like
    folded: set[str] = set()
    for row in connection.execute(oldest).all():
        name = row.name
        if looks(name) in kept or casefolded(name) in folded:
            name = distinct(name, kept.values())
            tell(connection, row.id, row.name, name)
        kept[looks(name)] = name
        folded.add(casefolded(name))
        values = {"name": name, "folded": casefolded(name), "looks": looks(name)}
        connection.execute(sa.update(PEOPLE).where(PEOPLE.c.id == row.id).values(values))


def tell(connection: sa.Connection, person: str, old: str, new: str) -> None:
    """They read it when they log in next, with the new name or the old one's password."""
    params = {"old": old, "new": new}
    connection.execute(
        sa.insert(NOTICES).values(
            person=person, at=int(time() * 1000), message="notice-name-alike", params=params
        )
    )
    theirs = (SEATS.c.person == person) & (SEATS.c.name == old)
    connection.execute(sa.update(SEATS).where(theirs).values(name=new))
