"""Names of people: which ones are allowed, and which of them look alike.

What a name may consist of is said by RFC 8266 (PRECIS, nicknames); that scripts are not mixed and
what looks alike by Unicode's recommendations (UTS 39: restriction levels and skeletons).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final

from confusable_homoglyphs.categories import alias
from confusable_homoglyphs.confusables import confusables_data
from precis_i18n import get_profile

from stormark.kernel.refusal import InputError
from stormark.server.sanitize import JOINERS, NAME_LENGTH, clean_line, within_limit

NICKNAME: Final = get_profile("NicknameCasePreserved")
LOOKS_LENGTH: Final = 200
MOST_MARKS: Final = 2  # accents on one letter
BLANK: Final = "\u2800"  # a symbol by its category, and nothing at all to the eye
EVERYWHERE: Final = {"COMMON", "INHERITED"}
TOGETHER: Final = (  # what UTS 39 calls highly restrictive
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "BOPOMOFO"},
    {"LATIN", "HAN", "HANGUL"},
)

OF_THE_SERVER: Final = (
    *("Stormark", "Server", "System", "Admin", "Administrator", "Operator", "Moderator"),
    *("Bot", "Random", "Greedy"),
)
"""Nobody is called like this, whatever number follows."""

OF_SEATS: Final = (
    *("Player", "Spieler", "Seat", "Platz", "Guest", "Gast", "Nobody", "Niemand"),
    *("Spectator", "Zuschauer", "Host"),
)
"""People at one screen may be called like this, but no account."""


def clean_name(text: str, place: str) -> str:
    """A name as it is shown; InputError says what is wrong with it."""
    name = clean_line(text).strip(JOINERS)
    try:
        name = NICKNAME.enforce(name) if name else ""
    except UnicodeEncodeError as error:
        found = error.object[error.start : error.start + 1]
        raise InputError("name-character", place, found=f"U+{ord(found or ' '):04X}") from None
    if not any(map(_visible, name)):
        raise InputError("field-empty", place, key=place.rpartition(".")[2])
    if _most_marks(name) > MOST_MARKS:
        raise InputError("name-marks", place, most=MOST_MARKS)
    scripts = {alias(char).upper() for char in name} - EVERYWHERE
    if len(scripts) > 1 and not any(scripts <= allowed for allowed in TOGETHER):
        raise InputError("name-scripts", place)
    return within_limit(name, NAME_LENGTH, place)


def looks(name: str) -> str:
    """The same for all names that a reader could take for one another.

    >>> looks("Ada") == looks("\u0410da") == looks("A\u200bd a") == looks("ada\u0316")
    True
    >>> looks("Bernd 1") == looks("Bemd l"), looks("Ada") == looks("Ida")
    (True, False)
    """
    text = "".join(filter(_compared, unicodedata.normalize("NFKC", name)))
    skeleton = "".join(map(_prototype, unicodedata.normalize("NFD", text)))
    return unicodedata.normalize("NFC", skeleton).casefold()[:LOOKS_LENGTH]


def alike(one: str, other: str) -> bool:
    """Whether two names are the same, or could be taken for it.

    >>> alike("Ida", "IDA"), alike("Ida", "lda"), alike("\u041d\u0410\u0422", "HAT")
    (True, True, True)
    """
    return looks(one) == looks(other) or looks(one.casefold()) == looks(other.casefold())


def is_of_the_server(name: str) -> bool:
    """Whether somebody of that name could be taken for the server or a bot."""
    return any(alike(name.rstrip(" 0123456789#.:-()"), word) for word in OF_THE_SERVER)


def is_reserved(name: str) -> bool:
    """Whether no account may be called like this."""
    bare = name.rstrip(" 0123456789#.:-()")
    return is_of_the_server(name) or any(alike(bare, word) for word in OF_SEATS)


def distinct(name: str, others: Iterable[str]) -> str:
    """A name with a number, where somebody else is called alike.

    >>> distinct("Ada", ["ADA", "Ada 2", "Ben"])
    'Ada 3'
    """
    taken, chosen, number = list(others), name, 1
    while any(alike(chosen, other) for other in taken):
        number += 1
        chosen = f"{name[: NAME_LENGTH - len(str(number)) - 1].rstrip()} {number}"
    return chosen


def _visible(char: str) -> bool:
    return unicodedata.category(char)[0] in "LNS" and char != BLANK


def _is_mark(char: str) -> bool:
    """An accent that goes with any letter; marks of Hindi, Hebrew or Thai belong to theirs."""
    return unicodedata.category(char) in ("Mn", "Me") and alias(char).upper() in EVERYWHERE


def _most_marks(name: str) -> int:
    most = now = 0
    for char in name:
        now = now + 1 if _is_mark(char) else 0
        most = max(most, now)
    return most


def _compared(char: str) -> bool:
    """Whether a character makes a difference; accents that do not melt into a letter do not."""
    return not (char.isspace() or unicodedata.category(char) in ("Cf", "Cc") or _is_mark(char))


@cache
def _prototypes() -> dict[str, str]:
    """From a character to the one, or the several, that stand for all that look like it."""
    shown = {
        key.strip("\u200e"): [str(other["c"]).strip("\u200e") for other in others]
        for key, others in confusables_data.items()
    }
    return {
        char: others[0]
        for char, others in shown.items()
        # A prototype lists all that look like it, everything else its prototype alone.
        if len(others) == 1 and not (shown.get(others[0]) == [char] and char < others[0])
    }


def _prototype(char: str) -> str:
    return _prototypes().get(char, char)
