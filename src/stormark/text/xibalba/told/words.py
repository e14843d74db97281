"""Phrases of told effects in a language, with a gap where a pack does not say something yet."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from stormark.i18n import Catalogue

GAP = "…"
MINUS = "−"


class Words:
    """The messages of told effects."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def t(self, message: str, **args: object) -> str:
        return self.catalogue.t(message, **args)

    def parts(self, message: str, **args: object) -> dict[str, str]:
        """What a message has as attributes, filled in."""
        found = self.catalogue.attributes(message)
        return {part: self.catalogue.attribute(message, part, **args) for part in found}

    def word(self, group: str, word: object, known: Collection[str], **args: object) -> str:
        """A word of packs in words of people; a gap for one that there is not."""
        if not isinstance(word, str) or word not in known:
            return GAP
        return self.t(f"told-{group}-{word}", **args)

    def joined(self, message: str, texts: Sequence[str]) -> str:
        """Texts in a row, as a language joins two of them."""
        whole = texts[0] if texts else GAP
        for text in texts[1:]:
            whole = self.t(message, first=whole, other=text)
        return whole


def number(value: object) -> int | str:
    """A number as sentences tell it: without its sign, or a gap."""
    return abs(value) if isinstance(value, int) and not isinstance(value, bool) else GAP


def signed(value: object) -> str:
    """A change as cards print it.

    >>> signed(2), signed(-1), signed(None)
    ('+2', '−1', '…')
    """
    if not isinstance(value, int) or isinstance(value, bool):
        return GAP
    return f"{MINUS}{-value}" if value < 0 else f"+{value}"


def tidy(text: str) -> str:
    """Parts that are empty leave neither spaces nor commas behind.

    >>> tidy("Each opponent , including you, , loses  1 resource,.")
    'Each opponent, including you, loses 1 resource.'
    """
    text = re.sub(r"\s+", " ", text).strip()
    text = re.sub(r" (?=[,.;:])", "", text)
    return re.sub(r",(?=[,.;:]| \()", "", text)


def sentence(text: str) -> str:
    """A sentence: its first letter is large, and a full stop ends it."""
    whole = tidy(f"{text}.")
    return whole[:1].upper() + whole[1:]
