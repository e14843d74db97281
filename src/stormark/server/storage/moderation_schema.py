"""What operators and their rules need to be kept: more tables of the same database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    UniqueConstraint,
)

from stormark.server.storage.schema import HASH, ID, metadata

NETWORK: Final = String(50)  # such as 192.0.2.0/24; empty: not known any more
REASON: Final = String(500)


def _person(*, primary: bool = False) -> Column[str]:
    gone = ForeignKey("people.id", ondelete="CASCADE")
    return Column("person", ID, gone, primary_key=primary, nullable=not primary)


def _table() -> Column[str]:
    return Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"))


operators: Final = Table(
    "operators",
    metadata,
    _person(primary=True),
    Column("since", BigInteger, nullable=False),
)

sanctions: Final = Table(
    "sanctions",
    metadata,
    Column("id", ID, primary_key=True),
    Column("kind", String(8), nullable=False),  # ban, mute
    _person(),  # whom: an account,
    Column("network", NETWORK),  # a range of addresses,
    _table(),  # or a seat; a table alone is where an account is muted
    Column("seat", Integer),
    Column("reason", REASON, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger),  # None: until somebody lifts it
    Index("ix_sanctions_person", "person"),
    Index("ix_sanctions_table", "table"),
)

audit: Final = Table(
    "audit",
    metadata,
    Column("seq", Integer, primary_key=True, autoincrement=False),  # from 1 without gaps
    Column("at", BigInteger, nullable=False),
    Column("actor", ID),  # an account, which may be gone; None: the terminal
    Column("actor_name", String(60), nullable=False),
    Column("action", String(20), nullable=False),
    Column("details", JSON, nullable=False),  # whom or what, and how
    Column("reason", REASON, nullable=False),
    Column("request", String(64), unique=True),  # repeating it is harmless
    Column("hash", HASH, nullable=False),  # of this entry and the hash of the one before
)

audit_addresses: Final = Table(
    "audit_addresses",
    metadata,
    Column("seq", Integer, ForeignKey("audit.seq"), primary_key=True, autoincrement=False),
    Column("address", NETWORK, nullable=False),
)

sightings: Final = Table(
    "sightings",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    _person(),  # an account, or a seat
    _table(),
    Column("seat", Integer),
    Column("address", NETWORK, nullable=False),  # shortened: nobody can be found by it
    Column("seen_at", BigInteger, nullable=False),
    UniqueConstraint("person"),
    UniqueConstraint("table", "seat"),
)

proofs: Final = Table(
    "proofs",
    metadata,
    Column("session", HASH, ForeignKey("sessions.token", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False),  # when the password was given again
)

password_resets: Final = Table(
    "password_resets",
    metadata,
    _person(primary=True),
    Column("code", HASH, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)

reports: Final = Table(
    "reports",
    metadata,
    Column("id", ID, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", HASH, nullable=False),  # of the account, the seat's token or the address
    Column("person", ID, ForeignKey("people.id", ondelete="SET NULL")),  # who is told the answer
    Column("table", ID, nullable=False),  # it may be gone by now
    Column("seat", Integer),  # of the reporter
    Column("thing", String(80), nullable=False),  # what it is about, as one word
    Column("kind", String(8), nullable=False),  # table, line, name, game
    Column("cause", String(12), nullable=False),
    Column("words", REASON, nullable=False),
    Column("evidence", JSON, nullable=False),
    Column("state", String(10), nullable=False),  # open, done, dismissed
    Column("answer", REASON, nullable=False),
    Column("closed_at", BigInteger),
    UniqueConstraint("reporter", "thing"),
    Index("ix_reports_state_at", "state", "at"),
)

notices: Final = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    _person(),  # for an account, or for a seat
    _table(),
    Column("seat", Integer),
    Column("at", BigInteger, nullable=False),
    Column("message", String(40), nullable=False),
    Column("params", JSON, nullable=False),
    Column("read_at", BigInteger),
    Index("ix_notices_person", "person"),
    Index("ix_notices_table", "table"),
)
