"""The cards of a [given]: those of the pack, bare soldiers, and cards written out in full."""

from __future__ import annotations

import re
from dataclasses import replace

from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.compile import add_card
from stormark.games.xibalba.pack.build import build_card
from stormark.games.xibalba.pack.cards import MAX_CARDS, check_card
from stormark.games.xibalba.pack.model import CardDef, Pack
from stormark.games.xibalba.tables import Tables
from stormark.kernel.fields import expect, inside, read
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.languages import alike, keys
from stormark.kernel.packs.report import Place, Report
from stormark.kernel.refusal import InputError

SOLDIER_TEXT = re.compile(r"(?P<name>[^()#]+)\((?P<p>\d\d?)/(?P<r>\d\d?)/(?P<v>\d\d?)\)(#\d+)?")


class Cards:
    """The cards of a position: each may be named once, the rest is dealt in order."""

    def __init__(self, tables: Tables, pack: Pack) -> None:
        self.tables = tables
        self.copies: dict[str, list[int]] = {}
        for card, number in enumerate(tables.card):
            self.copies.setdefault(pack.cards[number].id, []).append(card)
        self.free = [True] * len(tables.card)

    def add(self, card: CardDef, faction: int, place: str) -> None:
        """Add one more card to those of the pack."""
        first = len(self.tables.card)
        if first >= MAX_CARDS:
            raise InputError("pack-too-many-cards", place, found=first + 1, allowed=MAX_CARDS)
        add_card(self.tables, -1, card, faction)
        self.tables.added.append(card)
        self.copies.setdefault(card.id, []).append(first)
        self.free.append(True)

    def take(self, value: Json, place: str, card_type: int) -> int:
        """The instance a text names, of a type (-1: any); InputError if there is none left."""
        text = expect(value, str, place)
        if text not in self.copies and text not in self.tables.ref_index:
            soldier = SOLDIER_TEXT.fullmatch(text)
            if soldier is None:
                raise InputError("card-unknown", place, found=text)
            self.add(_soldier(text, *(int(soldier[key]) for key in "prv")), -1, place)
        exact = self.tables.ref_index.get(text)
        options = [exact] if exact is not None else self.copies[text]
        for card in options:
            if self.free[card]:
                if card_type >= 0 and self.tables.type[card] != card_type:
                    wanted = V.TYPE_WORDS[card_type]
                    raise InputError("card-type", place, found=text, allowed=wanted)
                self.free[card] = False
                return card
        if SOLDIER_TEXT.fullmatch(text) and "#" not in text:
            return self.take(self._another(text), place, card_type)
        raise InputError("card-used-twice", place, found=text)

    def _another(self, text: str) -> str:
        """One more soldier with the same values: Guard(3/2/1)#2, then #3."""
        number = 2
        while f"{text}#{number}" in self.copies:
            number += 1
        return f"{text}#{number}"

    def rest(self, card_type: int) -> list[int]:
        """The cards of a type that nobody has named, in the order of the pack."""
        return [card for card in self.tables.by_type[card_type] if self.free[card]]


def pack_with(pack: Pack, tables: Tables) -> Pack:
    """A pack with the cards that a position brings along."""
    added = [card for card in tables.added if isinstance(card, CardDef)]
    return replace(pack, cards=(*pack.cards, *added)) if added else pack


def pile(value: Json, place: str, cards: Cards, card_type: int) -> tuple[int, ...]:
    """The cards of a list, in its order."""
    return tuple(
        cards.take(entry, f"{place}[{index}]", card_type)
        for index, entry in enumerate(expect(value, list, place))
    )


def _soldier(text: str, power: int, resistance: int, paragon: int) -> CardDef:
    name = alike(text.partition("(")[0])
    return CardDef(
        text, name, "", "soldier", 1, "PERMANENT", power, resistance, paragon,
        1, "", False, 0.0, (), alike(""),
    )  # fmt: skip


def described_cards(table: JsonDict, cards: Cards, pack: Pack) -> None:
    """Cards a scenario describes itself, in the words of content packs (docs/packs.md)."""
    factions = [faction.id for faction in pack.factions]
    for index, entry in enumerate(read(table, "cards", list, "given", [])):
        place = f"given.cards[{index}]"
        written: JsonDict = expect(entry, dict, place)
        kind = read(written, "type", str, place)
        identity = read(written, "id", str, place)
        if identity in cards.copies:
            raise InputError("card-id-taken", inside(place, "id"), found=identity)
        values: JsonDict = {"power": 0, "resistance": 0, "paragon": 0} if kind == "soldier" else {}
        whole: JsonDict = {
            **dict.fromkeys(keys("name"), identity), "faction": factions[0],
            "cost": 1, "phase": "PERMANENT", "effect": [], **dict.fromkeys(keys("text"), "-"),
            **values, **written, "copies": 1,
        }  # fmt: skip
        _check(whole, place)
        if whole["faction"] not in factions:
            found = str(whole["faction"])
            allowed = ", ".join(factions)
            raise InputError(
                "argument-unknown", inside(place, "faction"), found=found, allowed=allowed
            )
        faction = factions.index(str(whole["faction"]))
        cards.add(build_card(whole, pack.constants.edition), faction, place)
        cards.tables.described.append(written)


def _check(card: JsonDict, place: str) -> None:
    """What a pack would refuse; but a card without effect is fine here."""
    report = Report()
    check_card(report, card, Place("", place))
    for problem in report.problems:
        if card["effect"] != [] or not problem.path.endswith(".effect"):
            raise InputError(problem.message, problem.path, **dict(problem.params))
