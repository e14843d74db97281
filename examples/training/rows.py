"""What games tell the learner and it tells them: arrays in memory that all processes share."""

from __future__ import annotations

from multiprocessing.context import BaseContext
from typing import Any, Final

import numpy as np

from stormark.games.registry import observer, option_table

MOST: Final = 64  # options of a decision that are looked at; more are rare, and those are left out
SIGHT: Final = int(observer("xibalba").size)
FEATURES: Final = int(option_table("xibalba").feature_size)

SELF, PUPIL, BOT = 0, 1, 2  # who decides: the network on both seats, the network, its opponent

COLUMNS: Final[dict[str, tuple[Any, tuple[int, ...]]]] = {
    "seen": (np.uint8, (SIGHT,)),
    "features": (np.uint8, (MOST, FEATURES)),
    "numbers": (np.int16, (MOST,)),  # -1 behind the last option
    "kind": (np.uint8, ()),
    "label": (np.int16, ()),  # the option a bot would take; -1 if none was asked
    "choice": (np.int16, ()),  # the option that is taken next, written by the learner
    "result": (np.float32, ()),  # of the step before, for the seat that decided: 1 won, -1 lost
    "done": (np.uint8, ()),
    "same": (np.int8, ()),  # 1: the seat that decided decides again, -1: the other one
}


class Rows:
    """One row for every game."""

    def __init__(self, context: BaseContext, count: int) -> None:
        self.count = count
        self._memory: dict[str, Any] = {}
        for name, (kind, shape) in COLUMNS.items():
            size = count * int(np.prod(shape, dtype=int)) * np.dtype(kind).itemsize
            self._memory[name] = context.RawArray("B", size)  # type: ignore[attr-defined]

    def part(self, first: int, count: int) -> dict[str, np.ndarray[Any, Any]]:
        """Some of the rows, as arrays by name."""
        return {
            name: np.frombuffer(self._memory[name], kind).reshape(self.count, *shape)[
                first : first + count
            ]
            for name, (kind, shape) in COLUMNS.items()
        }
