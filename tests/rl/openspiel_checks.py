"""Both games in OpenSpiel: its own simulation tests, and its bots play them.

OpenSpiel is too heavy for the tools that every contributor installs; `make openspiel` brings it
into an environment of its own and runs this file.
"""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from stormark.games.registry import load_game
from stormark.kernel.json import Json
from stormark.rl.openspiel import StormarkState, packed_options, packed_path

GAMES: list[tuple[str, dict[str, Json]]] = [
    ("xibalba", {"players": 2, "target": 5}),
    ("xibalba", {"players": 3, "mode": "apocalypse", "target": 5}),
    ("battalia", {"mode": "creation", "players": 2, "week_limit": 4}),
    ("battalia", {"mode": "stormgates", "players": 4, "week_limit": 4}),
]


def loaded(name: str, options: dict[str, Json]) -> pyspiel.Game:
    return pyspiel.load_game(f"stormark_{name}", {"options": packed_options(options)})


def midgame(game: pyspiel.Game, moves: int, seed: int = 1) -> StormarkState:
    rng = random.Random(seed)
    state: StormarkState = game.new_initial_state()
    state.apply_action(rng.randrange(4096))
    for _ in range(moves):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_random_simulations_pass(name: str, options: dict[str, Json]) -> None:
    pyspiel.random_sim_test(loaded(name, options), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_states_are_serialised(name: str, options: dict[str, Json]) -> None:
    game = loaded(name, options)
    state = midgame(game, 40)
    text = pyspiel.serialize_game_and_state(game, state)
    _, again = pyspiel.deserialize_game_and_state(text)
    assert str(again) == str(state)
    assert again.history() == state.history()


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_samples_look_the_same(name: str, options: dict[str, Json]) -> None:
    state = midgame(loaded(name, options), 60)
    player = state.current_player()
    others: set[str] = set()
    rng = random.Random(5)
    for _ in range(8):
        sampled = state.resample_from_infostate(player, rng.random)
        same = sampled.information_state_string(player) == state.information_state_string(player)
        assert same
        assert sampled.legal_actions() == state.legal_actions()
        others.add(str(sampled))
    assert len(others) > 1


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_clones_are_independent(name: str, options: dict[str, Json]) -> None:
    state = midgame(loaded(name, options), 30)
    before = str(state)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before


def test_a_pack_is_a_parameter_and_serialised_with_the_game(tmp_path: Path) -> None:
    pack = tmp_path / "own cards.toml"
    pack.write_text("[units.lord.hire]\nsupply = 4\n", encoding="utf-8")
    options = packed_options({"mode": "creation", "players": 2, "week_limit": 4})
    game = pyspiel.load_game("stormark_battalia", {"options": options, "pack": packed_path(pack)})
    plain = pyspiel.load_game("stormark_battalia", {"options": options})
    state = midgame(game, 20)
    assert game.rules.pack_hash != plain.rules.pack_hash
    again, restored = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(game, state)
    )
    assert again.rules.pack_hash == game.rules.pack_hash
    assert str(restored) == str(state)


def test_a_pack_that_comes_with_a_game_is_told_by_its_name() -> None:
    game = pyspiel.load_game("stormark_xibalba", {"pack": packed_path("balanced")})
    assert game.rules.pack_hash == load_game("xibalba", "balanced").pack_hash


@pytest.mark.parametrize(("name", "options"), GAMES[:1] + GAMES[2:3])
def test_its_searches_play(name: str, options: dict[str, Json]) -> None:
    game = loaded(name, options)
    state = midgame(game, 25)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    plain = mcts.MCTSBot(game, 2.0, 3, evaluator, random_state=np.random.RandomState(2))
    assert plain.step(state) in state.legal_actions()
    informed = ismcts.ISMCTSBot(game, evaluator, 2.0, 3, random_state=np.random.RandomState(3))
    assert informed.step(state) in state.legal_actions()
