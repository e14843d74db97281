"""B-RULING-106: what is laid into a line that is not complete is its player's own business."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.games.battalia import layout as L
from stormark.kernel.json import canonical
from stormark.kernel.state import SPECTATOR
from tests.games.battalia.rules.maps import road
from tests.games.battalia.table import Table

BEGUN = {
    "a line": (["chief.baerfolk", "chief.cloudborn", "2 supply"], [], ["hire priest"]),
    "a line with a card": (
        ["chief.baerfolk", "chief.cloudborn", "2 supply", "stardust"],
        [],
        ["hire priest", "lay chief.baerfolk"],
    ),
    "a line with a hidden card": (
        ["chief.baerfolk", "2 supply", "stardust"],
        ["chief.cloudborn"],
        ["hire priest", "lay chief.cloudborn ambush"],
    ),
    "a line with a sacrifice": (
        ["tribesman.fanatics", "tribesman.baerfolk", "chest", "2 supply", "stardust"],
        [],
        ["buy tools", "lay tribesman.fanatics", "sacrifice chest"],
    ),
    "a movement": (["2 supply", "horse.baerfolk"], ["supply"], ["move 1", "lay supply ambush"]),
    "a recruitment": (
        ["weapon.baerfolk", "2 supply", "stardust"],
        ["weapon.cloudborn"],
        ["recruit 2,2 2", "lay weapon.cloudborn ambush"],
    ),
    "a tent": (["tent.baerfolk", "2 supply", "chest"], [], ["pitch tent.baerfolk"]),
    "a pavilion": (
        ["pavilion_of_eyla", "2 supply", "chest"],
        [],
        ["great pavilion_of_eyla", "name chest"],
    ),
}


def views(table: Table, viewers: list[int]) -> list[bytes]:
    return [canonical(table.game.view(table.state, viewer)) for viewer in viewers]


@pytest.mark.parametrize("begun", BEGUN)
def test_nobody_else_sees_that_a_line_was_begun(begun: str) -> None:
    hand, ambush, moves = BEGUN[begun]
    p1: Any = {"hand": hand, "ambush": ambush}
    table = Table(p1=p1, board={"2,3": road("sw")}, fanatics=True)
    others = [SPECTATOR, *range(1, table.state.seats)]
    before = views(table, others)
    own = views(table, [0])
    for move in moves:
        table.do(move)
        assert views(table, others) == before
        assert table.events == []
    assert views(table, [0]) != own


def test_a_sacrifice_goes_to_limbo_when_its_line_is_complete() -> None:
    """R-72: the card is lost with the line, not before."""
    hand = ["tribesman.fanatics", "tribesman.baerfolk", "chest", "2 supply", "stardust"]
    table = Table(p1={"hand": hand}, fanatics=True)
    table.do("buy tools", "lay tribesman.fanatics", "sacrifice chest")
    assert table["limbo"] == []
    table.do("lay supply", "finish")
    assert table["limbo"] == ["chest"]
    assert table.said("to_limbo", seat=0, card="chest")


def test_whoever_has_begun_a_line_has_acted_only_once_it_is_complete() -> None:
    table = Table(p1={"hand": ["chief.baerfolk", "chief.cloudborn", "2 supply"]})
    table.do("hire priest")
    assert not table.state.flags[0] & L.ACTED
    table.do("lay chief.baerfolk")
    assert table.state.flags[0] & L.ACTED
