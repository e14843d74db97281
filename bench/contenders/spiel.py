"""OpenSpiel, written in C++ and stepped from Python."""

from __future__ import annotations

from importlib.metadata import version
from random import Random
from typing import Any

import pyspiel

from bench.contender import Contender

MIDGAME = 30


def of(name: str) -> Contender:
    game = pyspiel.load_game(name)

    def advance(state: Any, rng: Random, limit: int) -> int:
        played = 0
        while not state.is_terminal() and played < limit:
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            played += 1
        return played

    def midgame(rng: Random) -> Any:
        state = game.new_initial_state()
        advance(state, rng, MIDGAME)
        return state

    return Contender(
        name.replace("_", " "),
        f"open_spiel {version('open_spiel')}",
        lambda rng: advance(game.new_initial_state(), rng, 100_000),
        midgame,
        lambda state: state.clone(),
        weighable=False,
    )


def contender() -> Contender:
    return of("gin_rummy")
