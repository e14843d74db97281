"""Everybody sees the same table: views differ only in what is said to be somebody's own."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from stormark.games.registry import load_game
from stormark.games.xibalba.game import Xibalba
from stormark.kernel.game import Game
from stormark.kernel.state import State
from tests.conformance.crowded import crowded_table
from tests.encoding.played import positions

# by game: what somebody alone sees, or sees otherwise than the others (B-RULING-106)
OWN = {
    "xibalba": {"viewer", "cards", "top_cards", "bottom_cards", "arranging"},
    "battalia": {
        *("viewer", "cards", "hand_cards", "nation_cards", "refuge_cards", "ambush_cards"),
        *("hand", "ambush", "known_hand", "laying"),
    },
}


def shared(value: Any, own: set[str]) -> Any:
    if isinstance(value, dict):
        return {key: shared(part, own) for key, part in value.items() if key not in own}
    return [shared(part, own) for part in value] if isinstance(value, list) else value


def check(game: Game[Any], state: State) -> None:
    own = OWN[game.spec.id]
    public = shared(game.view(state, -1), own)
    for viewer in range(int(state.seats)):
        assert shared(game.view(state, viewer), own) == public


@pytest.mark.parametrize("name", OWN)
def test_what_is_everybodys_looks_the_same_to_everybody(name: str) -> None:
    game = load_game(name)
    for number, options in enumerate(game.option_sets()[::9]):
        for state in islice(positions(game, options, seed=number, limit=160), 0, None, 40):
            check(game, state)


def test_prices_and_powers_of_players_with_many_cards_look_the_same_to_everybody() -> None:
    game = Xibalba()
    for seed in range(12):
        check(game, crowded_table(game, Random(seed)))
