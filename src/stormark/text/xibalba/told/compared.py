"""What a card's text speaks of, beside what its effect does: Paragon, resources, the Ark."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from stormark.games.xibalba.pack.todo import is_todo
from stormark.i18n import Catalogue, translator
from stormark.kernel.languages import LANGUAGES
from stormark.kernel.packs.format import Tables
from stormark.kernel.packs.problem import Problem
from stormark.text.xibalba.told.card import told_card

ASIDE = re.compile(r"\\b|\([^)]*\)")  # what may stand before or behind a word


def compared(pack: Tables, name: str) -> list[Problem]:
    """Where a text names other things than its effect, told in the same language."""
    return [note for card in pack["cards"].values() for note in _notes(card, name)]


def _notes(card: Mapping[str, Any], name: str) -> Iterator[Problem]:
    if is_todo(card):
        return  # its text is all there is
    for lang in LANGUAGES:
        text = card.get(f"text_{lang}", "")
        if not text:
            continue  # one language is enough
        catalogue = translator(lang, "xibalba")
        told = named_in(catalogue, told_card(catalogue, card))
        entered = named_in(catalogue, text)
        if told != entered:
            params = {"missing": _beyond(told, entered), "extra": _beyond(entered, told)}
            path = f"cards.{card['id']}.text_{lang}"
            yield Problem("pack-text-things", name, path, params=params)


def _beyond(things: list[str], others: list[str]) -> str:
    return ", ".join(thing for thing in things if thing not in others) or "–"


def named_in(catalogue: Catalogue, text: str) -> list[str]:
    """The things a text speaks of, among those that no text can do without.

    >>> named_in(translator("en", "xibalba"), "Lose 2 Paragon, gain 3 resources.")
    ['resource', 'Paragon']
    """
    return [
        ASIDE.sub("", thing.partition("/")[0])
        for thing in catalogue.t("told-things").split(", ")
        if re.search(thing.replace("/", "|"), text, re.IGNORECASE)
    ]
