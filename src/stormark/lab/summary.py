"""What a game was like, in a few words and numbers: the raw material of a balance report."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Summary:
    """One finished game."""

    cause: str  # how it ended
    order: tuple[int, ...]  # seats in the order of play
    factions: tuple[str, ...]  # by seat
    numbers: Mapping[str, tuple[int, ...]]  # measured once per game or once per seat
    uses: Mapping[str, int]  # how often things happened
