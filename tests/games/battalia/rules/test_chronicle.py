"""Every change is told (design decision D6): what the chronicle says about a move, and to whom.

An event is its verb and its arguments, seats counted from 0; `/1` tells only the first seat, `/3`
only the first two.
"""

from __future__ import annotations

from typing import Any

import pytest

from stormark.kernel.event import ALL, Event
from stormark.kernel.json import Json
from tests.games.battalia.table import Table


def told(event: Event) -> str:
    words = [event.verb, *(word(value) for value in event.args.values())]
    return " ".join(words) + ("" if event.audience == ALL else f" /{event.audience}")


def word(value: Json) -> str:
    if isinstance(value, list):
        return "+".join(str(part) for part in value)
    return "nobody" if value is None else str(value)


def chronicle(events: list[Event]) -> list[str]:
    """All of it but what is in the stacks that somebody looks through."""
    return [told(event) for event in events if event.verb != "terrains_seen"]


CASES = [
    pytest.param(
        {
            "extended": False,
            "board": {"2,3": {"card": "road", "shape": "straight", "turned": 1}},
            "p1": {"hand": ["supply"]},
        },
        "move 1; lay supply; go; step 2,3",
        [],
        ["line 0 move supply", "moved 0 1 2,3"],
        id="walk",
    ),
    pytest.param(
        {"p1": {"hand": ["2 chief.baerfolk"]}},
        "upgrade 2,2 chief",
        [],
        ["line 0 upgrade chief.baerfolk+chief.baerfolk", "city 0 2,2 2"],
        id="upgrade",
    ),
    pytest.param(
        {"p1": {"hand": ["2 tribesman.baerfolk"]}},
        "road straight; site 2,3 1",
        [],
        [
            "line 0 road tribesman.baerfolk+tribesman.baerfolk",
            "laid 0 road straight verdant_woods 2,3 east+west",
            "uncovered_terrain road straight verdant_woods",
        ],
        id="road",
    ),
    pytest.param(
        {
            "board": {"2,3": {"card": "road", "shape": "straight", "turned": 1}},
            "p1": {"hand": ["2 tribesman.baerfolk"]},
        },
        "post 2,3",
        [],
        ["line 0 post tribesman.baerfolk+tribesman.baerfolk", "post 0 2,3"],
        id="post",
    ),
    pytest.param(
        {
            "p1": {"hand": ["tribesman.baerfolk", "supply"]},
            "stock": {"tribesman": ["tribesman.cloudborn"]},
        },
        "hire tribesman",
        [],
        [
            "line 0 hire tribesman.baerfolk+supply",
            "gained 0 tribesman.cloudborn refuge",
            "gained 0 supply refuge",
            "uncovered tribesman.baerfolk",
        ],
        id="hire",
    ),
    pytest.param(
        {"p1": {"hand": ["weapon.baerfolk", "2 supply"]}},
        "recruit 2,2 2",
        [],
        ["line 0 recruit weapon.baerfolk+supply+supply", "recruited 0 2 2,2"],
        id="recruit",
    ),
    pytest.param(
        {"p1": {"hand": ["2 supply"], "nation": ["supply"]}},
        "hide supply",
        [],
        ["to_limbo 0 supply", "hidden 0 1"],
        id="hide",
    ),
    pytest.param(
        {"p1": {"hand": ["tent.baerfolk", "lord.baerfolk"]}},
        "pitch tent.baerfolk; name lord.baerfolk; open 1",
        [],
        ["line 0 pitch tent.baerfolk", "tent 0 1", "tent_opened 0 lord.baerfolk"],
        id="pitch",
    ),
    pytest.param(
        {"p1": {"hand": ["weapon.baerfolk"], "heroes": ["4,4", ""]}, "p2": {"heroes": ["4,4", ""]}},
        "attack heroes 4,4 p2; finish",
        [],
        [
            "attack 0 heroes 4,4 1",
            "battle_cards 0 weapon.baerfolk",
            "battle_totals 2 0",
            "won 0",
            "hero_lost 1 1",
            "battle_over 0",
        ],
        id="attack",
    ),
    pytest.param(
        {
            "p1": {"hand": ["weapon.baerfolk", "horse.cloudborn"], "heroes": ["6,6", ""]},
            "p2": {"heroes": ["", ""]},
            "board": {
                "6,3": {"card": "road", "shape": "straight", "turned": 1},
                "6,5": {"card": "road", "shape": "straight", "turned": 1},
                "6,6": {"level": 4},
            },
        },
        "attack city 6,6 p2; finish; retreat 1 horse; at 6,3",
        [],
        [
            "attack 0 city 6,6 1",
            "battle_cards 0 weapon.baerfolk",
            "battle_totals 2 5",
            "paid 0 horse.cloudborn",
            "retreated 0 1 6,3",
            "battle_over 0",
        ],
        id="pass",
    ),
    pytest.param(
        {
            "p1": {"hand": ["title.baerfolk", "tribesman.baerfolk"]},
            "stock": {"chief": ["chief.cloudborn"]},
            "day": 1,
        },
        "promote title.baerfolk; name tribesman.baerfolk",
        [],
        [
            "line 0 promote title.baerfolk",
            "named 0 tribesman.baerfolk",
            "promoted 0 tribesman.baerfolk chief.cloudborn",
            "uncovered chief.baerfolk",
            "returned 0 tribesman.baerfolk",
        ],
        id="title",
    ),
    pytest.param(
        {"p1": {"hand": ["amulet.baerfolk", "supply"]}, "day": 1},
        "amulet amulet.baerfolk; name supply",
        ["2"],
        [
            "line 0 amulet amulet.baerfolk",
            "named 0 supply",
            "rolled 0 2",
            "transformed 0 supply chief",
        ],
        id="amulet",
    ),
    pytest.param(
        {"p1": {"hand": ["horn_of_baldur"], "nation": ["3 supply"]}},
        "great horn_of_baldur",
        [],
        [
            "line 0 great horn_of_baldur",
            "cards_drawn 0 3",
            "cards_drawn_seen 0 supply+supply+supply /1",
        ],
        id="horn",
    ),
    pytest.param(
        {"p1": {"hand": ["hand_of_luut"]}, "p2": {"hand": ["lord.cloudborn"]}},
        "great hand_of_luut",
        [],
        [
            "line 0 great hand_of_luut",
            "searched 0",
            "searched_seen 0 lord.cloudborn /1",
            "stolen 0 1 1",
            "stolen_seen 0 1 lord.cloudborn /3",
        ],
        id="hand",
    ),
    pytest.param(
        {"p1": {"hand": ["mings_crystal"], "nation": ["supply", "chest"]}},
        "great mings_crystal; amount 2; take chest",
        [],
        ["line 0 great mings_crystal", "searched 0", "searched_seen 0 chest+supply /1"],
        id="crystal",
    ),
    pytest.param(
        {"p1": {"hand": ["vayls_cloak"]}},
        "great vayls_cloak; at 2,2",
        [],
        ["line 0 great vayls_cloak", "concealed 0 2,2"],
        id="cloak",
    ),
    pytest.param(
        {"p1": {"hand": ["staff_of_terra"]}},
        "great staff_of_terra; swap 2,4 6,4",
        [],
        ["line 0 great staff_of_terra", "searched 0", "swapped 0 2,4 6,4"],
        id="staff",
    ),
    pytest.param(
        {
            "board": {"2,3": {"card": "road", "shape": "straight", "turned": 1}},
            "p1": {"hand": ["tools.baerfolk"], "heroes": ["2,3", ""], "posts": ["2,3"]},
        },
        "trade artefact_to_chest",
        [],
        ["traded 0", "returned 0 tools.baerfolk", "gained 0 chest hand"],
        id="trade",
    ),
    pytest.param(
        {"p1": {"hand": ["2 supply"], "heroes": ["2,4", "2,2"]}, "stock": {"storm": [6]}},
        "move 1; lay supply; lay supply; go; jump 6,4",
        [],
        ["line 0 move supply+supply", "jumped 0 1 6,4", "storm 0 6", "moved 0 2 6,4"],
        id="storm 6",
    ),
    pytest.param(
        {
            "p1": {"hand": ["2 supply"], "heroes": ["2,4", ""]},
            "p2": {"tents": [["tent.cloudborn", "supply"]]},
            "stock": {"storm": [12]},
        },
        "move 1; lay supply; lay supply; go; jump 6,4",
        [],
        ["line 0 move supply+supply", "jumped 0 1 6,4", "storm 0 12", "tent_destroyed 1"],
        id="storm 12",
    ),
    pytest.param(
        {
            "p1": {"hand": ["2 supply"], "heroes": ["2,4", ""]},
            "limbo": ["lord.baerfolk"],
            "stock": {"storm": [11]},
        },
        "move 1; lay supply; lay supply; go; jump 6,4",
        [],
        ["line 0 move supply+supply", "jumped 0 1 6,4", "storm 0 11", "from_limbo 0 lord.baerfolk"],
        id="storm 11",
    ),
    pytest.param(
        {"bilkarr": True, "p1": {"potions": {"colossus": {"turned": 0}}}},
        "drink colossus",
        [],
        ["potion_drunk 0 colossus nobody"],
        id="drink",
    ),
    pytest.param(
        {
            "bilkarr": True,
            "p1": {
                "potions": {"berserker": {"turned": 1}},
                "hand": ["weapon.baerfolk"],
                "heroes": ["4,4", ""],
            },
            "p2": {"hand": ["supply"], "heroes": ["4,4", ""]},
        },
        "attack heroes 4,4 p2; rage",
        ["1"],
        [
            "attack 0 heroes 4,4 1",
            "battle_cards 0 weapon.baerfolk",
            "potion_used 0 berserker",
            "stolen 0 1 1",
        ],
        id="rage",
    ),
    pytest.param(
        {
            "bilkarr": True,
            "p1": {"hand": ["tribesman.baerfolk", "supply"]},
            "p2": {"potions": {"frosthand": {"turned": 1}}},
        },
        "hire tribesman; freeze",
        [],
        [
            "line 0 hire tribesman.baerfolk+supply",
            "potion_used 1 frosthand",
            "frozen 0 tribesman.baerfolk+supply",
        ],
        id="freeze",
    ),
    pytest.param(
        {"bilkarr": True, "p1": {"potions": {"eclipse": {"turned": 1}}, "hand": ["supply"]}},
        "eclipse supply; form lord",
        [],
        ["potion_used 0 eclipse", "transformed 0 supply lord"],
        id="eclipse",
    ),
    pytest.param(
        {"bilkarr": True, "npcs": {"bilkarr": "2,2"}, "p1": {"hand": ["4 supply"]}},
        "potion colossus",
        [],
        ["line 0 potion supply+supply", "potion_bought 0 colossus"],
        id="potion",
    ),
    pytest.param(
        {"p1": {"hand": ["supply"], "nation": ["6 chest"]}},
        "mulligan",
        [],
        ["mulligan 0", "cards_drawn 0 5", "cards_drawn_seen 0 chest+chest+chest+chest+chest /1"],
        id="mulligan",
    ),
    pytest.param(
        {"p1": {"hand": ["3 lord.baerfolk", "chief.baerfolk"], "nation": ["6 chest"]}},
        "cohort baerfolk",
        [],
        [
            "cohort 0 baerfolk lord.baerfolk+lord.baerfolk+lord.baerfolk+chief.baerfolk",
            "cards_drawn 0 2",
            "cards_drawn_seen 0 chest+chest /1",
        ],
        id="cohort",
    ),
]


@pytest.mark.parametrize(("given", "moves", "dice", "events"), CASES)
def test_a_move_is_told(
    given: dict[str, Any], moves: str, dice: list[str], events: list[str]
) -> None:
    table = Table(players=2, **given)
    heard: list[str] = []
    for move in moves.split("; "):
        rolls = dice if move in ("name supply", "rage") else []
        heard += chronicle(table.do(move, dice=rolls).events)
    assert heard == events


def test_a_starting_city_is_told() -> None:
    """B-CSETUP-19"""
    table = Table(new={"players": 2})
    while table["phase"] == "factions":
        table.do(table.options[0])
    field = table.options[0].split()[1]
    player = table.asks[0]
    table.do(f"home {field}")
    assert [told(event) for event in table.events] == [
        f"starting_city {player - 1} {field}", f"city {player - 1} {field} 1"
    ]  # fmt: skip
