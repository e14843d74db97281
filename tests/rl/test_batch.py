"""Many games at once."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from stormark.kernel.json import Json
from stormark.rl import BatchEnv

GAMES: list[tuple[str, dict[str, Json]]] = [
    ("xibalba", {"players": 3, "target": 5}),
    ("battalia", {"mode": "stormgates", "players": 4, "week_limit": 4}),
]


def rows(env: BatchEnv) -> list[Any]:
    return [env.seats, env.observations, env.masks, env.done, env.truncated, env.rewards]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_every_row_is_what_its_position_says(game: str, options: dict[str, Json]) -> None:
    env = BatchEnv(game, options, count=5, seed=4)
    table, observer = env.batch.table, env.batch.observer
    for _ in range(150):
        env.sample()
        env.step()
        for number in range(env.count):
            state = env.batch.state(number)
            seat = int(env.seats[number])
            assert seat == state.open_seats()[0]
            assert env.masks[number].tobytes() == table.mask(state, seat)
            assert env.observations[number].tobytes() == observer.observe(state, seat)


def test_a_game_that_is_over_makes_place_for_a_new_one() -> None:
    env = BatchEnv("xibalba", {"players": 2, "target": 5}, count=4, seed=1)
    ends = 0
    for _ in range(3000):
        env.sample()
        env.step()
        for number in range(env.count):
            total = float(env.rewards[number].sum())
            assert total == (1.0 if env.done[number] else 0.0)
            if env.done[number]:
                ends += 1
                assert env.batch.state(number).open_seats()
        assert not env.truncated.any()
    assert ends == env.batch.games_begun - 4 > 4


def test_games_are_cut_off_without_reward() -> None:
    env = BatchEnv("xibalba", {"players": 2}, count=2, limit=7)
    for step in range(1, 22):
        env.sample()
        env.step()
        assert env.truncated.all() == (step % 7 == 0)
        assert not env.rewards.any()


def test_equal_seeds_give_equal_rows() -> None:
    one, two = (BatchEnv("xibalba", {"players": 4}, count=6, seed=9) for _ in range(2))
    for _ in range(60):
        for env in (one, two):
            env.actions[:] = env.masks.argmax(axis=1)
            env.step()
        assert all(np.array_equal(a, b) for a, b in zip(rows(one), rows(two), strict=True))


def test_arrays_are_views_that_nobody_can_write_by_mistake() -> None:
    env = BatchEnv("xibalba", {"players": 2}, count=3)
    before = env.masks
    env.sample()
    env.step()
    assert env.masks is before
    assert env.actions.flags.writeable


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_options_are_described_one_by_one(game: str, options: dict[str, Json]) -> None:
    env = BatchEnv(game, options, count=3, seed=2, most_options=12)
    table = env.batch.table
    for _ in range(60):
        env.actions[:] = env.numbers[:, 0]
        env.step()
        for number in range(env.count):
            state, seat = env.batch.state(number), int(env.seats[number])
            told = [int(i) for i in table.indices(state, seat, state.moves(seat))][:12]
            assert env.numbers[number].tolist() == told + [-1] * (12 - len(told))
            rows = table.features(state, seat)[: len(told) * int(table.feature_size)]
            assert env.features[number].tobytes().rstrip(b"\0") == rows.rstrip(b"\0")


def test_what_is_no_option_is_named_before_anything_is_done() -> None:
    env = BatchEnv("xibalba", {"players": 2}, count=3, seed=5)
    env.sample()
    env.actions[2] = env.masks[2].argmin()
    before = env.observations.copy()
    with pytest.raises(ValueError, match=r"actions\[2\]: \d+ is no option"):
        env.step()
    assert np.array_equal(env.observations, before)
    with pytest.raises(ValueError, match="count"):
        BatchEnv("xibalba", count=0)
