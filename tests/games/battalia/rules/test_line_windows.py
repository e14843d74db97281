"""B-RULING-102: the windows of tents, of hiding and of lines without cards."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.kernel.json import Json
from tests.games.battalia.rules.potions import owning, table_of
from tests.games.battalia.table import GAME, Table

FROSTY = owning("frosthand", turned=1)
TENT_DAY = 4


def camper(hand: list[str], **given: Any) -> Table:
    return table_of(**{"p1": {"hand": hand}, "p2": FROSTY} | given)


def test_a_tent_has_its_window_when_its_cards_are_stored() -> None:
    """B-RULING-65, B-RULING-102, B-TENT-01: then it stands."""
    table = camper(["tent.baerfolk", "chest", "supply"])
    table.do("pitch tent.baerfolk")
    assert table.asks == (1, "store-card")
    table.do("name chest")
    assert table.asks == (2, "window")
    assert table.said("line", action="pitch", cards=["tent.baerfolk"])
    assert not table.said("tent")
    table.do("pass")
    assert table.said("tent", count=1)
    assert table["p1.tents"] == [["tent.baerfolk", "chest"]]


def test_a_tent_of_two_cards_has_one_window_after_the_last() -> None:
    """B-RULING-102, B-TENT-02."""
    table = camper(["tent.baerfolk", "chest", "supply"], day=TENT_DAY)
    table.do("pitch tent.baerfolk", "name chest")
    assert table.asks == (1, "store-card")
    table.do("name supply")
    assert table.asks == (2, "window")
    table.do("pass")
    assert table.asks == (1, "act")


def test_a_frozen_tent_goes_to_the_refuge_with_what_was_to_be_stored() -> None:
    """B-RULING-67, B-RULING-102."""
    table = camper(["tent.baerfolk", "chest", "supply"])
    table.do("pitch tent.baerfolk", "name chest", "freeze")
    assert table["p1.tents"] == []
    assert sorted(table["p1.refuge"]) == ["chest", "tent.baerfolk"]
    assert table["p1.hand"] == ["supply"]
    assert table.asks == (1, "act")


def test_only_the_tent_just_pitched_is_frozen() -> None:
    """B-RULING-67, B-RULING-102: those that stand already stay."""
    standing = ["tent.cloudborn", "supply"]
    p1 = {"hand": ["tent.baerfolk", "chest", "supply"], "tents": [standing]}
    table = table_of(p1=p1, p2=FROSTY)
    table.do("pitch tent.baerfolk", "name chest", "freeze")
    assert table["p1.tents"] == [standing]
    assert sorted(table["p1.refuge"]) == ["chest", "tent.baerfolk"]


def test_the_pavilion_has_the_window_of_a_tent() -> None:
    """B-RULING-102, B-GA-18."""
    table = camper(["pavilion_of_eyla", "chest", "supply"])
    table.do("great pavilion_of_eyla", "name chest", "name supply")
    assert table.asks == (2, "window")
    table.do("freeze")
    assert table["p1.tents"] == []
    assert sorted(table["p1.refuge"]) == ["chest", "pavilion_of_eyla", "supply"]


@pytest.mark.parametrize("moves", [["pass"], ["freeze"]])
def test_nobody_learns_what_was_to_lie_in_a_tent(moves: list[str]) -> None:
    """B-TENT-12, B-RULING-102: other cards in it look the same to others, move by move."""
    seen: list[list[Json]] = []
    for stored in ("chest", "lord.baerfolk"):
        table = camper(["tent.baerfolk", "chest", "lord.baerfolk"])
        shown: list[Json] = []
        for move in ("pitch tent.baerfolk", f"name {stored}", *moves):
            table.do(move)
            shown.append(GAME.view(table.state, 1))
            shown += [[event.verb, {**event.args}] for event in table.events if event.audience & 2]
        seen.append(shown)
    assert seen[0] == seen[1]


def test_the_window_of_a_hidden_card_comes_before_it_is_named() -> None:
    """B-RULING-65, B-RULING-92: the line is the card in Limbo; frozen, nothing is hidden."""
    table = camper(["chest", "2 supply"])
    table.do("hide chest")
    assert table.asks == (2, "window")
    table.do("freeze")
    assert table["p1.ambush"] == []
    assert table["limbo"] == ["chest"]
    assert table["p1.hand"] == ["supply", "supply"]


def test_a_movement_without_cards_has_a_window_too() -> None:
    """B-MOVE-12, B-RULING-102: it is an action line, and Frosthand stops it."""
    given: dict[str, Any] = {
        "p1": {"faction": "baerfolk", "heroes": ["2,2", ""]},
        "p2": FROSTY,
        "board": {"2,3": {"card": "road", "turned": 1, "terrain": "verdant_woods"}},
    }
    table = table_of(**given).do("move 1", "go")
    assert table.asks == (2, "window")
    table.do("freeze")
    assert table["p1.heroes"] == ["2,2", ""]
    assert table.said("frozen", cards=[])
    walked = table_of(**given).do("move 1", "go", "pass", "step 2,3")
    assert walked["p1.heroes"] == ["2,3", ""]


def test_without_potions_nobody_is_asked() -> None:
    """B-RULING-65: the windows open only for those who could do something."""
    table = camper(["tent.baerfolk", "chest", "supply"], p2={})
    table.do("pitch tent.baerfolk", "name chest")
    assert table.asks == (1, "act")
