"""catanatron's Gymnasium environment: one agent in a duel, a random player across the table.

Decisions of both are counted, though only those of the agent come with an observation and a mask.
"""

from __future__ import annotations

from importlib.metadata import version
from random import Random
from typing import Any

from catanatron_gym.envs import CatanatronEnv

from bench.contender import Contender

MIDGAME = 100
LONGEST = 20_000


def contender() -> Contender:
    env = CatanatronEnv()

    def advance(rng: Random, limit: int) -> int:
        _, info = env.reset(seed=rng.getrandbits(32))
        over = cut = False
        while not (over or cut) and len(env.game.state.actions) < limit:
            legal = info["valid_actions"]
            _, _, over, cut, info = env.step(legal[int(rng.random() * len(legal))])
        return len(env.game.state.actions)

    def midgame(rng: Random) -> Any:
        advance(rng, MIDGAME)
        return env.game

    return Contender(
        "Catan, 2 players",
        f"catanatron_gym {version('catanatron_gym')}",
        lambda rng: advance(rng, LONGEST),
        midgame,
        lambda game: game.copy(),
    )
