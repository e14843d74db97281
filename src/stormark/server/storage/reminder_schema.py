"""Whose turn it is, and how people want to be called back: more tables of the same database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
)

from stormark.server.storage.schema import HASH, ID, metadata


def _person(*, primary: bool = False) -> Column[str]:
    gone = ForeignKey("people.id", ondelete="CASCADE")
    return Column("person", ID, gone, primary_key=primary, nullable=False)


turns: Final = Table(
    "turns",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    _person(),
    Column("since", BigInteger, nullable=False),  # when the seat was asked
    Column("expires_at", BigInteger),  # when its clock runs out; None: it has none
    Column("told_at", BigInteger),  # when its person was reminded
    Column("rests_until", BigInteger, nullable=False),  # somebody takes care of it until then
    Column("told_by", JSON(none_as_null=True)),  # on these channels; the others are still to do
    Column("tries", Integer, nullable=False, server_default="0"),
    Index("ix_turns_person", "person"),
    Index("ix_turns_told_at_since", "told_at", "since"),
)

devices: Final = Table(
    "devices",
    metadata,
    Column("id", ID, primary_key=True),
    _person(),
    Column("endpoint", String(500), nullable=False, unique=True),  # of the browser's push service
    Column("p256dh", String(120), nullable=False),  # what only this browser can read is made with
    Column("auth", String(40), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("label", String(80), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("failures", Integer, nullable=False, server_default="0"),  # since it was last reached
    Index("ix_devices_person", "person"),
)

mail: Final = Table(
    "mail",
    metadata,
    _person(primary=True),
    Column("address", String(254), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("turns", Boolean, nullable=False),  # whether to write when it is one's turn
    Column("confirmed_at", BigInteger),
    Column("waiting", String(254)),  # the address that takes its place when it is confirmed
)

links: Final = Table(
    "links",
    metadata,
    Column("token", HASH, primary_key=True),
    _person(),
    Column("purpose", String(12), nullable=False),  # calendar, confirm, recover, spent, undo
    Column("expires_at", BigInteger),
    Column("restores", JSON(none_as_null=True)),  # the address and its settings that undo puts back
    Index("ix_links_person", "person"),
    Index("ix_links_expires_at", "expires_at"),
)

keys: Final = Table(
    "keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),  # secret: what this server signs with
)
