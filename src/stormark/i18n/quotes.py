"""Quotation marks within quotation marks: every second pair is the language's inner one.

Messages quote what they are given, and what they are given may quote something itself.  Only the
whole sentence knows how deep a mark stands, so it is set right where sentences are made.
"""

from __future__ import annotations

import re
from typing import Final

OUTER: Final = {"en": ("“", "”"), "de": ("„", "“")}
INNER: Final = {"en": ("‘", "’"), "de": ("‚", "‘")}
WITHIN: Final = {
    lang: re.compile(f"{marks[0]}[^{marks[1]}]*{marks[0]}") for lang, marks in OUTER.items()
}


def nested(text: str, lang: str) -> str:
    """A sentence with inner marks for what is quoted within a quotation.

    What somebody typed may have marks that do not match: they stay as they are.

    >>> nested("As good as “Play “Horse” and “Chief””.", "en")
    'As good as “Play ‘Horse’ and ‘Chief’”.'
    >>> nested("So gut wie „Spiele „Pferd““.", "de")
    'So gut wie „Spiele ‚Pferd‘“.'
    >>> nested("“Horse”, “Chief”; “one “ too many”", "en")
    '“Horse”, “Chief”; “one “ too many”'
    """
    if not WITHIN[lang].search(text):
        return text
    opening, closing = OUTER[lang]
    letters = list(text)
    opened: list[int] = []
    for place, letter in enumerate(text):
        if letter == opening:
            opened.append(place)
        elif letter == closing:
            if not opened:
                return text
            begin = opened.pop()
            letters[begin], letters[place] = (INNER if len(opened) % 2 else OUTER)[lang]
    return text if opened else "".join(letters)
