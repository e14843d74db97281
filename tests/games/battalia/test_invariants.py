"""Every check of a position notices the position that breaks it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stormark.games.battalia import layout as L
from stormark.games.battalia.engine import BattaliaState
from tests.games.battalia.table import Table

Change = Callable[[BattaliaState], None]


def set_to(name: str, value: object) -> Change:
    return lambda s: setattr(s, name, value)


def one_of(name: str, at: int, value: object) -> Change:
    def change(s: BattaliaState) -> None:
        getattr(s, name)[at] = value

    return change


def swapped(first: int, second: int) -> Change:
    def change(s: BattaliaState) -> None:
        s.stock[first], s.stock[second] = s.stock[second], s.stock[first]

    return change


def city_of_level(level: int) -> Change:
    def change(s: BattaliaState) -> None:
        field = next(field for field in range(s.rules.board.size) if s.owner[field] >= 0)
        s.level[field] = level

    return change


def hero_off_the_map(s: BattaliaState) -> None:
    s.heroes[0] = next(at for at in range(s.rules.board.size) if s.place[at] == L.EMPTY)


BREAKING: list[tuple[Change, str]] = [
    (set_to("order", ()), "nobody sits at the table"),
    (one_of("stock", L.UNIT_STACKS, ()), "(B-CCOMP-25)"),
    (lambda s: set_to("supply", s.supply + 1)(s), "(B-CCOMP-25)"),
    (one_of("stock", L.ROAD_STACKS + 1, ()), "terrain cards of stack"),
    (one_of("stock", L.CITY_STACKS, ()), "terrain cards of stack"),
    (swapped(L.UNIT_STACKS, L.UNIT_STACKS + 1), "lies in the stack of rank"),
    (swapped(L.ARTEFACT_STACKS, L.ARTEFACT_STACKS + 1), "lies in the stack of artefact"),
    (one_of("ambush", 0, (L.SUPPLY,) * 9), "(B-HIDE-01)"),
    (hero_off_the_map, "stands on no card"),
    (city_of_level(0), "(B-UPGRADE-04)"),
    (city_of_level(7), "(B-UPGRADE-04)"),
    (set_to("potion_drunk", (-1,) * L.POTIONS), "(B-BILK-18)"),
    (set_to("potion_drunk", (99,) * L.POTIONS), "(B-BILK-18)"),
    (set_to("supply", -1), "fewer than no cards of a stack"),
    (set_to("stardust", -1), "fewer than no cards of a stack"),
    (set_to("chests", -1), "fewer than no cards of a stack"),
]


@pytest.mark.parametrize(("change", "problem"), BREAKING)
def test_a_broken_position_is_noticed(change: Change, problem: str) -> None:
    state = Table().state
    assert state.check() == []
    change(state)
    assert [found for found in state.check() if problem in found]
