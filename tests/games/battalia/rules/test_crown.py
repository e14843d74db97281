"""B-GA-15: the Crown of Titus outside battle, and where Crown and unit may lie."""

from __future__ import annotations

import pytest

from tests.games.battalia.table import Table


def test_the_unit_named_for_the_crown_stays_in_the_hand() -> None:
    """B-GA-15, B-LINE-08: a unit of the hand counts as a Lord until the end of the turn."""
    table = Table(p1={"hand": ["crown_of_titus", "chief.emberians", "priest.baerfolk"]})
    table.do("great crown_of_titus", "name chief.emberians")
    assert sorted(table["p1.hand"]) == ["chief.emberians>lord", "priest.baerfolk"]
    assert table.said("transformed", seat=0, card="chief.emberians", form="lord")


def test_a_crown_in_ambush_works_on_a_unit_of_the_hand() -> None:
    """B-GA-15, B-HIDE-07: the Crown is played as if it came from the hand."""
    table = Table(p1={"ambush": ["crown_of_titus"], "hand": ["chief.emberians"]})
    table.do("great crown_of_titus")
    assert table["p1.ambush"] == []
    assert table["p1.hand"] == ["chief.emberians>lord"]


def test_the_crown_does_not_reach_into_the_ambush() -> None:
    """B-GA-15, B-LINE-08, B-HIDE-09: a hidden unit is played, not named."""
    hidden = {"ambush": ["chief.emberians"], "hand": ["crown_of_titus", "tribesman.baerfolk"]}
    table = Table(p1=hidden).do("great crown_of_titus")
    assert table["p1.ambush"] == ["chief.emberians"]
    assert table["p1.hand"] == ["tribesman.baerfolk>lord"]
    alone = Table(p1={**hidden, "hand": ["crown_of_titus"]})
    assert not [option for option in alone.options if option.startswith("great")]
    alone.refuses("great crown_of_titus", "B-GA-15")


def test_in_battle_the_crown_reaches_hand_and_line() -> None:
    """B-GA-15: a hidden unit is laid first, then crowned."""
    table = Table(
        extended=False,
        p1={
            "heroes": ["6,6", ""],
            "hand": ["weapon.baerfolk", "crown_of_titus", "tribesman.baerfolk"],
            "ambush": ["chief.emberians"],
        },
        p2={"heroes": ["", ""]},
    )
    table.do("attack city 6,6 p2", "lay crown_of_titus")
    assert "name chief.emberians" not in table.options
    laid = Table(
        extended=False,
        p1={
            "heroes": ["6,6", ""],
            "hand": ["weapon.baerfolk", "crown_of_titus"],
            "ambush": ["chief.emberians"],
        },
        p2={"heroes": ["", ""]},
    )
    laid.do("attack city 6,6 p2", "lay chief.emberians ambush", "lay crown_of_titus")
    laid.do("name chief.emberians line")
    assert "chief.emberians>lord" in laid.battle["attack_line"]


def test_in_battle_the_crown_names_ordinary_units_below_lord() -> None:
    """B-GA-15, B-ART-26: nothing else of the hand."""
    others = ["supply", "horse.baerfolk", "lord.baerfolk", "chief.unbound"]
    table = Table(
        unbound=True,
        p1={
            "heroes": ["6,6", ""],
            "hand": ["weapon.baerfolk", "crown_of_titus", "tribesman.baerfolk", *others],
        },
        p2={"heroes": ["", ""]},
    )
    table.do("attack city 6,6 p2", "lay crown_of_titus")
    assert table.options == ["name tribesman.baerfolk"]


@pytest.mark.parametrize("great", ["crown_of_titus", "book_of_crea"])
def test_crown_and_book_work_on_one_unit_on_every_day(great: str) -> None:
    """B-GA-15, B-GA-19, B-ORACLE-05: only Scrolls are enlightened on day 6."""
    hand = ["weapon.baerfolk", great, "2 tribesman.baerfolk"]
    table = Table(day=6, p1={"heroes": ["6,6", ""], "hand": hand}, p2={"heroes": ["", ""]})
    table.do("attack city 6,6 p2", "lay tribesman.baerfolk", "lay tribesman.baerfolk")
    table.do(f"lay {great}", "name tribesman.baerfolk line")
    assert table.asks == (1, "opening")
