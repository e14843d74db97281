"""What a game must tell about the habits of its players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

Heard: TypeAlias = tuple[int, tuple[int, ...], int]
"""An event as a game emits it: verb, arguments, audience."""

TURNS: Final = "turns"  # of one's own: all other numbers are set against it


@dataclass(frozen=True)
class Habits:
    """What is counted, and how it is read out of the events of a whole game."""

    words: tuple[str, ...]
    count: Callable[[Sequence[Heard], int], list[Counter[str]]]  # by seat, for so many seats
