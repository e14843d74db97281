"""Games by name and by the content they are played with."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from stormark.games.registry import NAMES, load_game
from stormark.kernel.game import Game

__all__ = ["NAMES", "game_from_text", "game_named"]


@cache
def game_named(name: str) -> Game[Any]:
    """A game with its own content; InputError for one nobody knows."""
    return load_game(name)


def game_from_text(game: str, text: str) -> Game[Any]:
    """Packs are read from files, so it becomes one for a moment."""
    suffix = ".json" if text.lstrip().startswith("{") else ".toml"
    with TemporaryDirectory(prefix="stormark-") as folder:
        path = Path(folder) / f"pack{suffix}"
        path.write_text(text, encoding="utf-8")
        return load_game(game, path)
