"""catanatron's bots: two of a kind against each other.

They are in its repository, not in the package that is published under its name.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

CLASSES = {
    "random": ("catanatron.models.player", "RandomPlayer"),
    "value function": ("catanatron.players.value", "ValueFunctionPlayer"),
    "MCTS": ("catanatron.players.mcts", "MCTSPlayer"),
}
LONGEST = 1_000  # turns, as in its own games


def version() -> str:
    return "catanatron"


def play(bot: str, rng: Random) -> Iterator[bool]:
    """A game; after every decision, whether there was a choice."""
    catanatron: Any = import_module("catanatron")
    module, name = CLASSES[bot]
    player: Any = getattr(import_module(module), name)
    colors = (catanatron.Color.RED, catanatron.Color.BLUE)
    game = catanatron.Game([player(color) for color in colors], seed=rng.getrandbits(32))
    while game.winning_color() is None and game.state.num_turns < LONGEST:
        choice = len(game.playable_actions) > 1
        game.play_tick()
        yield choice
