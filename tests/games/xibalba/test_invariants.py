"""Every check of a position notices the position that breaks it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.engine import XibalbaState
from stormark.kernel.vectors import ints
from tests.games.xibalba.table import Table

Change = Callable[[XibalbaState], None]


def set_to(name: str, value: object) -> Change:
    return lambda s: setattr(s, name, value)


def one_of(name: str, at: int, value: object) -> Change:
    def change(s: XibalbaState) -> None:
        getattr(s, name)[at] = value

    return change


def swapped_piles(s: XibalbaState) -> None:
    s.piles[0], s.piles[1] = s.piles[1], s.piles[0]


def emptied_ark(s: XibalbaState) -> None:
    s.ark, s.ark_owner, s.life = -1, 0, 0


BREAKING: list[tuple[Change, str]] = [
    (swapped_piles, "of another type (X-BUY-07)"),
    (one_of("piles", 0, ()), "missing or doubled"),
    (lambda s: one_of("market", 0, s.market[2])(s), "a market slot of another type"),
    (set_to("apocalypse", True), "(X-APOC-02)"),
    (one_of("resources", 0, -1), "(X-GATHER-05)"),
    (one_of("resources", 1, 999), "(X-GATHER-05)"),
    (one_of("paragon", 0, -1), "(X-LOOT-10)"),
    (one_of("paragon", 1, 999), "(X-LOOT-10)"),
    (lambda s: one_of("paragon", 0, s.target)(s), "(X-WIN-02)"),
    (one_of("level", 0, 0), "(X-COMP-07)"),
    (one_of("level", 1, L.FIELDS + 1), "(X-COMP-07)"),
    (emptied_ark, "an empty Ark has an owner"),
    (lambda s: set_to("ark", s.market[2])(s), "(X-ARK-01)"),
    (set_to("life", -1), "(X-ARK-10)"),
    (set_to("life", 99), "(X-ARK-10)"),
    (set_to("life", 0), "(X-ARK-12)"),
    (one_of("dice", L.A0, -1), "fewer than no dice of a kind"),
    (one_of("action_dice", L.A0, -1), "fewer than no dice of a kind"),
    (one_of("spent", L.A0, -1), "fewer than no dice of a kind"),
    (set_to("committed", (-1,) * L.KINDS), "are named for an attack"),
    (set_to("aside", (-1,) * L.KINDS), "were chosen by an effect"),
    (one_of("dice", L.R2, 99), "(X-DICE-04)"),
    (one_of("dice", L.A1, 99), "(X-DICE-04)"),
    (one_of("dice", L.P1, 1), "(X-DICE-06)"),
    (set_to("committed", (1, *[0] * (L.KINDS - 1))), "(X-ATTACK-22)"),
    (set_to("winner", 0), "(X-WIN-03)"),
    (set_to("stack", ()), "nobody has won"),
]


@pytest.mark.parametrize(("change", "problem"), BREAKING)
def test_a_broken_position_is_noticed(change: Change, problem: str) -> None:
    state = Table(ark={"soldier": "mole", "owner": 1, "life": 3}).state
    assert state.check() == []
    change(state)
    assert [found for found in state.check() if problem in found]


def test_a_decision_without_options_is_noticed() -> None:
    state = Table().state
    state.open, state.known = ints([]), True
    assert state.check() == ["a decision without options"]
