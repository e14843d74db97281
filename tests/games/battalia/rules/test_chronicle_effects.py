"""Every change is told (design decision D6): battles, effects, valleys, visitors, checkpoints."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battalia.rules.potions import owning
from tests.games.battalia.rules.test_chronicle import chronicle, told
from tests.games.battalia.table import Table

FROSTY = owning("frosthand", turned=1)
ROAD = {"card": "road", "shape": "straight", "turned": 1}
FROST = {**ROAD, "terrain": "frost_fields"}
BRIDGE = {"players": 4, "valley": "kings_bridge", "team_mode": False, "extended": False}
ON_THE_RUIN = {"heroes": ["4,4", ""]}
DUEL = ["attack 0 heroes 4,4 1", "battle_cards 0 weapon.baerfolk"]


def attacker(*hand: str) -> dict[str, Any]:
    return {**ON_THE_RUIN, "hand": ["weapon.baerfolk", *hand]}


def heard(given: dict[str, Any], moves: str, dice: list[str] | None = None) -> list[str]:
    """What was told; all dice are rolled by the last move."""
    table = Table(**{"players": 2, **given})
    *first, last = moves.split("; ")
    events = chronicle(table.do(*first).events) if first else []
    return events + chronicle(table.do(last, dice=dice).events)


BATTLES = [
    pytest.param(
        {"p1": attacker("lord.baerfolk"), "p2": {**ON_THE_RUIN, "hand": ["2 lord.cloudborn"]}},
        "attack heroes 4,4 p2; lay lord.baerfolk; finish; pass",
        [
            *DUEL,
            "battle_cards 0 lord.baerfolk",
            "battle_totals 6 0",
            "passed 1",
            "won 0",
            "hero_lost 1 1",
            "battle_over 0",
        ],
        id="pass",
    ),
    pytest.param(
        {
            "p1": attacker("tribesman.baerfolk"),
            "p2": {**ON_THE_RUIN, "hand": ["syoens_mask"]},
        },
        "attack heroes 4,4 p2; lay tribesman.baerfolk; finish; lay syoens_mask; "
        "name tribesman.baerfolk line",
        [
            *DUEL,
            "battle_cards 0 tribesman.baerfolk",
            "battle_totals 3 0",
            "battle_cards 1 syoens_mask",
            "stolen_seen 1 0 tribesman.baerfolk",
        ],
        id="mask",
    ),
    pytest.param(
        {"p1": attacker("tribesman.baerfolk", "crown_of_titus"), "p2": ON_THE_RUIN},
        "attack heroes 4,4 p2; lay crown_of_titus; name tribesman.baerfolk",
        [*DUEL, "battle_cards 0 crown_of_titus", "transformed 0 tribesman.baerfolk lord"],
        id="crown",
    ),
    pytest.param(
        {"bilkarr": True, "p1": attacker(), "p2": {**FROSTY, **ON_THE_RUIN}},
        "attack heroes 4,4 p2; finish; freeze",
        [*DUEL, "potion_used 1 frosthand", "frozen 0 weapon.baerfolk", "battle_over 0"],
        id="frozen",
    ),
]


@pytest.mark.parametrize(("given", "moves", "events"), BATTLES)
def test_a_battle_is_told(given: dict[str, Any], moves: str, events: list[str]) -> None:
    assert heard(given, moves) == events


CARDS = [
    pytest.param(
        {"bilkarr": True, "p1": {"hand": ["tent.baerfolk", "chest"]}, "p2": FROSTY},
        "pitch tent.baerfolk; name chest; freeze",
        ["line 0 pitch tent.baerfolk", "potion_used 1 frosthand", "frozen 0 tent.baerfolk"],
        id="frozen tent",
    ),
    pytest.param(
        {"p1": {"hand": ["staff_of_terra"]}},
        "great staff_of_terra; terrain 2,2 rocky_mountains",
        ["line 0 great staff_of_terra", "searched 0", "replaced 0 2,2 rocky_mountains"],
        id="staff",
    ),
    pytest.param(
        {"p1": {"hand": ["wings_of_aviena"]}},
        "great wings_of_aviena; step 4,4",
        ["line 0 great wings_of_aviena", "moved 0 1 4,4"],
        id="wings",
    ),
    pytest.param(
        {"p1": {"hand": ["vigos_standard"], "refuge": ["2 lord.baerfolk"]}},
        "great vigos_standard; take lord.baerfolk",
        ["line 0 great vigos_standard", "gained 0 lord.baerfolk hand"],
        id="standard",
    ),
    pytest.param(
        {"p1": {"hand": ["hammer_of_strato"]}},
        "great hammer_of_strato 2",
        ["transformed 0 hammer_of_strato horse"],
        id="hammer",
    ),
    pytest.param(
        {"p1": {"hand": ["fate_1"]}, "p2": {"hand": ["horn_of_baldur"]}},
        "great fate_1 5",
        ["transformed 0 fate_1 "],
        id="fate 1",
    ),
]


@pytest.mark.parametrize(("given", "moves", "events"), CARDS)
def test_a_card_is_told(given: dict[str, Any], moves: str, events: list[str]) -> None:
    assert heard(given, moves) == events


VISITORS = [
    pytest.param(
        {
            "day": 4,
            "metamorpha": True,
            "npcs": {"metamorpha": "2,4"},
            "p1": {"hand": ["tools.baerfolk"]},
        },
        "road straight; site 2,3 1",
        [
            "line 0 road tools.baerfolk",
            "laid 0 road straight verdant_woods 2,3 east+west",
            "uncovered_terrain road straight verdant_woods",
            "metamorpha 2,3",
        ],
        id="metamorpha",
    ),
    pytest.param(
        {
            "players": 6,
            "team_mode": False,
            "metamorpha": True,
            "npcs": {"metamorpha": "3,6"},
            "board": {"3,6": FROST, "5,6": FROST},
            "p1": {"hand": ["supply", "lord.baerfolk"], "heroes": ["5,6", ""]},
        },
        "tribute 1; name supply; name lord.baerfolk",
        ["line 0 tribute supply", "transformed 0 lord.baerfolk "],
        id="frost fields",
    ),
    pytest.param(
        {"kry_cek": True, "p1": {"hand": ["kry_ceks_lost_scroll"]}},
        "great kry_ceks_lost_scroll; summon metamorpha 2,2",
        ["line 0 great kry_ceks_lost_scroll", "metamorpha 2,2"],
        id="summoned metamorpha",
    ),
    pytest.param(
        {"kry_cek": True, "p1": {"hand": ["kry_ceks_lost_scroll"]}},
        "great kry_ceks_lost_scroll; summon bilkarr 2,2",
        ["line 0 great kry_ceks_lost_scroll", "bilkarr 2,2"],
        id="summoned bilkarr",
    ),
]


@pytest.mark.parametrize(("given", "moves", "events"), VISITORS)
def test_a_visitor_is_told(given: dict[str, Any], moves: str, events: list[str]) -> None:
    assert heard(given, moves) == events


VALLEYS = [
    pytest.param(
        {"p1": {"hand": ["2 tribesman.baerfolk", "supply"], "heroes": ["2,4", ""]}},
        "discover 3,4",
        [
            "line 0 discover tribesman.baerfolk+tribesman.baerfolk+supply",
            "discovered 0 3,4 nobody",
        ],
        id="discovery",
    ),
    pytest.param(
        {
            "p1": {"hand": ["2 supply"], "heroes": ["2,4", ""]},
            "stock": {"storm": [3], "under_gates": {"verdant_woods": ["horn_of_baldur"]}},
        },
        "move 1; lay supply; lay supply; go; jump 2,8; spend",
        [
            "line 0 move supply+supply",
            "jumped 0 1 2,8",
            "storm 0 3",
            "ring_spent 0 verdant_woods",
            "gained 0 horn_of_baldur refuge",
        ],
        id="ring",
    ),
    pytest.param(
        {
            "board": {"4,5": {"card": "crossing", "hidden": False}},
            "p1": {"hand": ["supply"], "heroes": ["4,5", ""], "refuge": ["horn_of_baldur"]},
            "great_artefacts": ["book_of_crea"],
        },
        "move 1; lay supply; go; step 4,6; bridge swap; take horn_of_baldur; take book_of_crea",
        [
            "line 0 move supply",
            "moved 0 1 4,6",
            "searched 0",
            "gained 0 book_of_crea refuge",
        ],
        id="swap",
    ),
]


@pytest.mark.parametrize(("given", "moves", "events"), VALLEYS)
def test_a_step_in_a_valley_is_told(given: dict[str, Any], moves: str, events: list[str]) -> None:
    assert heard({**BRIDGE, **given}, moves) == events


CHECKPOINTS = [
    pytest.param({"week": 1, "bilkarr": True}, ["2"], ["bilkarr 6,4"], id="bilkarr"),
    pytest.param({"week": 1, "metamorpha": True}, ["2"], ["metamorpha 6,4"], id="metamorpha"),
    pytest.param(
        {"week": 2, "p1": {"nation": ["26 supply"]}},
        [],
        [
            "counted 0 26",
            "counted 1 0",
            "royal 0 queen.baerfolk",
            "royal 0 king.baerfolk",
            "veteran 0 1",
        ],
        id="veteran",
    ),
    pytest.param(
        {"week": 3, "p1": {"tents": [["tent.baerfolk", "queen.baerfolk"]]}},
        [],
        ["counted 0 2", "counted 1 0", "deposed 0 queen.baerfolk"],
        id="deposed",
    ),
]


@pytest.mark.parametrize(("given", "dice", "events"), CHECKPOINTS)
def test_a_checkpoint_is_told(given: dict[str, Any], dice: list[str], events: list[str]) -> None:
    week = given["week"]
    around = ["done 1", f"checkpoint {week}"], [f"day {week + 1} 1", "turn 0"]
    assert heard({"day": 7, "turn": 2, **given}, "done", dice) == [*around[0], *events, *around[1]]


def test_the_choice_of_a_faction_is_told() -> None:
    """B-CSETUP-18"""
    table = Table(new={"players": 2, "seed": 1})
    player, faction = table.asks[0], table.options[0].split()[1]
    table.do(f"faction {faction}")
    assert [told(event) for event in table.events] == [f"faction {player - 1} {faction}"]
