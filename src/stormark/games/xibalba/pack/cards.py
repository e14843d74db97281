"""Checking a card: its printed values, its texts in both languages, and its effect."""

from __future__ import annotations

from typing import Any

from stormark.games.xibalba.effects.words import CARD_TYPES, PHASES
from stormark.games.xibalba.pack.items import check_items
from stormark.games.xibalba.pack.placement import Moment
from stormark.games.xibalba.pack.todo import TODO
from stormark.kernel.languages import keys
from stormark.kernel.packs import fields
from stormark.kernel.packs.entries import Entry
from stormark.kernel.packs.report import Place, Report
from stormark.kernel.packs.words import shown

REQUIRED = ("id", "faction", "type", "cost", "phase", "effect")
OPTIONAL = ("copies", "edition", "worth", "manual_card", *keys("name", "text"))
SOLDIER_VALUES = ("power", "resistance", "paragon")
TEXTS = {"name": fields.NAME_LENGTH, "text": fields.TEXT_LENGTH}
RANGES = {"cost": (0, 25), "copies": (1, 20), **dict.fromkeys(SOLDIER_VALUES, (0, 20))}
NEEDED_FOR_SETUP = {"soldier": 3, "civilian": 2, "structure": 2, "event": 2}
"""X-SETUP-03 and X-SETUP-05: one soldier for the Ark, two cards of every type for sale."""

MAX_CARDS = 250  # the rules number physical cards with one byte


def check_card(report: Report, value: object, place: Place) -> None:
    card = fields.table(report, value, place)
    if card is None:
        return
    _keys(report, card, place)
    if "id" in card:
        fields.identifier(report, card["id"], place.key("id"))
    for stem, limit in TEXTS.items():
        fields.said(report, card, place, stem, limit)
    if "edition" in card:
        fields.text(report, card["edition"], place.key("edition"), fields.NAME_LENGTH)
    for key, (low, high) in RANGES.items():
        if key in card:
            fields.integer(report, card[key], place.key(key), low, high)
    if "worth" in card:
        _worth(report, card["worth"], place.key("worth"))
    if "manual_card" in card:
        fields.boolean(report, card["manual_card"], place.key("manual_card"))
    known = [
        key in card and fields.word(report, card[key], place.key(key), words)
        for key, words in (("type", CARD_TYPES), ("phase", PHASES))
    ]
    if all(known) and "effect" in card:
        _effect(report, card, place.key("effect"))


def _effect(report: Report, card: dict[str, Any], place: Place) -> None:
    """A list of items; one word says that the players carry the text out themselves."""
    if isinstance(card["effect"], str):
        fields.word(report, card["effect"], place, (TODO,))
    else:
        check_items(report, card["effect"], place, Moment(card["type"], card["phase"]))


def _keys(report: Report, card: dict[str, Any], place: Place) -> None:
    kind = card.get("type")
    if kind == "soldier":
        fields.keys(report, card, place, (*REQUIRED, *SOLDIER_VALUES), OPTIONAL)
        return
    fields.keys(report, card, place, REQUIRED, (*OPTIONAL, *SOLDIER_VALUES))
    if kind in CARD_TYPES:
        for key in SOLDIER_VALUES:
            if key in card:
                report.add("pack-only-soldiers", place.key(key), key=key)


def _worth(report: Report, value: object, place: Place) -> None:
    if isinstance(value, bool) or not isinstance(value, int | float):
        report.add("pack-wrong-type", place, found=shown(value), allowed="number")
    elif not 0 <= value <= 100:
        report.add("pack-out-of-range", place, found=shown(value), low=0, high=100)


def check_supply(report: Report, cards: list[Entry], place: Place) -> None:
    """There are enough cards of each type to set up a game, and not too many to number."""
    supply = dict.fromkeys(CARD_TYPES, 0)
    for card in cards:
        kind = card.value.get("type") if isinstance(card.value, dict) else None
        if isinstance(kind, str) and kind in supply:
            copies = card.value.get("copies", 1)
            supply[kind] += copies if isinstance(copies, int) else 1
    for kind, needed in NEEDED_FOR_SETUP.items():
        if supply[kind] < needed:
            report.add("pack-too-few-cards", place, kind=kind, found=supply[kind], allowed=needed)
    if sum(supply.values()) > MAX_CARDS:
        found = shown(sum(supply.values()))
        report.add("pack-too-many-cards", place, found=found, allowed=MAX_CARDS)
