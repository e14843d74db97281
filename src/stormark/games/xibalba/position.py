"""Positions in the words of scenario files (docs/scenarios.md): `given` to a state.

Whatever is left out has its default: a reference base without cards (X-BASE-04, X-BASE-05), N
resources, no Paragon, level 1; the neutral soldier, the market and the decks take the remaining
cards in the order of the pack.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.compile import add_card, compile_pack
from stormark.games.xibalba.engine import XibalbaState, advance
from stormark.games.xibalba.pack.build import (
    REFERENCE_ACTION_COSTS,
    REFERENCE_LEVELS,
    build_card,
)
from stormark.games.xibalba.pack.cards import check_card
from stormark.games.xibalba.pack.model import CardDef, Pack
from stormark.games.xibalba.pack.report import Place, Report
from stormark.games.xibalba.setup import blank_position
from stormark.games.xibalba.state import Frame, Position
from stormark.games.xibalba.tables import Tables
from stormark.games.xibalba.turn import dice as dice_steps
from stormark.games.xibalba.words import FACES
from stormark.kernel.fields import expect, inside, only, read
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.refusal import InputError

TOP_KEYS = (
    *("players", "mode", "target", "turn", "turn_number", "phase", "cards", "ark"),
    *("market", "deck", "discard", "dice_pool", "action_pool", "used_dice", "rerolls_used"),
    *("lasting", "p1", "p2", "p3", "p4"),
)
PLAYER_KEYS = (
    *("faction", "resources", "paragon", "level", "upgraded", "base", "costs"),
    *("warhost", "field1", "field2", "field3", "field4", "now"),
)
STARTS = ("start", "effect", "dice", "action")
REFERENCE = "reference"
SOLDIER_TEXT = re.compile(r"(?P<name>[^()#]+)\((?P<p>\d+)/(?P<r>\d+)/(?P<v>\d+)\)(#\d+)?")


class Cards:
    """The cards of a position: each may be named once, the rest is dealt in order."""

    def __init__(self, tables: Tables, pack: Pack) -> None:
        self.tables = tables
        self.copies: dict[str, list[int]] = {}
        for card, number in enumerate(tables.card):
            self.copies.setdefault(pack.cards[number].id, []).append(card)
        self.free = [True] * len(tables.card)

    def add(self, card: CardDef, faction: int) -> int:
        first = len(self.tables.card)
        add_card(self.tables, -1, card, faction)
        self.copies.setdefault(card.id, []).append(first)
        self.free.append(True)
        return first

    def take(self, value: Json, place: str, card_type: int) -> int:
        """The instance a text names, of a type (-1: any); InputError if there is none left."""
        text = expect(value, str, place)
        if text not in self.copies and text not in self.tables.ref_index:
            soldier = SOLDIER_TEXT.fullmatch(text)
            if soldier is None:
                raise InputError("card-unknown", place, found=text)
            self.add(_soldier(text, *(int(soldier[key]) for key in "prv")), -1)
        exact = self.tables.ref_index.get(text)
        options = [exact] if exact is not None else self.copies[text]
        for card in options:
            if self.free[card]:
                if card_type >= 0 and self.tables.type[card] != card_type:
                    wanted = V.TYPE_WORDS[card_type]
                    raise InputError("card-type", place, found=text, allowed=wanted)
                self.free[card] = False
                return card
        if SOLDIER_TEXT.fullmatch(text):
            name = f"{text}#{len(options) + 1}"
            return self.take(name, place, card_type)
        raise InputError("card-used-twice", place, found=text)

    def rest(self, card_type: int) -> list[int]:
        """The cards of a type that nobody has named, in the order of the pack."""
        return [card for card in self.tables.by_type[card_type] if self.free[card]]


def _soldier(text: str, power: int, resistance: int, paragon: int) -> CardDef:
    name = text.partition("(")[0]
    return CardDef(
        text, name, name, "", "soldier", 1, "PERMANENT", power, resistance, paragon,
        1, "", False, 0.0, (), "", "",
    )  # fmt: skip


def position(pack: Pack, given: Mapping[str, Json]) -> XibalbaState:
    """The state a [given] describes."""
    table = dict(given)
    only(table, TOP_KEYS, "given")
    seats = _number(table, "players", "given", 2, 2, 4)
    for number in range(seats + 1, 5):
        if f"p{number}" in table:
            raise InputError("player-unknown", f"given.p{number}", players=seats)
    mode = _word(table, "mode", "given", ("normal", "apocalypse"), "normal")
    target = _number(table, "target", "given", pack.constants.victory_paragon[seats].default, 1, 40)
    tables = compile_pack(pack)
    cards = Cards(tables, pack)
    _described_cards(table, cards, pack)
    s = blank_position(tables, seats, target, mode == "apocalypse")
    for seat in range(seats):
        name = f"p{seat + 1}"
        _player(s, seat, read(table, name, dict, "given", {}), f"given.{name}", cards)
    s.turn = _number(table, "turn", "given", 1, 1, seats) - 1
    s.turn_no = _number(table, "turn_number", "given", 1, 1, 9999)
    _ark(s, table, cards)
    _stock(s, table, cards)
    _dice(s, table)
    _lasting(s, table)
    _begin(s, table)
    return s


# --- small readers


def _number(table: JsonDict, key: str, place: str, default: int, low: int, high: int) -> int:
    value = read(table, key, int, place, default)
    if not low <= value <= high:
        raise InputError("number-range", inside(place, key), found=value, low=low, high=high)
    return value


def _word(table: JsonDict, key: str, place: str, words: tuple[str, ...], default: str) -> str:
    value = read(table, key, str, place, default)
    if value not in words:
        raise InputError(
            "argument-unknown", inside(place, key), found=value, allowed=", ".join(words)
        )
    return value


def _pile(value: Json, place: str, cards: Cards, card_type: int) -> tuple[int, ...]:
    return tuple(
        cards.take(entry, f"{place}[{index}]", card_type)
        for index, entry in enumerate(expect(value, list, place))
    )


def _faces(table: JsonDict, key: str) -> list[int]:
    counts = [0] * L.KINDS
    for index, face in enumerate(read(table, key, list, "given", [])):
        place = f"given.{key}[{index}]"
        if expect(face, str, place) not in FACES:
            raise InputError("argument-unknown", place, found=str(face), allowed=", ".join(FACES))
        counts[FACES.index(str(face))] += 1
    return counts


# --- cards a scenario describes itself


def _described_cards(table: JsonDict, cards: Cards, pack: Pack) -> None:
    for index, entry in enumerate(read(table, "cards", list, "given", [])):
        place = f"given.cards[{index}]"
        written: JsonDict = expect(entry, dict, place)
        kind = read(written, "type", str, place)
        identity = read(written, "id", str, place)
        if identity in cards.copies:
            raise InputError("card-id-taken", inside(place, "id"), found=identity)
        values: JsonDict = {"power": 0, "resistance": 0, "paragon": 0} if kind == "soldier" else {}
        whole: JsonDict = {
            "name_en": identity, "name_de": identity, "faction": pack.factions[0].id,
            "cost": 1, "phase": "PERMANENT", "effect": [], "text_en": "-", "text_de": "-",
            **values, **written, "copies": 1,
        }  # fmt: skip
        report = Report()
        check_card(report, whole, Place("", place))
        if whole["effect"] == []:  # a card without effect is fine here, though not in a pack
            report.problems = [
                problem for problem in report.problems if not problem.path.endswith(".effect")
            ]
        for problem in report.problems:
            raise InputError(problem.message, problem.path, **dict(problem.params))
        faction = [faction.id for faction in pack.factions].index(str(whole["faction"]))
        cards.add(build_card(whole, pack.constants.edition), faction)
        cards.tables.described.append(written)


# --- players


def _player(s: Position, seat: int, table: JsonDict, place: str, cards: Cards) -> None:
    only(table, PLAYER_KEYS, place)
    s.faction[seat] = _faction(s.tables, table, place)
    s.resources[seat] = _number(table, "resources", place, s.seats, 0, s.tables.resource_max)
    s.paragon[seat] = _number(table, "paragon", place, 0, 0, s.tables.paragon_max)
    s.level[seat] = _number(table, "level", place, 1, 1, 4)
    s.upgrades[seat] = _number(table, "upgraded", place, 0, 0, 4)
    first = L.BASES + L.BASE_PILES * seat
    s.piles[first] = _pile(table.get("warhost", []), f"{place}.warhost", cards, L.SOLDIER)
    for field in range(1, L.FIELDS + 1):
        key = f"field{field}"
        pile = _pile(table.get(key, []), f"{place}.{key}", cards, -1)
        types = {s.tables.type[card] for card in pile}
        if len(types) > 1 or types & {L.SOLDIER, L.EVENT}:
            raise InputError("field-mixed", f"{place}.{key}", rule="X-BUY-07")
        s.piles[first + field] = pile


def _faction(tables: Tables, table: JsonDict, place: str) -> int:
    """The faction a player plays; without one, a reference base of its own."""
    name = read(table, "faction", str, place, REFERENCE)
    if name == REFERENCE:
        faction = len(tables.faction_ids)
        tables.faction_ids.append(REFERENCE)
        tables.upgrade_cost.append([level.upgrade_cost for level in REFERENCE_LEVELS[1:]] + [0])
        tables.base.append([level.resistance for level in REFERENCE_LEVELS])
        tables.productivity.append([level.productivity for level in REFERENCE_LEVELS])
        tables.action_cost.append([REFERENCE_ACTION_COSTS[word] for word in V.ACTION_WORDS[:6]])
    elif name in tables.faction_ids:
        faction = tables.faction_ids.index(name)
    else:
        allowed = ", ".join(tables.faction_ids[:8])
        raise InputError("argument-unknown", inside(place, "faction"), found=name, allowed=allowed)
    _own_numbers(tables, faction, table, place)
    return faction


def _own_numbers(tables: Tables, faction: int, table: JsonDict, place: str) -> None:
    """Printed values of the base that a scenario gives itself."""
    base = read(table, "base", dict, place, {})
    here = inside(place, "base")
    only(base, ("resistance", "productivity", "upgrade_cost"), here)
    for key, column, length in (
        ("resistance", tables.base, 4),
        ("productivity", tables.productivity, 4),
        ("upgrade_cost", tables.upgrade_cost, 3),
    ):
        if key in base:
            values = expect(base[key], list, inside(here, key))
            if len(values) != length:
                raise InputError("list-length", inside(here, key), length=length)
            row = [expect(value, int, inside(here, key)) for value in values]
            column[faction] = row if length == 4 else [*row, 0]
    costs = read(table, "costs", dict, place, {})
    only(costs, V.ACTION_WORDS[:6], inside(place, "costs"))
    for key in costs:
        tables.action_cost[faction][V.ACTION_WORDS.index(key)] = _number(
            costs, key, inside(place, "costs"), 0, 0, 25
        )


# --- the centre of the table


def _ark(s: Position, table: JsonDict, cards: Cards) -> None:
    ark: JsonDict = read(table, "ark", dict, "given", {})
    only(ark, ("soldier", "owner", "life"), "given.ark")
    soldier = ark.get("soldier")
    if soldier == "":
        return
    if soldier is None:
        s.ark = cards.rest(L.SOLDIER)[0]
        cards.free[s.ark] = False
    else:
        s.ark = cards.take(soldier, "given.ark.soldier", L.SOLDIER)
    s.ark_owner = _number(ark, "owner", "given.ark", 0, 0, s.seats) - 1
    full = min(s.tables.resistance[s.ark] + s.seats, s.life_max())
    s.life = _number(ark, "life", "given.ark", full, 1, s.life_max())


def _stock(s: Position, table: JsonDict, cards: Cards) -> None:
    """Discard piles and market first, then decks: cards named there are not dealt elsewhere."""
    slots = 1 if s.apocalypse else 2
    given: dict[str, list[list[int] | None]] = {}
    for key in ("discard", "market", "deck"):
        part: JsonDict = read(table, key, dict, "given", {})
        only(part, V.TYPE_WORDS, f"given.{key}")
        given[key] = []
        for card_type, word in enumerate(V.TYPE_WORDS):
            place = f"given.{key}.{word}"
            if word not in part:
                given[key].append(None)
            elif key == "market":
                given[key].append(_slots(part[word], place, cards, card_type, slots))
            else:
                given[key].append(list(_pile(part[word], place, cards, card_type)))
    for card_type in range(L.TYPES):
        s.piles[L.DISCARD + card_type] = tuple(reversed(given["discard"][card_type] or []))
        top = given["deck"][card_type] or []
        shown = given["market"][card_type]
        rest = cards.rest(card_type)
        if shown is None:
            shown, rest = rest[:slots], rest[slots:]
        for slot in range(slots):
            s.market[2 * card_type + slot] = shown[slot] if slot < len(shown) else -1
        # A deck that is given as [] is empty: the remaining cards lie under the discard pile.
        if given["deck"][card_type] == []:
            s.piles[L.DISCARD + card_type] = (*rest, *s.piles[L.DISCARD + card_type])
            rest = []
        s.piles[card_type] = tuple(reversed([*top, *rest]))


def _slots(value: Json, place: str, cards: Cards, card_type: int, slots: int) -> list[int]:
    entries = expect(value, list, place)
    if len(entries) != slots:
        raise InputError("list-length", place, length=slots)
    return [
        -1 if entry == "" else cards.take(entry, f"{place}[{index}]", card_type)
        for index, entry in enumerate(entries)
    ]


# --- dice, lasting effects, where the turn stands


def _dice(s: Position, table: JsonDict) -> None:
    s.dice = _faces(table, "dice_pool")
    s.action_dice = _faces(table, "action_pool")
    s.spent = _faces(table, "used_dice")
    s.rerolled = _number(table, "rerolls_used", "given", 0, 0, 9)


def _lasting(s: Position, table: JsonDict) -> None:
    for index, entry in enumerate(read(table, "lasting", list, "given", [])):
        place = f"given.lasting[{index}]"
        effect: JsonDict = expect(entry, dict, place)
        only(effect, ("card", "item", "owner", "players", "until", "value", "uses"), place)
        text = read(effect, "card", str, place)
        card = s.tables.ref_index.get(text)
        if card is None:
            raise InputError("card-unknown", inside(place, "card"), found=text)
        number = _number(effect, "item", place, 1, 1, 16)
        items = [item for item in s.tables.items if item.key == number - 1]
        owned = s.tables.lists[s.tables.main[card]] + s.tables.continuous[card]
        for trigger in range(V.TRIGGERS):
            owned = owned + s.tables.lists[s.tables.triggered[card][trigger]]
        found = [item for item in items if item in owned]
        if not found:
            raise InputError("number-range", inside(place, "item"), found=number, low=1, high=1)
        mask = 0
        for seat in read(effect, "players", list, place):
            mask |= 1 << (expect(seat, int, inside(place, "players")) - 1)
        s.lasting += (
            (
                found[0].index,
                _number(effect, "owner", place, 1, 1, s.seats) - 1,
                card,
                mask,
                V.UNTIL_WORDS.index(_word(effect, "until", place, V.UNTIL_WORDS, V.UNTIL_WORDS[0])),
                read(effect, "value", int, place, 0),
                _number(effect, "uses", place, 0, 0, 9),
            ),
        )


def _begin(s: XibalbaState, table: JsonDict) -> None:
    """Put the current player into the phase; `start` carries out the beginning of the turn."""
    phase = _word(table, "phase", "given", STARTS, "action")
    if phase == "start":
        s.turn_no -= 1
        s.push(Frame(L.F_START, s.turn))
        advance(s)
    elif phase == "effect":
        s.push(Frame(L.F_EFFECT, s.turn))
        advance(s)
    elif phase == "dice":
        s.phase = L.DICE_PHASE
        s.rolled = any(s.dice)
        s.push(Frame(L.F_DICE, s.turn, dice_steps.SORT if s.rolled else dice_steps.SPLIT))
    else:
        s.phase = L.ACTION_PHASE
        s.rolled = True
        s.push(Frame(L.F_ACTION, s.turn))
