"""The environments keep PettingZoo's promises."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import aec_wrapper_fn

from stormark.kernel.json import Json
from stormark.kernel.refusal import InputError
from stormark.rl import SimultaneousEnv, TurnEnv

GAMES: list[tuple[str, dict[str, Json]]] = [
    ("xibalba", {"players": 3}),
    ("battalia", {"mode": "stormgates", "players": 4, "week_limit": 4}),
]
# the tests warn of observations that are dictionaries, as those of PettingZoo's own games are,
# and of masks of agents that are not asked
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_agents_in_turn_keep_the_api(game: str, options: dict[str, Json]) -> None:
    api_test(TurnEnv(game, options, max_cycles=300), num_cycles=200)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_agents_in_turn_repeat_by_their_seed(game: str, options: dict[str, Json]) -> None:
    seed_test(partial(TurnEnv, game, options, max_cycles=200), num_cycles=60)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_agents_at_once_keep_the_api(game: str, options: dict[str, Json]) -> None:
    parallel_api_test(SimultaneousEnv(game, options, illegal="random"), num_cycles=100)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_agents_at_once_repeat_by_their_seed(game: str, options: dict[str, Json]) -> None:
    make = partial(SimultaneousEnv, game, options, illegal="random")
    parallel_seed_test(make, num_cycles=40)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_games_are_cut_off_after_so_many_cycles(game: str, options: dict[str, Json]) -> None:
    parallel: Callable[..., Any] = partial(SimultaneousEnv, game, options, illegal="random")
    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=aec_wrapper_fn(parallel)))


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_every_mode_of_rendering_gives_its_kind_of_picture(
    game: str, options: dict[str, Json], capsys: pytest.CaptureFixture[str]
) -> None:
    render_test(partial(TurnEnv, game, options))
    assert len(capsys.readouterr().out) > 1000


def test_a_whole_game_ends_with_one_winner() -> None:
    env = TurnEnv("xibalba", {"players": 2, "target": 5})
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    won: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        won[agent] = reward
        done = terminated or truncated
        action = None if done else rng.choice(np.flatnonzero(observation["action_mask"]))
        env.step(action)
    assert sorted(won.values()) == [0.0, 1.0]
    assert not env.agents


def test_what_is_no_option_is_refused_and_changes_nothing() -> None:
    env = TurnEnv("xibalba")
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    wrong = int(np.argmin(before["action_mask"]))
    with pytest.raises(ValueError, match=f"{wrong} is no option of seat"):
        env.step(wrong)
    assert np.array_equal(env.observe(env.agent_selection)["observation"], before["observation"])


def test_seats_that_are_asked_at_once_answer_in_one_cycle() -> None:
    """Members of a team act at once; every answer that is still possible is carried out."""
    env = SimultaneousEnv("battalia", {"mode": "stormgates", "players": 4, "week_limit": 4})
    observations, _ = env.reset(seed=2)
    rng = np.random.default_rng(2)
    at_once = 0
    for _ in range(400):
        asked = env.episode.open_seats()
        before = env.episode.decisions
        actions = {
            agent: int(rng.choice(np.flatnonzero(seen["action_mask"])))
            for agent, seen in observations.items()
        }
        observations, _, terminations, _, infos = env.step(actions)
        skipped = sum("skipped" in info for info in infos.values())
        assert env.episode.decisions - before == len(asked) - skipped
        at_once += len(asked) > 1
        if any(terminations.values()):
            break
    assert at_once > 10


def test_an_unknown_option_of_the_game_is_named() -> None:
    with pytest.raises(InputError, match="playerz"):
        TurnEnv("xibalba", {"playerz": 2})
    with pytest.raises(ValueError, match="render_mode"):
        TurnEnv("xibalba", render_mode="video")
