"""B-GATE: the Stormgates and jumps between them."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.games.battalia import layout as L
from stormark.games.battalia import words as W
from stormark.games.battalia.grid import joined
from stormark.games.battalia.pack.check import base_data
from tests.games.battalia.rules.storms import before_jump, storm
from tests.games.battalia.table import Table

ROAD = {"card": "road", "turned": 1}
QUIET = {"storm": [12, 9, 8]}  # effects that find nothing to do
GATES = [
    (1, "verdant_woods", "baerfolk"),
    (2, "rocky_mountains", "cloudborn"),
    (3, "red_canyons", "emberians"),
    (4, "emerald_lakes", "islanders"),
    (5, "frost_fields", "wolfsclan"),
    (6, "protojungle", "sunblessed"),
]


def travel(*hand: str, extended: bool = False, roads: tuple[str, ...] = ()) -> Table:
    """A hero beside the gate on 2,4 (rocky mountains); the other one on 6,4 is protojungle."""
    board = {
        "2,3": ROAD,
        "2,4": {"terrain": "rocky_mountains"},
        "6,4": {"terrain": "protojungle"},
        **dict.fromkeys(roads, ROAD),
    }
    return Table(
        p1={"faction": "sunblessed", "heroes": ["2,3", ""], "hand": list(hand)},
        p2={"faction": "cloudborn"},
        board=board,
        stock=QUIET,
        extended=extended,
        day=3,  # a Horse has three steps
    )


# --- what a gate is


def test_six_gates_have_their_numbers_terrains_and_factions() -> None:
    """B-GATE-02."""
    factions = base_data()["factions"]
    found = [(entry["gate"], entry["terrain"], name) for name, entry in factions.items()]
    assert sorted(found) == GATES
    for number, terrain, faction in GATES:
        assert W.TERRAINS[number - 1] == terrain
        assert W.FACTIONS[number - 1] == faction


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_there_are_as_many_gates_as_players_from_the_setup_on(players: int) -> None:
    """B-GATE-04, B-GATE-05: before the first turn."""
    table = Table(new={"players": players, "seed": 3, "draft": False})
    for _ in range(players):
        table.do(table.options[0])
    assert table["phase"] == "homes"
    assert table["now.cards.gate"] == players
    assert table["now.cards.city"] == 2 * players


def test_a_gate_is_terrain_with_an_exit_on_each_side() -> None:
    """B-GATE-01, B-GATE-03, B-RULING-24."""
    table = Table(
        board={"1,4": {"card": "road"}, "3,4": {"card": "road"}, "2,3": ROAD, "2,5": ROAD}
    )
    gate = 7 + 3
    assert table.state.place[gate] == L.GATE
    assert table.state.terrain[gate] == W.TERRAINS.index("verdant_woods")
    ways = [joined(table.state, gate, direction) for direction in range(4)]
    assert ways == [3, gate + 1, 17, gate - 1]


def test_a_gate_is_neither_road_nor_city() -> None:
    """B-RULING-24: no trading post on it, and it cannot be attacked itself."""
    table = Table(
        p1={"heroes": ["2,4", ""], "hand": ["2 tribesman.baerfolk", "weapon.baerfolk"]},
        p2={"heroes": ["2,4", ""]},
        board={"2,3": ROAD},
    )
    posts = [option for option in table.options if option.startswith("post")]
    attacks = [option for option in table.options if option.startswith("attack")]
    assert posts == ["post 2,3"]
    assert attacks == ["attack heroes 2,4 p2"]


def test_a_gate_gives_the_terrain_bonus_of_its_faction() -> None:
    """B-GATE-01, B-RULING-24: the first player fights at home, the second does not."""
    table = Table(
        p1={"heroes": ["2,4", ""], "hand": ["weapon.baerfolk", "chest"]},
        p2={"heroes": ["2,4", ""], "hand": ["lord.baerfolk"]},
        day=1,
    )
    table.do("attack heroes 2,4 p2")
    assert table.battle["attack"] == 1 + 1 + 1  # Weapon, morale, terrain
    assert table.battle["defence"] == 0


# --- entering


def test_entering_a_gate_costs_one_supply_card() -> None:
    """B-GATE-06, B-GATE-18: and crossing it draws no storm card."""
    table = travel("supply").do("move 1; lay supply; go; step 2,4")
    assert table["p1.heroes"] == ["2,4", ""]
    assert table["p1.table"] == ["supply"]
    assert table["p1.hand"] == []
    assert table["stock.storm_discard"] == []
    assert table["p1.jumped"] == []


def test_entering_a_gate_costs_one_step_of_a_horse() -> None:
    """B-GATE-06: three steps lead over the gate and back."""
    table = travel("horse.baerfolk").do("move 1; lay horse.baerfolk; go; step 2,4; step 2,3")
    assert table.asks == (1, "walk")
    table.do("step 2,4")
    assert table.asks == (1, "act")
    assert table["p1.heroes"] == ["2,4", ""]


def test_the_gate_of_the_home_terrain_is_entered_for_free_in_the_extended_game() -> None:
    """B-GATE-07."""
    given: dict[str, Any] = {
        "p1": {"heroes": ["2,3", ""], "faction": "baerfolk"},
        "board": {"2,3": {**ROAD, "terrain": "rocky_mountains"}},
    }
    table = Table(**given, extended=True).do("move 1; go; step 2,4")
    assert table["p1.heroes"] == ["2,4", ""]
    assert table["p1.table"] == []
    assert "move 1" not in Table(**given, extended=False).options


def test_a_hero_who_entered_a_gate_may_move_on() -> None:
    """B-GATE-09."""
    table = Table(
        p1={"heroes": ["2,3", ""], "hand": ["2 supply"]},
        board={"2,3": ROAD, "2,5": ROAD},
        extended=False,
    )
    table.do("move 1; lay supply; lay supply; go; step 2,4; step 2,5")
    assert table["p1.heroes"] == ["2,5", ""]


def test_free_movement_enters_gates_without_a_payment() -> None:
    """B-GATE-08, B-RULING-23: Metamorpha's woods; a jump uses a field, the tribute is paid."""
    table = Table(
        players=2,
        metamorpha=True,
        npcs={"metamorpha": "2,4"},
        p1={"heroes": ["2,4", ""], "hand": ["chest", "supply"]},
        board={"2,5": ROAD, "6,5": ROAD},
        stock=QUIET,
        extended=False,
    )
    table.do("tribute 1", "name chest", "step 2,5", "step 2,4", "jump 6,4")
    assert table["p1.table"] == ["chest", "supply"]
    assert table["p1.heroes"] == ["6,4", ""]
    assert table.asks == (1, "act")  # three fields are used up


@pytest.mark.parametrize(("card", "jumps"), [("stardust", True), ("tools.baerfolk", False)])
def test_the_tribute_of_a_free_jump_may_be_stardust(card: str, jumps: bool) -> None:
    """B-GATE-12, B-RULING-23."""
    table = Table(
        players=2,
        metamorpha=True,
        npcs={"metamorpha": "2,4"},
        p1={"heroes": ["2,4", ""], "hand": ["chest", card]},
        board={"2,5": ROAD},
        stock=QUIET,
    )
    table.do("tribute 1", "name chest")
    assert ("jump 6,4" in table.options) is jumps
    if jumps:
        table.do("jump 6,4")
        assert table["p1.table"] == ["chest", "stardust"]


def test_the_wings_cannot_jump() -> None:
    """B-RULING-23."""
    table = Table(p1={"heroes": ["2,4", ""], "hand": ["wings_of_aviena", "2 supply"]})
    table.do("great wings_of_aviena")
    assert not [option for option in table.options if option.startswith("jump")]


# --- jumping


def test_a_hero_jumps_to_any_other_gate_in_play() -> None:
    """B-GATE-10, B-RULING-22: also one who began his turn on a gate."""
    table = Table(players=3, p1={"heroes": ["2,1", ""], "hand": ["2 supply"]}, extended=False)
    table.do("move 1; lay supply; lay supply; go")
    assert [option for option in table.options if option.startswith("jump")] == [
        "jump 2,7",
        "jump 7,4",
    ]


def test_a_journey_by_supply_costs_two_steps_and_the_tribute() -> None:
    """B-GATE-11, B-GATE-12, B-EX-01."""
    short = travel("2 supply").do("move 1; lay supply; lay supply; go; step 2,4")
    assert short.options == ["step 2,3", "stop"]
    table = travel("3 supply")
    table.do("move 1; lay supply; lay supply; lay supply; go; step 2,4; jump 6,4")
    assert table["p1.table"] == ["supply"] * 3
    assert table["stock.storm_discard"] == [12]
    assert table.asks == (1, "act")


def test_a_horse_pays_both_entries_but_not_the_tribute() -> None:
    """B-GATE-13, B-GATE-14, B-EX-02."""
    alone = travel("horse.baerfolk").do("move 1; lay horse.baerfolk; go; step 2,4")
    assert "jump 6,4" not in alone.options
    table = travel("horse.baerfolk", "supply", roads=("6,5",))
    table.do("move 1; lay horse.baerfolk; lay supply; go; step 2,4; jump 6,4; step 6,5")
    assert table["p1.table"] == ["horse.baerfolk", "supply"]
    assert table.asks == (1, "act")  # one step was left


def test_a_jump_to_the_home_gate_costs_the_tribute_alone() -> None:
    """B-GATE-07, B-GATE-11, B-EX-03, B-RULING-23."""
    table = travel("2 supply", extended=True)
    table.do("move 1; lay supply; lay supply; go; step 2,4; jump 6,4")
    assert table["p1.heroes"] == ["6,4", ""]
    there = Table(p1={"heroes": ["6,4", ""], "hand": ["supply"]}, stock=QUIET)
    there.do("move 1; lay supply; go; jump 2,4")
    assert there["p1.heroes"] == ["2,4", ""]


def test_free_entry_does_not_pay_the_tribute() -> None:
    """B-GATE-13: a Horse alone brings nobody home through a gate."""
    table = Table(p1={"heroes": ["6,4", ""], "hand": ["horse.baerfolk"]}, board={"6,5": ROAD})
    table.do("move 1; lay horse.baerfolk; go")
    assert table.options == ["step 6,5"]


def test_one_supply_alone_does_not_pay_a_jump() -> None:
    """B-GATE-11, B-GATE-12: so that a hero without a road does not set out at all."""
    for hand, moves in ((["supply"], []), (["2 supply"], ["move 1"])):
        table = Table(players=2, extended=False, p1={"heroes": ["2,4", ""], "hand": hand})
        assert [option for option in table.options if option.startswith("move")] == moves


def test_one_stardust_pays_entry_and_tribute() -> None:
    """B-GATE-12, B-RULING-23, B-DUST-03."""
    table = Table(p1={"heroes": ["2,4", ""], "hand": ["stardust"]}, stock=QUIET)
    table.do("move 1; lay stardust; go; jump 6,4")
    assert table["p1.heroes"] == ["6,4", ""]


def test_every_jump_draws_a_storm_card() -> None:
    """B-GATE-17."""
    table = Table(p1={"heroes": ["2,4", "2,4"], "hand": ["4 supply"]}, stock={"storm": [9, 12]})
    table.do("move 1; lay supply; lay supply; go; jump 6,4")
    assert table["stock.storm_discard"] == [9]
    table.do("move 2; lay supply; lay supply; go; jump 6,4")
    assert table["stock.storm_discard"] == [9, 12]


def test_each_hero_jumps_once_in_a_turn() -> None:
    """B-GATE-15, B-GATE-16."""
    table = Table(p1={"heroes": ["2,4", "6,4"], "hand": ["6 supply"]}, stock=QUIET)
    table.do("move 1; lay supply; lay supply; go; jump 6,4")
    assert "move 1" not in table.options  # no road leads on, and he has jumped
    assert "move 2" in table.options
    table.do("move 2; lay supply; go; jump 2,4")
    assert table["p1.heroes"] == ["6,4", "2,4"]
    assert table["p1.jumped"] == [1, 2]


def test_the_next_turn_allows_a_jump_again() -> None:
    """B-GATE-15: once per day."""
    table = storm(12, p1={"nation": ["6 supply"]}).do("done", "done")
    assert table["p1.jumped"] == []
    table.do("move 1; lay supply; go; jump 2,4")
    assert table["p1.heroes"] == ["2,4", ""]


def test_walking_from_gate_to_gate_is_no_jump() -> None:
    """B-GATE-18: gates may be crossed all day without a storm."""
    table = before_jump(1, board={"2,3": ROAD, "2,5": ROAD})
    table.do("move 1; lay supply; lay supply; go; step 2,5; step 2,4; step 2,3")
    assert table["stock.storm_discard"] == []
    assert not table.said("storm")
