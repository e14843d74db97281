"""What the cards of a pack do, told from their effects, and held beside the texts they have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stormark.games.registry import pack_format
from stormark.i18n import translator
from stormark.kernel.languages import LANGUAGES
from stormark.kernel.manifest import manifest
from stormark.kernel.packs.format import Tables
from stormark.kernel.packs.problem import Problem
from stormark.text.manifest import TextManifest

Told = dict[str, dict[str, str]]


def told_card(game: str, lang: str, card: Mapping[str, Any]) -> str:
    """What a card does in sentences; "" in games whose packs do not say it.

    >>> told_card("xibalba", "de", {"effect": [{"op": "paragon", "amount": 2}]})
    'Du erhältst 2 Paragon.'
    """
    tell = manifest("text", game, TextManifest).told
    return tell(translator(lang, game), card) if tell else ""


def told_cards(game: str, tables: Tables) -> Told:
    """Every card of a pack by its place (`cards.bomber`), in every language."""
    if manifest("text", game, TextManifest).told is None:
        return {}
    return {
        f"{section}.{name}": {lang: told_card(game, lang, card) for lang in LANGUAGES}
        for section in pack_format(game).cards
        for name, card in tables.get(section, {}).items()
    }


def notes_of(game: str, tables: Tables, name: str) -> list[Problem]:
    """Where texts and effects of a pack say different things; it can be played all the same."""
    compare = manifest("text", game, TextManifest).compared
    more = compare(tables, name) if compare else []
    order = {path: number for number, path in enumerate(_texts(game, tables))}
    found = [*pack_format(game).notes(tables, name), *more]
    return sorted(found, key=lambda note: order.get(note.path, len(order)))


def _texts(game: str, tables: Tables) -> list[str]:
    form = pack_format(game)
    return [
        f"{section}.{name}.{form.told}_{lang}"
        for section in form.cards
        for name in tables[section]
        for lang in LANGUAGES
    ]
