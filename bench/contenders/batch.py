"""Stormark's own environments: many games at once, masks and observations written."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from bench.contender import Contender
from stormark import __version__
from stormark.rl.batch_env import BatchEnv

COUNT: Final = 256
STEPS: Final = 20
MIDGAME: Final = 100


def of(game: str, options: dict[str, Any], title: str) -> Contender:
    env = BatchEnv(game, options, count=COUNT, seed=1)

    def advance(steps: int) -> int:
        for _ in range(steps):
            env.sample()
            env.step()
        return steps * COUNT

    def play(rng: Random) -> int:
        return advance(STEPS)

    def midgame(rng: Random) -> Any:
        advance(MIDGAME)
        return env.batch.state(0)

    return Contender(title, f"stormark {__version__}", play, midgame, lambda state: state.copy())
