"""PettingZoo's classic environments, with masks and observations as an agent gets them."""

from __future__ import annotations

from copy import deepcopy
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any

from bench.contender import Contender

MIDGAME = 6


def of(name: str, title: str) -> Contender:
    env = import_module(f"pettingzoo.classic.{name}").raw_env()

    def advance(rng: Random, limit: int) -> int:
        env.reset(seed=rng.getrandbits(30))
        for played in range(limit):
            observation, _, over, cut, info = env.last()
            if over or cut:
                return played
            mask = (info if "action_mask" in info else observation)["action_mask"]
            legal = mask.nonzero()[0]
            env.step(int(legal[int(rng.random() * len(legal))]))
        return limit

    def midgame(rng: Random) -> Any:
        advance(rng, MIDGAME)
        return env

    packed = f"pettingzoo {version('pettingzoo')}"
    return Contender(title, packed, lambda rng: advance(rng, 10_000), midgame, deepcopy)
