"""X-ARK: control of the Ark, its income, and how it ends."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.xibalba.rules.ark_tables import CONQUEROR, conquest, empty
from tests.games.xibalba.table import Table


def turn_ends(table: Table, dice: list[str]) -> Table:
    return table.do("end", dice=dice)


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_control_income_comes_at_the_end_of_every_turn(turn: int) -> None:
    """X-ARK-18, X-ARK-19, X-RULING-54: player 1 rolls in each, the own turn included."""
    table = Table(
        players=3,
        turn=turn,
        p1={"resources": 2, "paragon": 4},
        p2={"resources": 2},
        p3={"resources": 2},
        ark={"soldier": "Bob(1/1/2)", "owner": 1},
    )
    turn_ends(table, ["G1", "G2"])
    assert table["p1.paragon"] == 7
    assert table.said("roll", seat=0, cause="control", faces=["G1", "G2"])
    assert table["turn"] == turn % 3 + 1


def test_income_goes_to_who_controls_the_ark_at_that_moment() -> None:
    """X-ARK-19, X-EX-43: a conqueror of this turn gets it, the former holder nothing."""
    table = conquest(
        p1={"resources": 4, "warhost": [CONQUEROR]},
        p2={"resources": 0},
        ark={"soldier": "Bob(1/1/2)", "owner": 2, "life": 4},
        action_pool=["A"],
    )
    table.do("attack ark A", dice=["G1"]).do("end", dice=["G2"])
    assert (table["p1.paragon"], table["p2.paragon"]) == (3, 0)


def test_nobody_controls_a_neutral_or_empty_ark() -> None:
    """X-ARK-20, X-ARK-21, X-RULING-16: no income in any turn."""
    for soldier in ("Bob(1/1/2)", ""):
        table = Table(p1={"resources": 2}, ark={"soldier": soldier})
        turn_ends(table, [])
        assert table["ark.owner"] == 0
        assert (table["p1.paragon"], table["p2.paragon"]) == (0, 0)


def test_the_arrow_names_the_player_whose_soldier_is_inside() -> None:
    """X-ARK-20: for everybody to see, and it counts for card effects."""
    table = conquest().do("attack ark A", dice=["G-"])
    for viewer in (-1, 0, 1):
        ark: Any = table.game.view(table.state, viewer)["ark"]
        assert (ark["card"], ark["owner"]) == (CONQUEROR, 0)
        assert (ark["life"], ark["life_max"]) == (6, 10)


def test_the_neutral_soldier_does_nothing() -> None:
    """X-ARK-22, X-RULING-16: its effect helps nobody, and it attacks nobody."""
    table = Table(p1={"resources": 9}, ark={"soldier": "rig_foreman"}, action_pool=["A"])
    assert table["p1.now.harvest"] == 4
    assert table["p2.now.harvest"] == 4
    table.refuses("attack p2 A", "X-ATTACK-01")
    held = Table(p1={"resources": 9}, ark={"soldier": "rig_foreman", "owner": 1})
    assert held["p1.now.harvest"] == 3


def test_a_soldier_removed_by_an_effect_leaves_the_ark_empty() -> None:
    """X-ARK-23, X-RULING-55: nobody enters, and way 1 is open."""
    table = Table(
        p1={"resources": 9, "warhost": [CONQUEROR]},
        ark={"soldier": "Bob(1/1/1)", "owner": 2, "life": 4},
        market={"event": ["coastal_battery", ""]},
        action_pool=["A"],
    )
    table.do("buy event1")
    assert table["ark"] == {"soldier": "", "owner": 0, "life": 0}
    assert table["discard.soldier"] == ["Bob(1/1/1)"]
    assert table["p1.warhost"] == [CONQUEROR]
    assert table.said("ark_empty")
    assert table.do("enter A")["ark.owner"] == 1


def test_a_soldier_that_retreats_leaves_the_ark_empty() -> None:
    """X-ARK-23: ambulance_driver takes it home; nobody rolls, nobody enters."""
    table = Table(
        p1={"resources": 9, "warhost": ["mole"], "field1": ["ambulance_driver"]},
        ark={"soldier": CONQUEROR, "owner": 1, "life": 4},
    )
    table.do("activate 1")
    assert table["ark"] == {"soldier": "", "owner": 0, "life": 0}
    assert table["p1.warhost"] == ["mole", CONQUEROR]
    assert not table.said("destroy")


def test_a_card_may_open_an_empty_ark_without_a_symbol() -> None:
    """X-ARK-03, X-ARK-23: flood_omen empties it and lets its buyer in once, free of charge."""
    table = empty(
        p1={"resources": 9, "warhost": ["mole", CONQUEROR]},
        ark={"soldier": "Bob(1/1/1)", "owner": 2, "life": 3},
        market={"event": ["flood_omen", ""]},
        action_pool=["R1"],
    )
    table.do("buy event1").do("enter free")
    assert table["ark.soldier"] == CONQUEROR
    assert table["action_pool"] == ["R1"]
