"""catanatron: Catan with four random players."""

from __future__ import annotations

from importlib.metadata import version
from random import Random
from typing import Any

from catanatron import Color, Game, RandomPlayer

from bench.contender import Contender

MIDGAME = 300


def contender() -> Contender:
    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def new(rng: Random) -> Any:
        return Game([RandomPlayer(color) for color in colors], seed=rng.getrandbits(32))

    def advance(game: Any, rng: Random, limit: int) -> int:
        for played in range(limit):
            if game.winning_color() is not None:
                return played
            options = game.state.playable_actions
            game.execute(options[int(rng.random() * len(options))])
        return limit

    def midgame(rng: Random) -> Any:
        game = new(rng)
        advance(game, rng, MIDGAME)
        return game

    return Contender(
        "Catan, 4 players",
        f"catanatron {version('catanatron')}",
        lambda rng: advance(new(rng), rng, 20_000),
        midgame,
        lambda game: game.copy(),
    )
