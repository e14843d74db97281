"""What an OpenSpiel state holds; OpenSpiel itself is asked by `make openspiel`."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from stormark.games.registry import NAMES, load_game, observer, option_table
from stormark.kernel.chance import KeyedChance
from stormark.kernel.state import Io
from stormark.rl.episode import checked_setup
from stormark.rl.spiel_position import SpielPosition


@pytest.mark.parametrize("name", NAMES)
def test_a_pickled_position_plays_on_alike(name: str) -> None:
    game, table, sight = load_game(name), option_table(name), observer(name)
    io = Io(KeyedChance(b"secret", game.spec.streams))
    position = SpielPosition(game.start(checked_setup(game, {"players": 2}), io), io, 2)

    def play(moving: SpielPosition, moves: int, seed: int) -> None:
        rng = Random(seed)
        for _ in range(moves):
            seat = moving.state.open_seats()[0]
            numbers = table.indices(moving.state, seat, moving.state.moves(seat))
            moving.answer(seat, int(rng.choice(list(numbers))), table, sight)

    play(position, 30, seed=1)
    again = pickle.loads(pickle.dumps(position))
    for moving in (position, again):
        play(moving, 30, seed=2)
    assert again.state.to_json() == position.state.to_json()
    assert again.remembered == position.remembered
