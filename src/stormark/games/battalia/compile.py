"""From a content pack to the numbers and boards the rules work on."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import words as W
from stormark.games.battalia.pack import Pack
from stormark.games.battalia.pack.model import FieldOfMap, Layout
from stormark.games.battalia.tables import Board, Tables
from stormark.kernel.vectors import ints

AMULET_FORMS = {
    **{rank: W.FORMS.index(rank) for rank in W.RANKS},
    "any_artefact": L.ANY_ARTEFACT,
    "any_unit_supply_or_artefact": L.ANY_CARD,
}


def compile_pack(pack: Pack) -> Tables:
    """The tables of a pack."""
    tables = Tables()
    tables.pack = pack
    for name, value in pack.numbers.items():
        setattr(tables, name, value)
    _cards(pack, tables)
    _rules(pack, tables)
    _valleys(pack, tables)
    tables.boards = {layout.id: _board(layout, pack) for layout in pack.layouts}
    return tables


def _cards(pack: Pack, tables: Tables) -> None:
    """Counts, prices and strengths."""
    tables.units_per_set = [unit.per_faction for unit in pack.units]
    tables.hire_rank = ints(unit.recruiter_rank for unit in pack.units)
    tables.hire_supply = ints(unit.supply for unit in pack.units)
    tables.artefacts_per_set = [artefact.per_faction for artefact in pack.artefacts]
    tables.buy_rank = ints(artefact.buyer_rank for artefact in pack.artefacts)
    tables.buy_supply = ints(artefact.supply for artefact in pack.artefacts)
    tables.cities_per_set = [pack.cities[shape] for shape in W.SHAPES]
    tables.roads_per_set = [pack.roads.get(shape, 0) for shape in W.SHAPES]
    tables.unbound_per_rank = [pack.unbound[rank] for rank in W.RANKS]
    tables.fanatics_per_rank = [pack.fanatics[rank] for rank in W.RANKS]
    tables.great_battle = [great.battle for great in pack.great_artefacts]
    tables.great_weapon = [great.weapon for great in pack.great_artefacts]
    tables.great_todo = [great.todo for great in pack.great_artefacts]
    tables.great_numbers = [dict(great.numbers) for great in pack.great_artefacts]
    tables.great_attack = [great.attack for great in pack.great_artefacts]
    tables.great_defence = [great.defence for great in pack.great_artefacts]
    tables.storm_copyable = [effect.copyable for effect in pack.storm_effects]
    tables.fate_stardust = [card.stardust for card in pack.fate_cards]
    tables.potion_days = [potion.days for potion in pack.potions]
    tables.potion_numbers = [dict(potion.numbers) for potion in pack.potions]
    tables.amulet_die = [AMULET_FORMS[word] for word in pack.amulet_die]


def _rules(pack: Pack, tables: Tables) -> None:
    """Start, Oracle, battle and end."""
    tables.start_units = [pack.start_deck.get(rank, 0) for rank in W.RANKS]
    tables.start_supply = pack.start_deck["supply"]
    tables.enlightened = ints(W.ARTEFACTS.index(word) for word in pack.enlightened)
    tables.matching = ints(W.ARTEFACTS.index(word) for word in pack.matching)
    tables.days_per_week = len(pack.enlightened)
    tables.veteran_bonus = [pack.veteran_bonus.get(rank, 0) for rank in W.RANKS]
    tables.end_cities = list(pack.end_cities)
    tables.end_cities_short_valley = list(pack.end_cities_short_valley)
    tables.bilkarr_down, tables.bilkarr_right = pack.first_direction


def _valleys(pack: Pack, tables: Tables) -> None:
    supplies = [building.supplies for building in pack.buildings]
    tables.building_supplies = [
        -1 if word == "supply" else W.ARTEFACTS.index(word) for word in supplies
    ]
    tables.valley_buildings = [
        [number for number, place in enumerate(pack.buildings) if place.valley == valley.id]
        for valley in pack.valleys
    ]


def _board(layout: Layout, pack: Pack) -> Board:
    board = Board(layout.rows, layout.columns)
    board.missing = _numbered(layout.missing, board)
    board.starting = _numbered(layout.starting, board)
    board.neutral = _numbered(layout.neutral, board)
    board.gates = _numbered(layout.gates, board)
    board.ruins = _numbered(layout.ruins, board)
    if layout.valley:
        board.no_city = _numbered(pack.no_city_fields, board)
        board.centres = _numbered(tuple(valley.centre for valley in pack.valleys), board)
        (board.connection,) = _numbered((pack.connection,), board)
    board.work_out()
    return board


def _numbered(fields: tuple[FieldOfMap, ...], board: Board) -> list[int]:
    """Fields as the rules number them: row by row."""
    return [(row - 1) * board.columns + column - 1 for row, column in fields]
