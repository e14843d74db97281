"""Texts that people type: cleaned before anybody else sees them."""

from __future__ import annotations

import unicodedata
from typing import Final

from stormark.kernel.json import Json
from stormark.kernel.refusal import InputError

NAME_LENGTH: Final = 40
FOLDED_LENGTH: Final = 80
CHAT_LENGTH: Final = 500
NOTES_LENGTH: Final = 10_000
PASSWORD_LENGTH: Final = 200

# Joiners belong to some scripts and to emoji; everything else of the kind only confuses.
JOINERS: Final = "\u200c\u200d"
LARGEST: Final = 2**53  # numbers that every client can hold exactly
DEEPEST: Final = 6


def clean_line(text: str) -> str:
    r"""One line without control characters, white space made plain.

    >>> clean_line("  Bom\u202edia\x00   Xib\nalba ")
    'Bomdia Xib alba'
    """
    kept = (" " if char.isspace() else char for char in unicodedata.normalize("NFC", text))
    return " ".join("".join(char for char in kept if _harmless(char)).split())


def clean_lines(text: str) -> str:
    """Several lines as they were written, without control characters."""
    return "".join(char for char in text if char == "\n" or _harmless(char))


def within_limit(text: str, most: int, place: str) -> str:
    """A text that is not too long; normalising can lengthen one."""
    if len(text) > most:
        raise InputError("text-too-long", place, most=most)
    return text


def casefolded(name: str) -> str:
    """A name as it is looked for, however it is written; `names.looks` is about the eye.

    >>> casefolded("Ｋukulkan") == casefolded("KUKULKAN")
    True
    """
    folded = unicodedata.normalize("NFKC", name).casefold()
    return "".join(char for char in folded if not char.isspace() and char not in JOINERS)


def _harmless(char: str) -> bool:
    return char in JOINERS or unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn")


def check_plain(value: Json, place: str, depth: int = 0) -> None:
    """Options are small: no deep nesting, no numbers that a client could not hold."""
    if depth > DEEPEST:
        raise InputError("message-too-deep", place, allowed=DEEPEST)
    if isinstance(value, int | float) and not -LARGEST <= value <= LARGEST:
        raise InputError("number-range", place, found=str(value)[:20], low=-LARGEST, high=LARGEST)
    if isinstance(value, dict):
        for key, item in value.items():
            check_plain(item, f"{place}.{key[:NAME_LENGTH]}", depth + 1)
    if isinstance(value, list):
        for index, item in enumerate(value):
            check_plain(item, f"{place}[{index}]", depth + 1)
