"""Recovery codes: for whoever has lost the password.  Each is shown once and works once."""

from __future__ import annotations

import secrets
from typing import Final

from stormark.server.ids import token_hash

COUNT: Final = 10
LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # none that is easily taken for another
GROUPS: Final = 4
GROUP: Final = 4  # letters each: almost 80 bits, which nobody guesses


def new_codes() -> list[str]:
    return [_new_code() for _ in range(COUNT)]


def _new_code() -> str:
    groups = ("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))
    return "-".join(groups)


def code_hash(code: str) -> str:
    """What is stored of a code, however it was typed.

    >>> code_hash("ABCD-EFGH-JKMN-PQRS") == code_hash(" abcd efgh jkmnpqrs")
    True
    """
    return token_hash("".join(char for char in code.upper() if char in LETTERS))
