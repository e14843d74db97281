"""B-TURN, B-SA, B-BILK, B-STORM: what ends with a turn, and what a window or a storm offers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battalia.rules.maps import road, starting
from tests.games.battalia.rules.potions import owning, table_of
from tests.games.battalia.rules.storms import storm
from tests.games.battalia.table import Table

WEAPON = "weapon.baerfolk"


# --- turns


def test_who_did_not_defend_keeps_his_hand_at_the_end_of_another_turn() -> None:
    """B-TURN-12: only defenders and robbed players draw up."""
    hands: dict[str, Any] = {
        f"p{player}": {"hand": ["2 supply"], "nation": ["9 supply"]} for player in (1, 2, 3)
    }
    table = Table(players=3, turn=2, **hands).do("done")
    assert [table[f"p{player}.now.sizes.hand"] for player in (1, 2, 3)] == [2, 6, 2]


def test_concealment_ends_for_the_player_whose_turn_begins_and_for_no_other() -> None:
    """B-SA-15"""
    table = Table(players=3)
    homes = {f"p{player}": table[f"p{player}.heroes"][0] for player in (1, 2, 3)}
    given: dict[str, Any] = {player: {"concealed": [home]} for player, home in homes.items()}
    table = Table(players=3, **given).do("done")
    assert [table[f"p{player}.concealed"] for player in (1, 2, 3)] == [
        [homes["p1"]],
        [],
        [homes["p3"]],
    ]
    table.do("done")
    assert [table[f"p{player}.concealed"] for player in (1, 2, 3)] == [[homes["p1"]], [], []]


@pytest.mark.parametrize("defender", [1, 2])
def test_a_card_changed_in_another_players_turn_is_itself_again_after_the_battle(
    defender: int,
) -> None:
    """B-ART-24"""
    attacker = 3 - defender
    given: dict[str, Any] = {
        f"p{attacker}": {"hand": ["weapon.emberians"], "heroes": ["4,4", ""]},
        f"p{defender}": {"hand": ["2 supply", "amulet.emberians"], "heroes": ["4,4", ""]},
    }
    table = Table(players=2, day=4, turn=attacker, **given)
    table.do(f"attack heroes 4,4 p{defender}", "finish")
    table.do("lay amulet.emberians", "name supply", dice=["1"])
    assert "supply>tribesman" in table[f"p{defender}.hand"]
    table.do("pass")
    assert table[f"p{defender}.hand"].count("supply") == 2


# --- potions


def test_rage_is_open_only_when_the_attack_was_announced() -> None:
    """B-BILK-23, B-RULING-66: not after the opening, and not in a line's window."""
    table = table_of(
        p1=owning("berserker", turned=1, hand=[WEAPON, "lord.baerfolk"], heroes=["4,4", ""]),
        p2=owning("frosthand", hand=["2 lord.cloudborn", "3 supply"], heroes=["4,4", ""]),
    )
    table.do("attack heroes 4,4 p2").do("pass")
    while table["now.battles"]:
        assert "rage" not in table.options
        table.do("finish" if "finish" in table.options else "pass")


@pytest.mark.parametrize("victim", [1, 2])
def test_in_a_window_weakness_hits_the_opponent_who_was_named(victim: int) -> None:
    """B-BILK-31, B-RULING-71"""
    table = Table(
        players=3,
        bilkarr=True,
        p1={"hand": ["tribesman.baerfolk", "supply"]},
        p3=owning("weakness"),
    )
    table.do("hire tribesman")
    assert table.asks == (3, "window")
    table.do(f"drink weakness p{victim}")
    assert "weakness" in table[f"p{victim}.potions"]
    assert "weakness" not in table["p3.potions"]


# --- storm effects


@pytest.mark.parametrize("exits", ["ns", "ne", "nes", "nesw"])
def test_effect_4_offers_only_shapes_that_are_left(exits: str) -> None:
    """B-STORM-E04.1, B-RULING-25: all nine cards of a shape lie on the board."""
    far = ("5,1", "5,2", "5,3", "5,5", "5,6", "5,7", "7,1", "7,2", "7,3")
    shape = road(exits)["shape"]
    table = storm(4, board={field: road(exits) for field in far})
    assert table["stock.road"][shape] == []
    shapes = {option.split()[1] for option in starting(table, "road")}
    assert shapes == {"straight", "curve", "t", "x"} - {shape}
