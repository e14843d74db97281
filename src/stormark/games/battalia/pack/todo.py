"""`effect = "todo"`: the players carry the text of a Great Artefact out themselves (B-RULING-126).

It is possible where nothing but the own effect reads the card: what lies in battle lines, the
Hammer and the Pavilion are part of other rules.  The text may be changed with it, in one language
or both:
`effect = { todo = true, de = "Alle ziehen eine Karte." }`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from stormark.kernel.languages import LANGUAGES

TODO: Final = "todo"
SECTION: Final = "great_artefacts"
POSSIBLE: Final = (
    "staff_of_terra",
    "horn_of_baldur",
    "wings_of_aviena",
    "hand_of_luut",
    "fortunas_pouch",
    "vigos_standard",
    "vayls_cloak",
    "mings_crystal",
    "kry_ceks_lost_scroll",
)
PATHS: Final = tuple(f"{SECTION}.{name}.effect" for name in POSSIBLE)


def spelled_out(sections: Mapping[str, Any]) -> dict[str, Any]:
    """The sections of a file, `"todo"` written as a table; a text in one language is enough."""
    greats = sections.get(SECTION)
    if not isinstance(greats, dict):
        return dict(sections)
    return {**sections, SECTION: {name: _entry(name, entry) for name, entry in greats.items()}}


def _entry(name: str, entry: object) -> object:
    effect = entry.get("effect") if isinstance(entry, dict) and name in POSSIBLE else None
    if effect == TODO:
        effect = {TODO: True}
    if not isinstance(entry, dict) or not isinstance(effect, dict) or effect.get(TODO) is not True:
        return entry
    given = [effect[language] for language in LANGUAGES if language in effect]
    texts = dict.fromkeys(LANGUAGES, given[0]) if given else {}
    return {**entry, "effect": {**texts, **effect}}
