"""Names nobody can guess, and what is stored of them."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from typing import Final

from stormark.kernel.match import SEED_BYTES

ID: Final = re.compile(r"[A-Za-z0-9_-]{1,24}")


def new_id() -> str:
    """The name of a table: short enough for a link, too long to guess."""
    return secrets.token_urlsafe(9)


def is_id(text: str) -> bool:
    """Whether a table could be called this: what comes in a path may be anything."""
    return ID.fullmatch(text) is not None


def new_token() -> str:
    """What proves who holds a seat, a table or a session."""
    return secrets.token_urlsafe(24)


def new_seed() -> bytes:
    """What all chance of a match follows from."""
    return secrets.token_bytes(SEED_BYTES)


def token_hash(token: str) -> str:
    """Tokens are random and long: a plain hash is enough to keep them safe in a stolen file."""
    return sha256(token.encode()).hexdigest()
