"""The lessons of a game, in the order they are taken."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from stormark.kernel.scenario import Scenario, load_scenario

FOLDER: Final = Path(__file__).parent

Course: TypeAlias = dict[str, Scenario]
"""Lessons by name: that of the file without the number it begins with."""


@cache
def course_of(game: str) -> Course:
    """Every lesson there is for a game."""
    files = sorted((FOLDER / game).glob("*.toml"))
    return {path.stem.partition("-")[2]: load_scenario(path) for path in files}
