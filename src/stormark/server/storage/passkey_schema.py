"""Passkeys of accounts, and the challenges they answer: more tables of the same database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Index, LargeBinary, String, Table

from stormark.server.storage.schema import HASH, ID, metadata

CREDENTIAL_LENGTH: Final = 1364  # of the longest that WebAuthn allows, 1023 bytes in Base64

passkeys: Final = Table(
    "passkeys",
    metadata,
    Column("id", ID, primary_key=True),
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("credential", String(CREDENTIAL_LENGTH), nullable=False, unique=True),
    Column("public_key", LargeBinary, nullable=False),  # the private one never leaves its device
    Column("sign_count", BigInteger, nullable=False),  # 0: the device does not count
    Column("name", String(40), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),  # None: never
    Index("ix_passkeys_person", "person"),
)

challenges: Final = Table(
    "challenges",
    metadata,
    Column("challenge", HASH, primary_key=True),
    Column("purpose", String(12), nullable=False),  # add, log-in
    Column("holder", HASH, nullable=False),  # the session or the browser that it was made for
    Column("expires_at", BigInteger, nullable=False),
    Index("ix_challenges_expires_at", "expires_at"),
)
