"""Many games at once: NumPy views of what compiled code writes, without copies."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stormark.games.registry import load_game, observer, option_table
from stormark.kernel.batch import Batch
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Game, Setup
from stormark.kernel.json import Json
from stormark.kernel.state import Io, State
from stormark.rl.episode import Bytes, checked_setup


class Beginning:
    """Starts games of one setup."""

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        self.game = game
        self.setup = setup

    def __call__(self, io: Io) -> State:
        state: State = self.game.start(self.setup, io)
        return state


class BatchEnv:
    """`count` games; every step answers one decision of each.

    All arrays stay the same objects and change with every step: copy what you keep.  With
    `most_options` there are also `numbers` and `features` of so many options of every game, for
    policies that point at one of them.

    >>> env = BatchEnv("xibalba", {"players": 2}, count=8, seed=1)
    >>> for _ in range(10):
    ...     env.actions[:] = env.masks.argmax(axis=1)
    ...     env.step()
    >>> env.observations.shape == (8, env.observation_size)
    True
    """

    def __init__(
        self,
        game: str = "xibalba",
        options: Mapping[str, Json] | None = None,
        *,
        count: int,
        seed: int = 0,
        limit: int = 0,
        most_options: int = 0,
        pack: Path | str | None = None,
    ) -> None:
        if count < 1:
            raise ValueError(f"count: {count} games are too few")
        rules = load_game(game, pack)
        beginning = Beginning(rules, checked_setup(rules, options or {}))
        self.players = int(beginning(Io(FastChance(0))).seats)
        table, sight = option_table(game), observer(game)
        self.batch = Batch(beginning, table, sight, count, self.players, seed, limit, most_options)
        self.count = count
        self.actions_size = int(table.size)
        self.observation_size = int(sight.size)
        self.actions: NDArray[np.int64] = np.frombuffer(self.batch.actions, np.int64)
        self.masks: Bytes = _rows(self.batch.masks, count)
        self.observations: Bytes = _rows(self.batch.observations, count)
        self.seats: Bytes = _rows(self.batch.seats, count)[:, 0]
        self.done: Bytes = _rows(self.batch.done, count)[:, 0]
        self.truncated: Bytes = _rows(self.batch.truncated, count)[:, 0]
        rewards = np.frombuffer(self.batch.rewards, np.float32)
        self.rewards: NDArray[np.float32] = rewards.reshape(count, self.players)
        if most_options:
            numbers = np.frombuffer(self.batch.numbers, np.int64)
            self.numbers: NDArray[np.int64] = numbers.reshape(count, most_options)
            features = _rows(self.batch.features, count)
            self.features: Bytes = features.reshape(count, most_options, -1)

    def step(self) -> None:
        """Carry out `actions`; everything else then tells of the positions after it."""
        self.batch.step()

    def sample(self) -> None:
        """Put a random option of every game into `actions`."""
        self.batch.sample()


def _rows(buffer: Any, count: int) -> Bytes:
    return np.frombuffer(buffer, np.uint8).reshape(count, -1)
