"""B-BATTLE-20: the totals of a battle are announced once per change."""

from __future__ import annotations

from typing import Any

from tests.games.battalia.table import Table


def totals(table: Table) -> list[tuple[Any, Any]]:
    """The totals announced by the last moves."""
    return [
        (event.args["attack_total"], event.args["defence_total"])
        for event in table.events
        if event.verb == "battle_totals"
    ]


def besieged(**given: Any) -> Table:
    """Player 2's city of level 1, on his home terrain, is attacked with 1 + 4."""
    siege: dict[str, Any] = {
        "extended": False,
        "p1": {"heroes": ["6,6", ""], "hand": ["weapon.baerfolk", "lord.cloudborn"]},
        "p2": {
            "heroes": ["", ""],
            "hand": ["2 lord.emberians"],
            "tents": [["tent.baerfolk", "supply"]],
        },
    }
    return Table(**siege | given)


def test_totals_are_announced_after_the_opening_and_after_each_raise() -> None:
    """B-BATTLE-20, B-BATTLE-23."""
    table = besieged().do("attack city 6,6 p2", "lay lord.cloudborn", "finish")
    assert totals(table) == [(5, 2)]
    table.do("lay lord.emberians")
    assert totals(table) == []  # the raise is not complete
    table.do("finish")
    assert totals(table) == [(5, 6)]


def test_an_opened_tent_does_not_repeat_the_totals() -> None:
    """B-BATTLE-20, B-TENT-07: opening it changes no total."""
    table = besieged().do("attack city 6,6 p2", "lay lord.cloudborn", "finish")
    table.do("open 1", by=2)
    assert table["p2.tents"] == []
    assert totals(table) == []


def test_what_teammates_do_meanwhile_does_not_repeat_the_totals() -> None:
    """B-BATTLE-20, B-RULING-11."""
    table = Table(
        players=4,
        extended=False,
        p1={"heroes": ["2,6", ""], "hand": ["weapon.baerfolk", "lord.cloudborn"]},
        p2={"heroes": ["", ""], "hand": ["lord.emberians"]},
        p3={"hand": ["2 chief.emberians", "2 supply"]},
    )
    table.do("attack city 2,6 p2", "lay lord.cloudborn", "finish", by=1)
    assert len(totals(table)) == 1
    table.do("hire tribesman", "hire tribesman", by=3)
    assert totals(table) == []


def test_a_frozen_raise_brings_the_old_totals_back() -> None:
    """B-BATTLE-20, B-RULING-67: 5 against 6 was never announced."""
    table = besieged(
        bilkarr=True,
        p1={
            "heroes": ["6,6", ""],
            "hand": ["weapon.baerfolk", "lord.cloudborn"],
            "potions": {"frosthand": {"turned": 1}},
        },
    )
    table.do("attack city 6,6 p2", "lay lord.cloudborn", "finish")
    assert totals(table) == [(5, 2)]
    table.do("lay lord.emberians", "finish", by=2)
    table.do("freeze", by=1)
    assert totals(table) == []
    assert table.battle["defence"] == 2
