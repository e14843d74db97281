"""B-PASS: the Mountain Pass and its storm boosters."""

from __future__ import annotations

from typing import Any

from tests.games.battalia.table import GAME, Table

OPEN = {field: {"card": "crossing", "hidden": False} for field in ("4,5", "4,7")}


def hiker(**given: Any) -> Table:
    """Player 1's hero stands next to the Pass with two Supply."""
    p1 = {"hand": ["2 supply"], "heroes": ["4,5", ""]} | given.pop("p1", {})
    usual: dict[str, Any] = {
        "players": 4, "valley": "mountain_pass", "team_mode": False, "extended": False,
        "board": OPEN, "p1": p1,
    }  # fmt: skip
    return Table(**usual | given)


def on_the_pass(**given: Any) -> Table:
    return hiker(**given).do("move 1", "lay supply", "go", "step 4,6")


def carrier(gate: str = "verdant_woods", **given: Any) -> Table:
    """A carrying hero jumps from the gate of the Verdant Woods; the storm draws a card."""
    p1 = {
        "hand": ["2 supply"], "heroes": ["2,4", ""], "boosters": [gate, ""], "nation": ["9 chest"],
    }  # fmt: skip
    stock = {"storm": [3]}
    table = hiker(p1=p1 | given.pop("p1", {}), stock=stock | given.pop("stock", {}), **given)
    return table.do("move 1", "lay supply", "lay supply", "go", "jump 2,8")


def test_a_hero_who_stops_on_the_pass_may_receive_a_booster() -> None:
    """B-PASS-01: or not."""
    table = on_the_pass()
    assert table.options == ["booster", "pass"]
    declined = on_the_pass().do("pass")
    assert declined["p1.boosters"] == ["", ""]


def test_passing_over_the_pass_is_not_stopping() -> None:
    """B-RULING-77"""
    table = hiker().do("move 1", "lay supply", "lay supply", "go", "step 4,6")
    assert "step 4,7" in table.options
    table.do("step 4,7")
    assert table.asks == (1, "act")
    stopping = hiker().do("move 1", "lay supply", "lay supply", "go", "step 4,6", "stop")
    assert stopping.options == ["booster", "pass"]


def test_standing_on_the_pass_or_a_failed_line_is_not_stopping() -> None:
    """B-RULING-77: a movement of at least one step ends there."""
    table = hiker(p1={"heroes": ["4,6", ""]})
    assert not [option for option in table.options if "booster" in option]


def test_a_movement_by_an_ability_may_end_on_the_pass() -> None:
    """B-RULING-77: the Wings of Aviena."""
    table = hiker(p1={"hand": ["wings_of_aviena"]}).do("great wings_of_aviena", "step 4,6 1")
    assert table.options == ["booster", "pass"]


def test_a_hero_carries_at_most_one_ring() -> None:
    """B-PASS-02"""
    table = on_the_pass(p1={"boosters": ["verdant_woods", ""]})
    assert table.asks == (1, "act")
    other = on_the_pass(p1={"heroes": ["4,5", "2,2"], "boosters": ["", "verdant_woods"]})
    assert other.options == ["booster", "pass"]  # each hero has his own (B-RULING-77)


def test_the_target_gate_is_rolled_numbers_not_in_play_again() -> None:
    """B-PASS-03, B-RULING-77: 5 and 6 are not in play."""
    table = on_the_pass().do("booster", dice=["6", "5", "3"])
    assert table["p1.boosters"] == ["red_canyons", ""]


def test_a_ring_on_the_board_of_the_player_records_the_target_for_all() -> None:
    """B-PASS-04, B-BASE-62"""
    table = on_the_pass().do("booster", dice=["2"])
    assert table.said("ring", seat=0, hero=1, gate="rocky_mountains")
    views = [str(GAME.view(table.state, viewer)) for viewer in range(4)]
    other = on_the_pass().do("booster", dice=["3"])
    for viewer in range(4):
        assert str(GAME.view(other.state, viewer)) != views[viewer]


def test_a_jump_from_the_target_gate_delivers_and_both_rings_are_removed() -> None:
    """B-PASS-05, B-PASS-06, B-PASS-07"""
    table = carrier(great_artefacts=["horn_of_baldur", "sword_of_elemag"])
    assert table["p1.boosters"] == ["", ""]
    assert table.options == ["take sword_of_elemag", "take horn_of_baldur", "finish", "pass"]
    table.do("finish")
    assert table.said("fate", seat=0)


def test_the_reward_may_be_declined() -> None:
    """B-PASS-07, B-RULING-130: both rings are spent all the same."""
    table = carrier(great_artefacts=["horn_of_baldur", "sword_of_elemag"]).do("pass")
    assert table["p1.boosters"] == ["", ""]
    assert table["p1.refuge"] == []
    assert table["great_artefacts"] == ["horn_of_baldur", "sword_of_elemag"]
    assert not table.said("fate", seat=0)
    assert table.asks == (1, "act")


def test_a_jump_to_the_target_gate_or_from_another_does_not_deliver() -> None:
    """B-PASS-05, B-EX-35"""
    for gate in ("rocky_mountains", "red_canyons"):
        table = carrier(gate)
        assert table["p1.boosters"] == [gate, ""]
        assert table.asks == (1, "act")


def test_the_storm_effect_comes_first_and_is_not_replaced() -> None:
    """B-PASS-08, B-RULING-77, B-EX-35"""
    table = carrier()
    verbs = [event.verb for event in table.events]
    assert verbs.index("jumped") < verbs.index("storm") < verbs.index("ring_spent")
    assert table["p1.hand"] == ["chest"]
    assert table["stock.storm_discard"] == [3]


def test_the_new_great_artefact_goes_to_the_refuge() -> None:
    """B-PASS-09"""
    table = carrier(great_artefacts=["horn_of_baldur"]).do("take horn_of_baldur")
    assert table["p1.refuge"] == ["horn_of_baldur"]
    assert "horn_of_baldur" not in table["p1.hand"]


def test_the_rings_of_a_lost_hero_are_removed_without_reward() -> None:
    """B-RULING-77"""
    table = hiker(
        p1={
            "hand": ["weapon.baerfolk"],
            "heroes": ["1,4", ""],
            "boosters": ["verdant_woods", ""],
        }
    )
    table.do("attack city 1,4 nobody", "finish")
    assert table["p1.heroes"] == ["", ""]
    assert table["p1.boosters"] == ["", ""]
    assert table["p1.refuge"] == []
