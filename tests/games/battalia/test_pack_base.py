"""The base pack holds what the boxes hold, and agrees with the rules and with itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from stormark.games.battalia import layout as L
from stormark.games.battalia import words as W
from stormark.games.battalia.compile import compile_pack
from stormark.games.battalia.options import MODES, SWITCHES, VALLEYS, defaults
from stormark.games.battalia.pack import base_pack, check_pack_file, load_pack
from stormark.games.battalia.pack.check import BASE_PACK, base_data
from stormark.games.battalia.tables import Tables

PACK = base_pack()
DATA = base_data()
TABLES = compile_pack(PACK)
BASE_FACTIONS, NEW_FACTIONS = 4, 2


def test_the_base_pack_has_no_problem() -> None:
    assert check_pack_file(BASE_PACK) == []


def test_the_base_pack_is_loaded_once() -> None:
    assert load_pack() is load_pack(None)
    assert load_pack(BASE_PACK) == PACK


def test_every_number_of_the_tables_is_filled_in() -> None:
    empty = Tables()
    names = [name for name in dir(empty) if not name.startswith("_")]
    by_kind = {"rank", "faction", "artefact", "great"}
    nothing = {"road_supply"}  # a simple road needs no Supply (B-ROAD-01)
    same = {name for name in names if getattr(empty, name) == getattr(TABLES, name)}
    assert same == by_kind | nothing


@pytest.mark.parametrize(
    ("box", "factions"), [("base", BASE_FACTIONS), ("stormgates", NEW_FACTIONS)]
)
def test_the_faction_sets_are_what_lies_in_the_boxes(box: str, factions: int) -> None:
    """B-CCOMP-04, B-CCOMP-10, B-COMP-02, B-COMP-05."""
    held = DATA["boxes"][box]
    assert sum(unit.per_faction for unit in PACK.units) * factions == held["unit"]
    assert sum(artefact.per_faction for artefact in PACK.artefacts) * factions == held["artefact"]
    assert sum(PACK.cities.values()) * factions == held["city"]
    assert sum(PACK.roads.values()) * factions == held["road"]
    assert PACK.numbers["supply_per_set"] * factions == held["supply"]
    assert DATA["faction_set"]["heroes"]["total"] * factions == held["hero"]
    assert sum(great.box == box for great in PACK.great_artefacts) == held["great_artefact"]


def test_a_faction_set_is_split_as_ruled() -> None:
    """B-CCOMP-05 to -08."""
    assert TABLES.units_per_set == [8, 5, 4, 3]
    assert TABLES.artefacts_per_set == [3] * 7
    assert PACK.cities == {"dead_end": 1, "straight": 1, "curve": 1, "t": 1, "x": 3}
    assert PACK.roads == {"straight": 3, "curve": 3, "t": 3, "x": 3}


def test_the_expansion_adds_its_small_stacks() -> None:
    """B-COMP-02, B-COMP-09."""
    box = DATA["boxes"]["stormgates"]
    assert PACK.numbers["stardust"] == box["stardust"] == 12
    assert PACK.numbers["chests"] == box["chest"] == 12
    assert len(PACK.storm_effects) == box["storm_effect"] == 12
    assert [effect.number for effect in PACK.storm_effects] == list(range(1, 13))
    assert len(PACK.fate_cards) == box["fate"] == 3
    assert len(PACK.potions) == box["potion_marker"] == 6
    assert sum(PACK.fanatics.values()) == box["fanatic"] == 8
    assert sum(PACK.unbound.values()) == DATA["boxes"]["unbound"]["unit"] == 8
    assert len(PACK.factions) == box["queen"] == box["king"] == box["stormgate"] == 6


def test_the_start_deck_has_ten_cards() -> None:
    assert PACK.start_deck == {"tribesman": 3, "chief": 1, "priest": 1, "supply": 5}
    assert sum(PACK.start_deck.values()) == DATA["turn"]["start_deck"]["total"] == 10


def test_prices_are_those_of_the_rules() -> None:
    """B-HIRE-02, B-BUY-02: rank of the recruiter or buyer, Supply."""
    assert [(unit.recruiter_rank, unit.supply) for unit in PACK.units] == [
        *((1, 1), (1, 2), (2, 2), (3, 3)),
    ]
    assert {a.id: (a.buyer_rank, a.supply) for a in PACK.artefacts} == {
        "tools": (1, 1),
        "horse": (1, 2),
        "weapon": (2, 2),
        "tent": (2, 1),
        "title": (4, 1),
        "scroll": (3, 2),
        "amulet": (3, 1),
    }


def test_the_oracle_has_every_type_on_one_day() -> None:
    assert sorted(PACK.enlightened) == sorted(PACK.matching) == sorted(W.ARTEFACTS)
    assert TABLES.days_per_week == DATA["turn"]["days_per_week"]["value"] == 7


def test_the_weapons_among_the_great_artefacts_have_their_strength() -> None:
    """B-GA-10, B-GA-11, B-SA-02."""
    strengths = {g.id: (g.attack, g.defence) for g in PACK.great_artefacts if g.attack}
    assert strengths == {
        "sword_of_elemag": (4, 2),
        "shield_of_britos": (2, 4),
        "farrells_arrow": (2, 2),
    }
    weapons = {name for name, great in DATA["great_artefacts"].items() if great.get("weapon")}
    assert weapons == set(strengths)


EMPTY_FIELDS = {
    "creation_2": 22,
    "creation_3": 30,
    "creation_4": 40,
    "stormgates_2": 42,
    "stormgates_3": 39,
    "stormgates_4": 36,
    "stormgates_5": 48,
    "stormgates_6": 57,
    "valleys_4": 46,
    "valleys_6": 40,
}


@pytest.mark.parametrize("layout", PACK.layouts, ids=lambda layout: layout.id)
def test_every_board_has_the_empty_fields_of_the_rules(layout: Any) -> None:
    """B-CSETUP-08, R-02 to R-07: with valleys, 18 valley fields and the connection are taken."""
    groups = (layout.missing, layout.starting, layout.neutral, layout.gates, layout.ruins)
    taken = sum(len(group) for group in groups) + (19 if layout.valley else 0)
    assert layout.rows * layout.columns - taken == EMPTY_FIELDS[layout.id]
    assert len(layout.starting) == len(layout.neutral) == layout.players


def test_boards_number_their_fields_row_by_row() -> None:
    board = TABLES.boards["valleys_4"]
    assert (board.rows, board.columns) == (7, 11)
    assert board.starting == [12, 20, 56, 64]
    assert board.centres == [36, 40]
    assert board.connection == 38
    assert TABLES.boards["creation_4"].centres == []


def test_buildings_supply_every_type_and_supply_once() -> None:
    """B-VALLEY-02, R-85."""
    assert sorted(TABLES.building_supplies) == [-1, *range(L.TYPES)]
    assert TABLES.valley_buildings == [[0, 1, 2, 3], [4, 5, 6, 7]]


def test_amulets_turn_cards_into_what_the_die_says() -> None:
    assert TABLES.amulet_die == [1, 2, 3, 4, L.ANY_ARTEFACT, L.ANY_CARD]


def test_the_defaults_of_the_switches_are_those_of_the_rules() -> None:
    assert set(DATA["options"]) == {*SWITCHES, "valley", "week_limit"}
    for mode in MODES:
        for players in DATA["modes"][mode]["players"]:
            expected = {name: default_of(DATA["options"][name], mode, players) for name in SWITCHES}
            assert defaults(mode, players) == expected, (mode, players)
    assert tuple(DATA["options"]["valley"]["values"]) == VALLEYS


def default_of(option: Mapping[str, Any], mode: str, players: int) -> bool:
    """A switch is off where it is not available."""
    available = option.get("available_players", {}).get(mode)
    default = option["default"][mode]
    chosen = default[str(players)] if isinstance(default, dict) else default
    assert isinstance(chosen, bool)
    return chosen and (available is None or players in available)


def tables_in(value: Any) -> list[Mapping[str, Any]]:
    if not isinstance(value, Mapping):
        return []
    return [value, *(table for inner in value.values() for table in tables_in(inner))]


def test_whatever_has_a_name_has_it_in_both_languages() -> None:
    for table in tables_in(DATA):
        assert ("en" in table) == ("de" in table), table


def test_every_entry_says_where_it_comes_from() -> None:
    marks = Counter(PACK.sources.values())
    assert marks["ruling"] == 101
    assert set(marks) == {"confirmed", "inferred", "rulebook", "ruling"}
    assert PACK.sources["units.lord.hire"] == "ruling"
    assert PACK.sources["great_artefacts.staff_of_terra.numbers.replacements"] == "ruling"
    unmarked = [
        f"{section}.{name}"
        for section in ("units", "artefacts", "great_artefacts", "potions", "layouts", "terms")
        for name in DATA[section]
        if f"{section}.{name}" not in PACK.sources
    ]
    assert unmarked == []


def test_the_words_of_the_rules_and_of_the_pack_are_the_same() -> None:
    assert tuple(DATA["factions"]) == W.FACTIONS
    assert tuple(DATA["terrains"]) == W.TERRAINS
    assert tuple(DATA["great_artefacts"]) == W.GREATS
    assert tuple(DATA["artefacts"]) == W.ARTEFACTS
    assert tuple(DATA["potions"]) == W.POTIONS
    assert tuple(DATA["shapes"]) == W.SHAPES
    assert tuple(DATA["valleys"]["buildings"]) == W.BUILDINGS
    assert tuple(DATA["npcs"]) == W.NPCS
    assert [faction.terrain for faction in PACK.factions] == list(W.TERRAINS[:6])
