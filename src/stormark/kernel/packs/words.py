"""Words of a pack: how they are shown to people, and which one was probably meant."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from difflib import get_close_matches

SHOWN_LENGTH = 60
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


def shown(value: object) -> str:
    """A value as its author wrote it, cut short and safe to print.

    >>> shown("ten"), shown(True), shown([1, 2]), shown(0.5)
    ('"ten"', 'true', '[...]', '0.5')
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[...]"
    if isinstance(value, dict):
        return "{...}"
    if isinstance(value, int) and abs(value) >= 10**18:
        return "±10^18..."
    if isinstance(value, str):
        clean = "".join(char if char.isprintable() else "?" for char in value[:SHOWN_LENGTH])
        return f'"{clean}..."' if len(value) > SHOWN_LENGTH else f'"{clean}"'
    return str(value)[:SHOWN_LENGTH]


def plain(word: str) -> str:
    """A word without what people get wrong most: capitals, hyphens, blanks, umlauts.

    >>> plain(" Gate-Keeper "), plain("Torwächterin"), plain("Ärger & Nöte")
    ('gate_keeper', 'torwaechterin', 'aerger_noete')
    """
    folded = unicodedata.normalize("NFC", word).casefold().translate(UMLAUTS)
    letters = unicodedata.normalize("NFD", folded).encode("ascii", "ignore").decode("ascii")
    return re.sub(r"[^a-z0-9]+", "_", letters).strip("_")


def nearest(found: object, allowed: Sequence[str]) -> str:
    """The word of a list that was probably meant, "" if none is near.

    >>> nearest("Effect", ("EFFECT", "DICE")), nearest("soldeir", ("soldier", "event"))
    ('EFFECT', 'soldier')
    >>> nearest("moon", ("soldier", "event"))
    ''
    """
    if not isinstance(found, str) or len(found) > SHOWN_LENGTH:
        return ""
    by_form = {plain(word): word for word in reversed(allowed)}
    near = get_close_matches(plain(found), by_form, n=1)
    return by_form[near[0]] if near else ""
