"""OpenSpiel's gin rummy with an observation and a mask at every decision."""

from __future__ import annotations

from importlib.metadata import version
from random import Random
from typing import Any

import pyspiel

from bench.contender import Contender

MIDGAME = 30


def contender() -> Contender:
    game = pyspiel.load_game("gin_rummy")

    def advance(state: Any, rng: Random, limit: int) -> int:
        played = 0
        while not state.is_terminal() and played < limit:
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                continue
            state.observation_tensor(state.current_player())
            mask = state.legal_actions_mask()
            legal = [number for number, may in enumerate(mask) if may]
            state.apply_action(legal[int(rng.random() * len(legal))])
            played += 1
        return played

    def midgame(rng: Random) -> Any:
        state = game.new_initial_state()
        advance(state, rng, MIDGAME)
        return state

    return Contender(
        "gin rummy",
        f"open_spiel {version('open_spiel')}",
        lambda rng: advance(game.new_initial_state(), rng, 100_000),
        midgame,
        lambda state: state.clone(),
        weighable=False,
    )
