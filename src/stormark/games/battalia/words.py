"""Numbers to words and back: cards, fields, terrains, as everybody outside sees them.

A card is written as its kind, e.g. `lord.islanders`, `tools.baerfolk`, `supply`,
`horn_of_baldur`.  What happened to a copy follows: `>weapon` what it counts as, `@2` the player it
was borrowed from, `~` received in a trade, `^` named for the Frost Fields, `x2` doubled, `%` a
copy by Fate 1, `!` a joker of the Eclipse.
"""

from __future__ import annotations

import re
from functools import lru_cache

from stormark.games.battalia import layout as L
from stormark.kernel.refusal import InputError

FACTIONS = ("baerfolk", "cloudborn", "emberians", "islanders", "wolfsclan", "sunblessed")
TERRAINS = (
    "verdant_woods",
    "rocky_mountains",
    "red_canyons",
    "emerald_lakes",
    "frost_fields",
    "protojungle",
    "neutral",
)
RANKS = ("tribesman", "chief", "priest", "lord")
ARTEFACTS = ("tools", "horse", "weapon", "tent", "title", "scroll", "amulet")
GREATS: tuple[str, ...] = L.GREAT_WORDS
POTIONS = ("berserker", "frosthand", "eclipse", "brotherhood", "colossus", "weakness")
SHAPES = ("dead_end", "straight", "curve", "t", "x")
PLACES = (
    "empty",
    "road",
    "city",
    "gate",
    "ruin",
    "crossing",
    "building",
    "centre",
    "connection",
    "missing",
)
BUILDINGS = (
    "smithy",
    "town_hall",
    "stable",
    "arena",
    "weaving_mill",
    "tavern",
    "mages_guild",
    "store",
)
NPCS = ("metamorpha", "bilkarr")
FORMS = ("", *RANKS, "supply", *ARTEFACTS)


CARD = re.compile(
    r"(?P<kind>[a-z_0-9.]+?)(>(?P<form>[a-z]+))?(@(?P<lender>[1-6]))?(?P<traded>~)?(?P<named>\^)?"
    r"(x(?P<copies>[23]))?(?P<fate>%)?(?P<joker>!)?"
)


class CardWords:
    """The words of the cards in a match: `factions` are those at home in each of the six terrains.

    >>> words = CardWords(FACTIONS)
    >>> words.card(L.SUPPLY | 4 << 7), words.number("supply>lord") == L.SUPPLY | 4 << 7
    ('supply>lord', True)
    """

    def __init__(self, factions: tuple[str, ...]) -> None:
        self.factions = factions
        self.kinds = _kinds(factions)
        self._index = {word: kind for kind, word in enumerate(self.kinds)}

    def card(self, card: int) -> str:
        """A card in words."""
        text = self.kinds[L.kind_of(card)]
        if L.form_of(card):
            text += ">" + FORMS[L.form_of(card)]
        if L.lender_of(card) >= 0:
            text += f"@{L.lender_of(card) + 1}"
        if card & L.TRADED:
            text += "~"
        if card & L.NAMED:
            text += "^"
        if L.copies_of(card) > 1:
            text += f"x{L.copies_of(card)}"
        if card & L.FATE_COPY:
            text += "%"
        return text + ("!" if card & L.JOKER else "")

    def number(self, text: str, place: str = "card") -> int:
        """The card a word stands for; InputError if there is none."""
        plain = self._index.get(text)
        if plain is not None:
            return plain  # most cards: nothing happened to them yet
        found = CARD.fullmatch(text)
        if found is None or found["kind"] not in self._index:
            raise InputError("card-unknown", place, found=text)
        if found["form"] is not None and found["form"] not in FORMS:
            raise InputError("card-unknown", place, found=text)
        card = self._index[found["kind"]]
        if found["form"]:
            card = L.with_form(card, FORMS.index(found["form"]))
        if found["lender"]:
            card = L.borrowed(card, int(found["lender"]) - 1)
        if found["traded"]:
            card |= L.TRADED
        if found["named"]:
            card |= L.NAMED
        if found["copies"]:
            card = L.with_copies(card, int(found["copies"]))
        if found["joker"]:
            card |= L.JOKER
        return card | (L.FATE_COPY if found["fate"] else 0)


@lru_cache(maxsize=64)
def card_words(factions: tuple[str, ...]) -> CardWords:
    """The same words for matches of the same factions."""
    return CardWords(factions)


def _kinds(factions: tuple[str, ...]) -> list[str]:
    kinds = [""] * L.KINDS
    for faction, name in enumerate(factions):
        for rank, word in enumerate(RANKS):
            kinds[L.UNITS + rank + 4 * faction] = f"{word}.{name}"
        for artefact, word in enumerate(ARTEFACTS):
            kinds[L.ARTEFACTS + artefact + L.TYPES * faction] = f"{word}.{name}"
        kinds[L.QUEENS + faction] = f"queen.{name}"
        kinds[L.KINGS + faction] = f"king.{name}"
    for rank, word in enumerate(RANKS):
        kinds[L.UNBOUND + rank] = f"{word}.unbound"
        kinds[L.FANATICS + rank] = f"{word}.fanatics"
    kinds[L.SUPPLY] = "supply"
    kinds[L.STARDUST] = "stardust"
    kinds[L.CHEST] = "chest"
    for number, word in enumerate(GREATS):
        kinds[L.GREAT + number] = word
    for number in range(3):
        kinds[L.FATES + number] = f"fate_{number + 1}"
    return kinds


KINDS = card_words(FACTIONS).kinds


def field_word(field: int, columns: int) -> str:
    """A field as row and column, both from 1.

    >>> field_word(8, 7)
    '2,2'
    """
    row, column = divmod(field, columns)
    return f"{row + 1},{column + 1}"


def field_number(text: str, rows: int, columns: int, place: str = "field") -> int:
    """The field a row and a column name; InputError if there is none.

    >>> field_number("2,2", 7, 7)
    8
    """
    parts = text.split(",")
    if len(parts) == 2 and all(part.isdecimal() and len(part) < 3 for part in parts):
        row, column = int(parts[0]), int(parts[1])
        if 1 <= row <= rows and 1 <= column <= columns:
            return (row - 1) * columns + column - 1
    raise InputError("field-unknown-place", place, found=text, rows=rows, columns=columns)
