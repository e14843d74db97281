"""What is asked of every engine: one random game after the other, and a position to copy."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any


@dataclass(frozen=True)
class Contender:
    """`play(rng)` plays a whole game of uniformly random legal moves: how many decisions it had.

    `midgame(rng)` makes a position in the middle of a game, `copy` copies it.  What C++ allocates
    is not seen by Python: then a copy cannot be weighed.
    """

    game: str
    version: str
    play: Callable[[Random], int]
    midgame: Callable[[Random], Any]
    copy: Callable[[Any], Any]
    weighable: bool = True
