"""Battalia tells nobody what is hidden: the checks of the kit in games of several option sets."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

from stormark.games.battalia.effects.agreed import AgreedChange
from stormark.games.registry import load_game
from stormark.kernel.chance import KeyedChance
from stormark.kernel.conformance import seed_bytes
from stormark.kernel.conformance_checks import PositionChecks
from stormark.kernel.game import Setup
from stormark.kernel.json import Json
from stormark.kernel.state import Io
from tests.conformance.leak_hunt import Hunt

GAME = load_game("battalia")
TODO = load_game("battalia", Path(__file__).parents[1] / "games/battalia/packs/todo.toml")
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


def test_texts_that_players_carry_out_keep_every_promise() -> None:
    """B-RULING-126: full checks of the decisions, with a card of one player's hand."""
    rng = Random(1)
    secret = seed_bytes(1)
    chance = KeyedChance(secret, TODO.spec.streams)
    checks = PositionChecks(TODO, chance, Random(2), secret)
    state = TODO.position({"mode": "creation", "players": 3, "p1": {"hand": ["horn_of_baldur"]}})
    seen = 0
    for _ in range(60):
        assert state.check() == []
        seat = state.open_seats()[0]
        kind = TODO.decision(state, seat).kind
        options = state.options(seat)
        if kind in AgreedChange.asks:
            seen += 1
            if seen % 3 == 1:
                checks.all(state)
        elif seen:
            break
        play = [one for one in options if TODO.action(state, seat, one).verb == "great"]
        state.apply(seat, rng.choice(play or options), Io(chance))
    assert seen > 5
