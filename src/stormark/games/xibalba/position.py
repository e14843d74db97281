"""Positions in the words of scenario files (docs/scenarios.md): `given` to a state.

Whatever is left out has its default: a reference base without cards (X-BASE-04, X-BASE-05), N
resources, no Paragon, level 1; the neutral soldier, the market and the decks take the remaining
cards in the order of the pack.
"""

from __future__ import annotations

from collections.abc import Mapping

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.compile import compile_pack
from stormark.games.xibalba.engine import XibalbaState, advance
from stormark.games.xibalba.given_cards import Cards, described_cards, pile
from stormark.games.xibalba.given_table import put_ark, put_dice, put_lasting, put_stock
from stormark.games.xibalba.pack.build import REFERENCE_ACTION_COSTS, REFERENCE_LEVELS
from stormark.games.xibalba.pack.model import Pack
from stormark.games.xibalba.queries import rerolls
from stormark.games.xibalba.setup import blank_position, board_of
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.tables import Tables
from stormark.games.xibalba.turn.action_phase import ActionPhase
from stormark.games.xibalba.turn.dice_phase import SORT, SPLIT, DicePhase
from stormark.games.xibalba.turn.effect_phase import EffectPhase
from stormark.games.xibalba.turn.turns import StartOfTurn
from stormark.kernel.fields import bounded, expect, inside, number, only, read, word
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.refusal import InputError

TOP_KEYS = (
    *("players", "mode", "target", "turn", "turn_number", "phase", "cards", "ark"),
    *("market", "deck", "discard", "dice_pool", "action_pool", "used_dice", "rerolls_used"),
    *("lasting", "p1", "p2", "p3", "p4", "now"),
)
PLAYER_KEYS = (
    *("faction", "resources", "paragon", "level", "upgraded", "base", "costs"),
    *("warhost", "field1", "field2", "field3", "field4", "now"),
)
BASE_KEYS = ("resistance", "productivity", "upgrade_cost")
COST_KEYS = V.ACTION_WORDS[: L.UPGRADE]
STARTS = ("start", "effect", "dice", "action")
REFERENCE = "reference"


def position(pack: Pack, given: Mapping[str, Json]) -> XibalbaState:
    """The state a [given] describes."""
    table = dict(given)
    only(table, TOP_KEYS, "given")
    seats = number(table, "players", "given", 2, 2, 4)
    for missing in range(seats + 1, 5):
        if f"p{missing}" in table:
            raise InputError("player-unknown", f"given.p{missing}", players=seats)
    mode = word(table, "mode", "given", ("normal", "apocalypse"), "normal")
    target = number(table, "target", "given", pack.constants.victory_paragon[seats].default, 1, 40)
    tables = compile_pack(pack)
    cards = Cards(tables, pack)
    described_cards(table, cards, pack)
    s = blank_position(tables, seats, target, mode == "apocalypse")
    for seat in range(seats):
        name = f"p{seat + 1}"
        _player(s, seat, read(table, name, dict, "given", {}), f"given.{name}", cards)
    s.turn = number(table, "turn", "given", 1, 1, seats) - 1
    s.turn_no = number(table, "turn_number", "given", 1, 1, 9999)
    put_ark(s, table, cards)
    put_stock(s, table, cards)
    put_dice(s, table)
    put_lasting(s, table)
    _begin(s, table)
    return s


# --- players


def _player(s: Position, seat: int, table: JsonDict, place: str, cards: Cards) -> None:
    only(table, PLAYER_KEYS, place)
    s.faction[seat] = _faction(s, table, place)
    _own_numbers(s.tables, s.faction[seat], table, place)
    s.resources[seat] = number(table, "resources", place, s.seats, 0, s.tables.resource_max)
    s.paragon[seat] = number(table, "paragon", place, 0, 0, s.target - 1)  # or the game is over
    s.level[seat] = number(table, "level", place, 1, 1, L.FIELDS)
    s.upgrades[seat] = number(table, "upgraded", place, 0, 0, L.FIELDS)
    first = L.BASES + L.BASE_PILES * seat
    s.piles[first] = pile(table.get("warhost", []), f"{place}.warhost", cards, L.SOLDIER)
    for field in range(1, L.FIELDS + 1):
        key = f"field{field}"
        addons = pile(table.get(key, []), f"{place}.{key}", cards, -1)
        types = {s.tables.type[card] for card in addons}
        if len(types) > 1 or types & {L.SOLDIER, L.EVENT}:
            raise InputError("field-mixed", f"{place}.{key}", rule="X-BUY-07")
        s.piles[first + field] = addons


def _faction(s: Position, table: JsonDict, place: str) -> int:
    """The faction a player plays; without one, a reference base of its own."""
    tables = s.tables
    name = read(table, "faction", str, place, REFERENCE)
    here = inside(place, "faction")
    if name == REFERENCE:
        tables.faction_ids.append(REFERENCE)
        tables.upgrade_cost.append([level.upgrade_cost for level in REFERENCE_LEVELS[1:]])
        tables.base.append([level.resistance for level in REFERENCE_LEVELS])
        tables.productivity.append([level.productivity for level in REFERENCE_LEVELS])
        tables.action_cost.append([REFERENCE_ACTION_COSTS[action] for action in COST_KEYS])
        return len(tables.faction_ids) - 1
    if name not in tables.faction_ids:
        printed = sum(len(sides) for sides in tables.boards)
        allowed = ", ".join((*tables.faction_ids[:printed], REFERENCE))
        raise InputError("argument-unknown", here, found=name, allowed=allowed)
    faction = tables.faction_ids.index(name)
    board = board_of(tables, faction)
    if any(other >= 0 and board_of(tables, other) == board for other in s.faction):
        raise InputError("given-refused", here, rule="X-SETUP-08")
    return faction


def _own_numbers(tables: Tables, faction: int, table: JsonDict, place: str) -> None:
    """Printed values of the base that a scenario gives itself."""
    base = read(table, "base", dict, place, {})
    here = inside(place, "base")
    only(base, BASE_KEYS, here)
    for key, column, levels in (
        ("resistance", tables.base, L.FIELDS),
        ("productivity", tables.productivity, L.FIELDS),
        ("upgrade_cost", tables.upgrade_cost, L.FIELDS - 1),  # level 1 costs nothing
    ):
        if key in base:
            column[faction] = _numbers(base[key], inside(here, key), levels)
    costs = read(table, "costs", dict, place, {})
    here = inside(place, "costs")
    only(costs, COST_KEYS, here)
    for action, key in enumerate(COST_KEYS):
        printed = tables.action_cost[faction][action]
        tables.action_cost[faction][action] = number(
            costs, key, here, printed, 0, tables.resource_max
        )


def _numbers(value: Json, place: str, length: int) -> list[int]:
    values = expect(value, list, place)
    if len(values) != length:
        raise InputError("list-length", place, length=length)
    return [bounded(entry, f"{place}[{index}]", 0, 25) for index, entry in enumerate(values)]


# --- where the turn stands


def _begin(s: XibalbaState, table: JsonDict) -> None:
    """Put the current player into the phase; `start` carries out the beginning of the turn."""
    phase = word(table, "phase", "given", STARTS, "action")
    if phase != "dice" and any(s.dice):
        raise InputError("given-refused", "given.dice_pool", rule="X-DICE-20")
    if phase == "start":
        s.turn_no -= 1
        s.begin(StartOfTurn(s.turn))
        advance(s)
    elif phase == "effect":
        s.begin(EffectPhase(s.turn))
        advance(s)
    elif phase == "dice":
        s.phase = L.DICE_PHASE
        s.rolled = any(s.dice)
        s.begin(DicePhase(s.turn, SORT if s.rolled else SPLIT))
        if s.rolled and s.rerolled >= rerolls(s, s.turn):
            raise InputError("given-refused", "given.rerolls_used", rule="X-DICE-16")
    else:
        s.phase = L.ACTION_PHASE
        s.rolled = True
        s.begin(ActionPhase(s.turn))
