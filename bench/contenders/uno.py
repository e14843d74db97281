"""RLCard's Uno."""

from __future__ import annotations

from copy import deepcopy
from importlib.metadata import version
from random import Random
from typing import Any

from rlcard.games.uno import Game

from bench.contender import Contender

MIDGAME = 10


def contender() -> Contender:
    def advance(game: Any, rng: Random, limit: int) -> int:
        for played in range(limit):
            if game.is_over():
                return played
            actions = game.get_legal_actions()
            game.step(actions[int(rng.random() * len(actions))])
        return limit

    def new() -> Any:
        game = Game()
        game.init_game()
        return game

    def midgame(rng: Random) -> Any:
        game = new()
        advance(game, rng, MIDGAME)
        return game

    return Contender(
        "Uno, 2 players",
        f"rlcard {version('rlcard')}",
        lambda rng: advance(new(), rng, 10_000),
        midgame,
        deepcopy,
    )
