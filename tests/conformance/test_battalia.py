"""Battalia tells nobody what is hidden: the checks of the kit in games of several option sets."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from stormark.games.registry import load_game
from stormark.kernel.game import Setup
from stormark.kernel.json import Json
from tests.conformance.leak_hunt import Hunt

GAME = load_game("battalia")
SETS = GAME.option_sets()


def name(options: Mapping[str, Json]) -> str:
    return "-".join(str(options[key]) for key in ("mode", "players", "valley") if key in options)


@pytest.mark.parametrize("options", SETS[:: len(SETS) // 6], ids=name)
def test_nobody_learns_what_is_hidden_but_by_the_rules(options: Mapping[str, Json]) -> None:
    """Views, questions, events and who is asked, at every eighth of 120 decisions."""
    hunt = Hunt(GAME, every=8)
    setup = GAME.setup(options)
    assert isinstance(setup, Setup)
    hunt.play(setup, seed=3, longest=120)
    assert hunt.positions == 15
    assert hunt.examples == {}
