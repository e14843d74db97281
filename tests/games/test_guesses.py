"""Guessed positions of both games: what others know of themselves starts anew."""

from __future__ import annotations

import pytest

from stormark.games.registry import load_game
from stormark.kernel.chance import FastChance
from stormark.kernel.refusal import Refusal
from stormark.kernel.state import SPECTATOR, Io

MOVES = 30


@pytest.mark.parametrize("name", ["xibalba", "battalia"])
def test_only_the_own_answers_are_counted(name: str) -> None:
    """How often the others were asked shows nothing, so everybody's first question is guessed."""
    game = load_game(name)
    setup = game.setup({"players": 3 if name == "xibalba" else 4})
    assert not isinstance(setup, Refusal)
    chance = FastChance(7)
    state = game.start(setup, Io(chance))
    for _ in range(MOVES):
        seat = state.open_seats()[0]
        state.apply(seat, state.options(seat)[-1], Io(chance))
    assert sum(state.answered) == MOVES
    for viewer in range(SPECTATOR, state.seats):
        guess = game.belief(game.seen_by(state, viewer), viewer).sample(chance)
        own = [state.answered[seat] if seat == viewer else 0 for seat in range(state.seats)]
        assert list(guess.answered) == own
