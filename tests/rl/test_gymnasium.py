"""One agent against bots, as Gymnasium wants it."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import stormark.rl.registration  # noqa: F401 # makes the names known
from stormark.games.registry import load_game, shipped_packs
from stormark.kernel.json import Json
from stormark.kernel.refusal import InputError
from stormark.rl import DuelEnv

BATTALIA: dict[str, Json] = {"mode": "creation", "players": 2, "week_limit": 4}


@pytest.mark.parametrize(("game", "options"), [("xibalba", {"players": 2}), ("battalia", BATTALIA)])
def test_the_checker_finds_nothing(game: str, options: dict[str, Json]) -> None:
    name = f"Stormark/{game.capitalize()}-v1"
    env = gymnasium.make(name, options=options, illegal="lose", render_mode="ansi")
    check_env(env.unwrapped)


def play(env: DuelEnv, seed: int) -> tuple[float, int]:
    seen, _ = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for steps in range(1, 5000):
        action = rng.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, over, cut, _ = env.step(action)
        if over or cut:
            return reward, steps
    raise AssertionError("the game did not end")


def test_a_game_ends_with_a_reward() -> None:
    env = DuelEnv("xibalba", {"players": 3, "target": 5}, opponents=["random", "random"])
    results = [play(env, seed) for seed in range(4)]
    assert {reward for reward, _ in results} <= {0.0, 1.0}
    assert results == [play(env, seed) for seed in range(4)]


def test_bots_of_any_name_sit_opposite() -> None:
    env = DuelEnv("xibalba", {"players": 2, "target": 5}, opponents="greedy", seat=1)
    _, info = env.reset(seed=1)
    assert info["seat"] == 1
    reward, _ = play(env, 1)
    assert reward in (0.0, 1.0)
    with pytest.raises(InputError, match="bot-unknown"):
        DuelEnv("xibalba", opponents="nobody")
    with pytest.raises(ValueError, match="opponents: 1 are needed, not 2"):
        DuelEnv("xibalba", {"players": 2}, opponents=["random", "random"])


def test_games_are_cut_off() -> None:
    env = DuelEnv("xibalba", {"players": 2}, max_decisions=5)
    assert play(env, 1) == (0.0, 5)


def test_environments_are_made_by_name_and_in_numbers() -> None:
    env = gymnasium.make("Stormark/Xibalba-v1", options={"players": 2})
    env.reset(seed=1)
    many = gymnasium.make_vec("Stormark/Xibalba-v1", num_envs=3, options={"players": 2})
    seen, _ = many.reset(seed=1)
    assert seen["action_mask"].shape[0] == 3
    many.step(seen["action_mask"].argmax(axis=1))
    many.close()


def test_cards_of_a_pack_are_told_by_a_file_or_a_name() -> None:
    """`gymnasium.make` hands on what it was given: a path, or words."""
    file = shipped_packs("xibalba")["balanced"]
    for pack in (file, str(file), "balanced"):
        env = gymnasium.make("Stormark/Xibalba-v1", options={"players": 2}, pack=pack)
        assert isinstance(env.unwrapped, DuelEnv)
        assert env.unwrapped.episode.game.pack_hash == load_game("xibalba", file).pack_hash
