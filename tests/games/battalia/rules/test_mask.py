"""Syoen's Mask (B-SA-21, B-SA-22): what it raises by, and whose a unit is after the battle."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battalia.rules.test_battle_raises import WEAPON, suffices
from tests.games.battalia.table import Table

# --- raising


def masked(*line: str, hand: tuple[str, ...] = ("syoens_mask",), **p1: Any) -> Table:
    """Player 1 attacks the hero of player 2, who holds the Mask, with a Weapon and these cards."""
    table = Table(
        players=2,
        day=4,
        p1={"hand": [WEAPON, *line], "heroes": ["4,4", ""], **p1},
        p2={"hand": [*hand], "heroes": ["4,4", ""]},
    )
    return table.do("attack heroes 4,4 p2", *(f"lay {card}" for card in line), "finish")


def hypnotise(table: Table, *units: str) -> Table:
    table.do("lay syoens_mask", *(f"name {unit} line" for unit in units))
    return table.do("finish") if table.asks[1] == "battle-card-on" else table


@pytest.mark.parametrize(
    ("line", "taken", "possible"),
    [
        (("tribesman.baerfolk", "chief.baerfolk"), 2, True),  # 5 : 0, then 2 : 4
        (("priest.baerfolk",), 1, True),  # 5 : 0, then 2 : 4
        (("tribesman.cloudborn", "chief.baerfolk", "lord.baerfolk"), 2, False),  # then 6 : 3
        (("tribesman.baerfolk", "lord.baerfolk"), 1, False),  # 7 : 0, then 6 : 2
        (("priest.baerfolk", "priest.baerfolk", "lord.baerfolk"), 1, False),
    ],
)
def test_the_mask_raises_by_what_changes_sides(
    line: tuple[str, ...], taken: int, possible: bool
) -> None:
    """B-BATTLE-24, B-SA-21, B-RULING-47: two units of strength 3 together at most."""
    assert suffices(hypnotise(masked(*line), *line[:taken])) is possible


def test_the_mask_finds_no_lord() -> None:
    """B-SA-21"""
    masked("lord.baerfolk").refuses("lay syoens_mask", "B-SA-21")


def test_a_line_emptied_by_the_mask_loses_its_morale() -> None:
    """B-RULING-110, B-RULING-34: a veteran, 2 + 4 : 0; then 0 : 1 and morale."""
    canyons = {"card": "road", "turned": 1, "terrain": "red_canyons"}
    table = Table(
        players=2,
        day=4,
        metamorpha=True,
        npcs={"metamorpha": "5,5"},
        board={"4,5": canyons, "5,5": canyons, "4,6": canyons},
        p1={"hand": ["supply", "tribesman.baerfolk"], "heroes": ["4,5", ""], "veteran": "veteran"},
        p2={"hand": ["syoens_mask"], "heroes": ["4,6", ""]},
    )
    table.do("tribute 1", "name supply", "attack heroes 4,6 p2", "lay tribesman.baerfolk", "finish")
    assert (table.battle["attack"], table.battle["defence"]) == (2 + 4, 0)
    table.do("lay syoens_mask", "name tribesman.baerfolk line")
    assert (table.battle["attack"], table.battle["defence"]) == (0, 1 + 1)
    assert suffices(table)


@pytest.mark.parametrize(("hand", "possible"), [(["scroll.baerfolk"], True), ([], False)])
def test_a_unit_taken_by_the_mask_may_be_doubled(hand: list[str], possible: bool) -> None:
    """B-BATTLE-24, B-ART-18, B-SA-21: 8 : 0, then 5 : 4, or 5 : 7 with the Priest twice."""
    table = masked("lord.cloudborn", "priest.baerfolk", hand=("syoens_mask", *hand))
    hypnotise(table, "priest.baerfolk")
    for scroll in hand:
        table.do(f"lay {scroll}", "name priest.baerfolk@1 line")
    assert suffices(table) is possible


def test_the_mask_counts_what_a_unit_is_worth_on_either_side() -> None:
    """B-BATTLE-24, B-HERO-14: a veteran's Tribesmen count 2 for him and 1 for his enemy."""
    line = ("tribesman.cloudborn", "tribesman.cloudborn", "horse.cloudborn")
    table = hypnotise(masked(*line, veteran="veteran"), *line[:2])  # 6 : 0, then 2 : 3
    assert (table.battle["attack"], table.battle["defence"]) == (2, 3)
    assert suffices(table)


# --- whose a hypnotised or borrowed unit is after the battle


def over(table: Table) -> Table:
    while table["now.battles"]:
        table.do("finish" if "finish" in table.options else "pass")
    return table


def test_a_borrowed_unit_taken_by_the_mask_still_returns_to_its_owner() -> None:
    """B-SA-22, B-GA-17: player 2 fights with a Tribesman of player 1, who takes it back."""
    table = Table(
        players=2,
        turn=2,
        day=4,
        p1={"hand": ["syoens_mask", "chief.baerfolk"], "heroes": ["4,4", ""]},
        p2={"hand": ["weapon.cloudborn", "tribesman.baerfolk@1"], "heroes": ["4,4", ""]},
    )
    table.do("attack heroes 4,4 p1", "lay tribesman.baerfolk@1", "finish")
    over(table.do("lay syoens_mask", "name tribesman.baerfolk@1 line"))
    assert "tribesman.baerfolk" in table["p1.refuge"]
    assert table["p2.table"] == ["weapon.cloudborn"]


def third_player(**players: Any) -> Table:
    """Player 1 attacks player 2 with a Tribesman whom he borrowed from player 3."""
    p1 = {"hand": [WEAPON, "tribesman.baerfolk@3"], "heroes": ["4,4", ""]}
    p2 = {"hand": ["syoens_mask", "chief.cloudborn"], "heroes": ["4,4", ""]}
    given: dict[str, Any] = {"players": 3, "day": 4, "p1": p1, "p2": p2}
    table = Table(**given | players)
    return table.do("attack heroes 4,4 p2", "lay tribesman.baerfolk@3", "finish")


def test_a_unit_borrowed_from_a_third_player_stays_until_the_end_of_the_turn() -> None:
    """B-GA-17, B-BATTLE-37: the battle's end does not send it home."""
    table = over(third_player())
    assert table["p1.table"] == ["tribesman.baerfolk@3", WEAPON]
    assert table["p3.refuge"] == []
    table.do("done")
    assert table["p3.refuge"] == ["tribesman.baerfolk"]


def test_a_unit_borrowed_from_the_defender_stays_until_the_end_of_the_turn_too() -> None:
    """B-GA-17, B-BATTLE-37: it was not hypnotised; only what the Mask took goes home at once."""
    p1 = {"hand": [WEAPON, "tribesman.cloudborn@2", "syoens_mask"], "heroes": ["4,4", ""]}
    p2 = {"hand": ["lord.cloudborn", "2 tribesman.cloudborn"], "heroes": ["4,4", ""]}
    table = Table(players=2, day=4, p1=p1, p2={**p2, "nation": ["9 supply"]})
    table.do("attack heroes 4,4 p2", "lay tribesman.cloudborn@2", "finish")
    table.do("lay lord.cloudborn", "lay tribesman.cloudborn", "finish")
    over(hypnotise(table, "tribesman.cloudborn"))
    assert table["p1.table"] == ["syoens_mask", "tribesman.cloudborn@2", WEAPON]
    assert sorted(table["p2.refuge"]) == ["lord.cloudborn", "tribesman.cloudborn"]
    table.do("done")
    assert table["p2.refuge"].count("tribesman.cloudborn") == 2


@pytest.mark.parametrize(("players", "lender"), [(2, 2), (3, 3)])
def test_a_borrowed_weapon_stays_until_the_end_of_the_turn(players: int, lender: int) -> None:
    """B-GA-17, B-BATTLE-37: whether it is the defender's or somebody else's."""
    weapon = f"weapon.cloudborn@{lender}"
    p1 = {"hand": [weapon], "heroes": ["4,4", ""]}
    p2 = {"heroes": ["4,4", ""], "nation": ["9 supply"]}
    table = Table(players=players, day=4, p1=p1, p2=p2)
    over(table.do("attack heroes 4,4 p2", "finish"))
    assert table["p1.table"] == [weapon]
    assert table[f"p{lender}.refuge"] == []
    table.do("done")
    assert table[f"p{lender}.refuge"] == ["weapon.cloudborn"]


def test_the_mask_sends_a_third_players_unit_home_with_the_battle() -> None:
    """B-SA-22: to its owner's Refuge, neither to the attacker's table nor to the defender."""
    table = third_player().do("lay syoens_mask", "name tribesman.baerfolk@3 line")
    assert table.battle["defence_line"] == ["syoens_mask", "tribesman.baerfolk@3"]
    over(table)
    assert table["p3.refuge"] == ["tribesman.baerfolk"]
    assert table["p1.table"] == [WEAPON]
    assert table["p2.refuge"] == ["syoens_mask"]


def test_an_attackers_mask_sends_the_defenders_unit_home_with_the_battle() -> None:
    """B-SA-22: not at the end of the turn, like the attacker's own cards."""
    p1 = {"hand": [WEAPON, "priest.baerfolk", "syoens_mask"], "heroes": ["4,4", ""]}
    p2 = {"hand": ["lord.cloudborn", "tribesman.cloudborn"], "heroes": ["4,4", ""]}
    table = Table(players=3, day=4, p1=p1, p2=p2)
    table.do("attack heroes 4,4 p2", "lay priest.baerfolk", "finish")
    table.do("lay lord.cloudborn", "lay tribesman.cloudborn", "finish")
    over(hypnotise(table, "tribesman.cloudborn"))
    assert "tribesman.cloudborn" in table["p2.refuge"]
    assert table["p1.table"] == ["priest.baerfolk", "syoens_mask", WEAPON]
