"""Games by name and by the content they are played with."""

from __future__ import annotations

from functools import cache
from typing import Any

from stormark.games.registry import NAMES, load_game
from stormark.kernel.game import Game

__all__ = ["NAMES", "game_named"]


@cache
def game_named(name: str) -> Game[Any]:
    """A game with its own content; InputError for one nobody knows."""
    return load_game(name)
