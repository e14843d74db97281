"""RLCard's Uno as an environment: observations and legal actions as an agent gets them."""

from __future__ import annotations

from copy import deepcopy
from importlib.metadata import version
from random import Random
from typing import Any

import rlcard

from bench.contender import Contender

MIDGAME = 10


def contender() -> Contender:
    env = rlcard.make("uno")

    def advance(rng: Random, limit: int) -> int:
        seen, _ = env.reset()
        for played in range(limit):
            if env.is_over():
                return played
            legal = list(seen["legal_actions"])
            seen, _ = env.step(legal[int(rng.random() * len(legal))])
        return limit

    def midgame(rng: Random) -> Any:
        advance(rng, MIDGAME)
        return env.game

    return Contender(
        "Uno, 2 players",
        f"rlcard {version('rlcard')}",
        lambda rng: advance(rng, 10_000),
        midgame,
        deepcopy,
    )
