"""B-COMP: what lies in the box, and that the rules use exactly that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from stormark.games.battalia import layout as L
from stormark.games.battalia import words as W
from stormark.games.battalia.actions import VERBS
from stormark.games.battalia.atoms import stack_of
from stormark.games.battalia.options import KEYS, MODES
from stormark.games.battalia.pack.check import base_data
from stormark.kernel.refusal import Refusal
from tests.games.battalia.rules.new_games import first_turn, new_game
from tests.games.battalia.table import GAME, Table

DATA: Mapping[str, Any] = base_data()
BOX = DATA["boxes"]["stormgates"]
TABLES = GAME.tables
NEW = {
    "sunblessed": ("orange", "protojungle"),
    "wolfsclan": ("white", "frost_fields"),
}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_players_can_play(players: int) -> None:
    """B-COMP-01."""
    assert first_turn(players)["phase"] == "turn"


def test_the_base_game_has_at_most_four_players() -> None:
    """B-COMP-01: the expansion is a mode that adds to the base game."""
    assert MODES == ("creation", "stormgates")
    for options, rule in (
        ({"mode": "creation", "players": 5}, "B-CCOMP-01"),
        ({"mode": "stormgates", "players": 7}, "B-COMP-01"),
        ({"mode": "stormgates", "players": 1}, "B-COMP-01"),
    ):
        refusal = GAME.setup(options)  # type: ignore[arg-type]
        assert isinstance(refusal, Refusal)
        assert refusal.rule == rule


def test_the_box_holds_these_pieces() -> None:
    """B-COMP-02, B-COMP-11: all of them, whatever the edition."""
    assert {name: count for name, count in BOX.items() if isinstance(count, int)} == {
        "supply": 40,
        "unit": 40,
        "artefact": 42,
        "city": 14,
        "road": 24,
        "queen": 6,
        "king": 6,
        "city_marker": 56,
        "ring_marker": 36,
        "hero": 4,
        "player_board": 2,
        "vp_marking_card": 2,
        "board_extension": 1,
        "time_marker": 8,
        "battle_strength_card": 8,
        "reference_sheet": 8,
        "stormgate": 6,
        "storm_effect": 12,
        "stardust": 12,
        "chest": 12,
        "fanatic": 8,
        "great_artefact": 7,
        "fate": 3,
        "ruin": 2,
        "valley_of_kings": 10,
        "valley_of_queens": 10,
        "trading_post_marker": 12,
        "veteran_marker": 6,
        "potion_marker": 6,
        "npc_miniature": 2,
        "direction_die": 1,
        "blight_well": 6,
    }


def test_a_game_of_six_uses_what_the_boxes_hold() -> None:
    """B-COMP-02, B-COMP-05: both boxes together, card by card."""
    table = new_game(6, unbound=True, fanatics=True)
    both = {
        name: DATA["boxes"]["base"][name] + BOX[name]
        for name in ("supply", "unit", "artefact", "city", "road", "great_artefact")
    }
    stock = table["stock"]
    assert stock["supply"] == both["supply"]
    assert sum(len(stock[rank]) for rank in W.RANKS) == both["unit"]
    assert sum(len(stock[artefact]) for artefact in W.ARTEFACTS) == both["artefact"]
    laid = table["now.cards.city"]
    assert sum(len(cards) for cards in stock["city"].values()) + laid == both["city"]
    assert sum(len(cards) for cards in stock["road"].values()) == both["road"]
    assert len(table["great_artefacts"]) + len(stock["rest"]) == both["great_artefact"]
    assert (stock["stardust"], stock["chests"]) == (BOX["stardust"], BOX["chest"])
    assert len(stock["storm"]) == BOX["storm_effect"]
    assert len(stock["fates"]) == BOX["fate"]
    assert sum(TABLES.fanatics_per_rank) == BOX["fanatic"]
    assert table["now.cards.ruin"] == BOX["ruin"]
    assert TABLES.posts_per_player * 6 == BOX["trading_post_marker"]


@pytest.mark.parametrize("faction", list(NEW))
def test_the_new_factions_can_be_played(faction: str) -> None:
    """B-COMP-03, B-COMP-04: with their colour and home terrain."""
    entry = DATA["factions"][faction]
    assert (entry["colour"]["id"], entry["terrain"]) == NEW[faction]
    table = new_game(2, sets=["baerfolk", "sunblessed", "wolfsclan"])
    assert f"faction {faction}" in table.options
    at_home = Table(
        p1={"faction": faction, "heroes": ["2,2", ""]},
        board={"2,3": {"card": "road", "turned": 1, "terrain": NEW[faction][1]}},
    )
    at_home.do("move 1; go; step 2,3")  # free entry into home terrain
    assert at_home["p1.heroes"] == ["2,3", ""]


@pytest.mark.parametrize("faction", W.FACTIONS)
def test_every_faction_has_a_complete_set(faction: str) -> None:
    """B-COMP-05, B-BASE-06, B-BASE-07: 20 units, 21 artefacts, 7 cities, 12 roads, 2 heroes."""
    table = new_game(6)
    own = [card for rank in W.RANKS for card in table[f"stock.{rank}"] if card.endswith(faction)]
    assert len(own) == 20
    for artefact in W.ARTEFACTS:
        assert table[f"stock.{artefact}"].count(f"{artefact}.{faction}") == 3
    assert sum(TABLES.cities_per_set) == 7
    assert sum(TABLES.roads_per_set) == 12
    assert len(table["p1.heroes"]) == 2


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_six_factions_are_available_to_any_number_of_players(players: int) -> None:
    """B-COMP-06."""
    used = {faction for seed in range(12) for faction in new_game(players, seed)["sets"]}
    assert used == set(W.FACTIONS)


def test_blight_wells_and_the_direction_die_are_not_used() -> None:
    """B-COMP-07: no place on the map, no option, and the only die has six sides."""
    words = {*W.PLACES, *KEYS, *W.KINDS, *(verb.word for verb in VERBS.by_number.values())}
    assert not [word for word in words if "well" in word or "blight" in word]
    assert GAME.scripted(["6"]).unused == ["6"]
    table = Table(p1={"hand": ["amulet.baerfolk", "chief.baerfolk"]})
    table.do("amulet amulet.baerfolk", "name chief.baerfolk", dice=["6"])
    assert table.said("rolled", seat=0, result=6)


def test_no_rule_needs_hero_sheets() -> None:
    """B-COMP-08: heroes are a field each, without a sheet or an ability."""
    assert Table()["p1.heroes"] == ["2,2", ""]
    assert not [key for key in KEYS if "sheet" in key]


def test_each_faction_has_one_queen_and_one_king() -> None:
    """B-COMP-09."""
    for faction in W.FACTIONS:
        assert W.KINDS.count(f"queen.{faction}") == W.KINDS.count(f"king.{faction}") == 1
    royals = first_turn(6)["now.royals"]
    assert royals == sorted(f"{royal}.{name}" for royal in ("queen", "king") for name in W.FACTIONS)


def test_three_markers_show_level_5_or_6() -> None:
    """B-COMP-10, B-RULING-83: two residences and one capital use all three."""
    assert TABLES.max_residences + TABLES.max_capitals == 3
    assert TABLES.rank[L.QUEENS] == 5
    assert TABLES.rank[L.KINGS] == 6


def test_city_markers_and_rings_never_run_out() -> None:
    """B-RULING-83: all cities of a six-player game may belong to one player."""
    cities = ("2,2", "2,6", "2,10", "6,2", "6,6", "1,4", "1,8", "4,1", "4,11", "7,4")
    table = Table(
        players=6,
        board={field: {"owner": 1, "level": 3} for field in cities},
        p2={"heroes": ["", ""]},
        p3={"heroes": ["", ""]},
    )
    assert table["p1.now.levels.3"] == len(cities)


def test_units_and_artefacts_have_a_stack_and_nothing_else_has() -> None:
    """B-CCOMP-02, B-CSETUP-06: by rank, then by type; royal cards go under none."""
    state = Table().state
    ranks, types = state.rules.tables.rank, state.rules.tables.artefact
    for kind in range(L.KINDS):
        stack = -1
        if kind < L.ARTEFACTS:
            stack = L.UNIT_STACKS + ranks[kind] - 1
        elif kind < L.QUEENS:
            stack = L.ARTEFACT_STACKS + types[kind]
        assert stack_of(state, kind) == stack
