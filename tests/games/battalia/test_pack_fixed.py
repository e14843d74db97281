"""What no pack may change about cards and map: the base pack says of it what the rules do."""

from __future__ import annotations

import pytest

from stormark.games.battalia import layout as L
from stormark.games.battalia import words as W
from stormark.games.battalia.atoms import supply_with
from stormark.games.battalia.faces import RANK, SUPPLY_VALUE
from stormark.games.battalia.lines import is_crossing
from stormark.games.battalia.pack.check import base_data
from stormark.games.battalia.queries import is_battle_card, is_weapon, strength_of
from tests.games.battalia.pack_data import facts
from tests.games.battalia.table import Table

DATA = base_data()
CONNECTIONS = ("kings_bridge", "mountain_pass")


# --- cards


def test_units_and_royal_cards_have_the_strength_of_their_rank() -> None:
    """B-CCOMP-12, B-KINGS-01, B-KINGS-02, B-KINGS-16, B-KINGS-17."""
    state = Table().state
    kinds = [*range(L.UNITS, L.UNITS + 4), L.QUEENS, L.KINGS]
    cards = [*DATA["units"].values(), *DATA["royals"].values()]
    assert len(cards) == len(kinds)
    for kind, card in zip(kinds, cards, strict=True):
        assert card["rank"] == card["strength"] == RANK[kind] == strength_of(state, kind, True)


def test_royal_cards_raise_cities_one_by_one() -> None:
    """B-KINGS-21, B-KINGS-23, B-COMP-09: one of each for a faction."""
    for royal, level in (("queen", 4), ("king", 5)):
        assert facts(f"royals.{royal}.raises_city") == {"from": level, "to": level + 1}
        assert facts(f"royals.{royal}.per_faction") == 1


def test_supply_comes_with_units_as_the_rules_give_it() -> None:
    """B-HIRE-05, B-UNBOUND-04, B-FAN-06, B-DUST-03."""
    assert facts("supply.with_hired_unit") == {
        "ordinary": supply_with(L.UNITS),
        "unbound": supply_with(L.UNBOUND),
        "fanatic": supply_with(L.FANATICS),
        "royal": 0,
    }
    assert facts("other_cards.stardust.counts_as_supply") == SUPPLY_VALUE[L.STARDUST]
    assert facts("other_cards.chest.hides_cards") == 3  # B-CHEST-04


@pytest.mark.parametrize("artefact", W.ARTEFACTS)
def test_an_artefact_fights_or_not_as_its_card_says(artefact: str) -> None:
    """B-BATTLE-09, B-BATTLE-10, B-ART-07 to -10, B-ART-25."""
    state = Table(day=4).state  # only Tents are enlightened
    kind = L.ARTEFACTS + W.ARTEFACTS.index(artefact)
    battle = facts(f"artefacts.{artefact}.battle")
    assert battle["allowed"] == is_battle_card(state, kind)
    assert battle.get("starts_attack", False) == is_weapon(state, kind)
    assert battle.get("strength", 0) == strength_of(state, kind, True)
    assert battle.get("transformation", False) == (artefact in ("title", "scroll", "amulet"))


@pytest.mark.parametrize("great", W.GREATS)
def test_a_great_artefact_fights_or_not_as_its_card_says(great: str) -> None:
    """B-GA-08 to -11, B-SA-02."""
    state = Table().state
    kind = L.GREAT + W.GREATS.index(great)
    assert facts(f"great_artefacts.{great}.battle") == is_battle_card(state, kind)
    assert facts(f"great_artefacts.{great}").get("weapon", False) == is_weapon(state, kind)


def test_cards_that_help_say_how_often() -> None:
    """B-ART-01, B-ART-18, B-ART-21, B-GA-19, B-SA-05."""
    assert facts("artefacts.tools.effect") == {"replaces_tribesmen": 2, "roads": 1}
    assert facts("artefacts.scroll.effect") == {"units": 1, "copies": 2}
    assert facts("artefacts.scroll.enlightened") == {"units": 2, "copies": 2}
    assert facts("artefacts.amulet.effect") == {"rolls": 1}
    assert facts("artefacts.amulet.enlightened") == {"rolls": 2}
    assert facts("great_artefacts.book_of_crea.copies") == 3
    assert facts("great_artefacts.farrells_arrow.reach") == 1


def test_universal_units_cost_and_count_as_the_rules_say() -> None:
    """B-UNBOUND-01, B-UNBOUND-06, B-FAN-07 to -11, B-DUST-06, B-TRADE-15."""
    assert facts("universal_units") == {
        "unbound": {
            "count": 8,
            "transformable": False,
            "sacrifice": 0,
            "copies": 1,
            "per_rank": facts("universal_units.unbound.per_rank"),
        },
        "fanatics": {
            "count": 8,
            "transformable": False,
            "sacrifice": 1,
            "copies": 2,
            "per_rank": facts("universal_units.fanatics.per_rank"),
        },
    }
    stardust = facts("other_cards.stardust")
    assert (stardust["to_limbo"], stardust["tradable"]) == (False, False)


# --- the map


@pytest.mark.parametrize("shape", range(L.SHAPES), ids=W.SHAPES)
def test_a_shape_has_the_exits_of_its_card(shape: int) -> None:
    """B-CCOMP-09."""
    exits = facts(f"shapes.{W.SHAPES[shape]}.exits")
    assert sum(1 << "nesw".index(side) for side in exits) == L.turned(shape, 0)


def test_gates_and_ruins_are_crossings() -> None:
    """B-GATE-03, B-RUINS-09."""
    assert facts("other_cards.stormgate.shape") == facts("other_cards.ruin.shape") == "x"
    assert facts("other_cards.stormgate.count") == L.FACTIONS
    assert facts("other_cards.ruin.terrain") == W.TERRAINS[L.NEUTRAL]
    assert facts("terrains.neutral.used_by") == ["ruin", "valley"]


def test_roads_are_simple_or_crossings() -> None:
    """B-ROAD-01, B-ROAD-02, B-ROAD-04."""
    crossings = [W.SHAPES[shape] for shape in L.ROAD_SHAPES if is_crossing(shape)]
    simple = [W.SHAPES[shape] for shape in L.ROAD_SHAPES if not is_crossing(shape)]
    for name, shapes in (("simple", simple), ("crossing", crossings)):
        road = facts(f"road_classes.{name}")
        assert road["shapes"] == shapes
        assert (road["cost"]["tribesman"], road["alternative"]) == (2, {"tools": 1})


def test_a_faction_owns_the_terrain_and_the_gate_of_its_number() -> None:
    """B-CCOMP-02, B-GATE-02."""
    for number, name in enumerate(W.FACTIONS):
        faction = facts(f"factions.{name}")
        assert (faction["number"], faction["gate"]) == (number + 1, number + 1)
        assert faction["terrain"] == W.TERRAINS[number]
        assert faction["box"] == ("base" if number < 4 else "stormgates")
        assert facts(f"terrains.{W.TERRAINS[number]}.home_of") == name
    colours = [facts(f"factions.{name}.colour.id") for name in W.FACTIONS]
    assert colours == ["green", "gold", "red", "blue", "white", "orange"]


def test_valleys_say_what_lies_in_them() -> None:
    """B-VALLEY-01, B-VALLEY-13, B-VALLEY-14, B-VALLEY-25, B-PASS-02, B-BRIDGE-01, R-74."""
    assert facts("valleys.income") == {"cards_per_round": 1}
    assert facts("valleys.discover.building") == {"tribesman": 2, "or_tools": 1}
    road = facts("valleys.discover.road")
    assert (road["tribesman"], road["tools_accepted"]) == (2, False)
    assert facts("valleys.centre.reward_lord") == 0
    bridge, mountain_pass = (facts(f"valleys.connections.{name}") for name in CONNECTIONS)
    assert bridge["field"] == mountain_pass["field"] == [4, 6]
    assert bridge["great_artefacts_under_gate"] == {"4": 2, "6": 1}
    assert mountain_pass["rings_per_hero"] == 1
    cards = {"centre": 1, "crossing": 4, "building": 4, "connection": 1}
    for name, colour, connection in zip(
        ("kings", "queens"), ("red", "purple"), CONNECTIONS, strict=True
    ):
        valley = facts(f"valleys.list.{name}")
        assert valley["cards"] == cards
        assert (valley["colour"], valley["connection"]) == (colour, connection)
