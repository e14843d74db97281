"""What environments of a game take and give, as Gymnasium describes it."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from stormark.rl.episode import Episode


def action_space(episode: Episode, more: int = 0) -> spaces.Discrete:
    """A number for every option of the game, and `more` of the environment's own."""
    return spaces.Discrete(int(episode.table.size) + more)


def observation_space(episode: Episode, more: int = 0) -> spaces.Dict:
    """What a seat sees, and which numbers are options."""
    highs = np.array(episode.observer.highs(), np.uint8)
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(np.zeros_like(highs), highs, dtype=np.uint8),
        "action_mask": spaces.MultiBinary(int(episode.table.size) + more),
    }
    return spaces.Dict(parts)
