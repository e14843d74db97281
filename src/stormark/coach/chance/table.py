"""The numbers that correct chances, fitted to the outcomes of games: a few for each setting.

They lie in a file for each game beside this one; docs/weights/chances.md says how they were made.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

NAMES: Final = ("scale", "scale_late", "scale_middle", "to_move", "members", "members_late")
UNCHANGED: Final = (1.0, 0.0, 0.0, 0.0, 0.0, 0.0)  # for settings that nobody has recorded games of

Tables = Mapping[str, Mapping[str, float]]


def file_of(game: str) -> Path:
    return Path(__file__).with_name(f"{game}.toml")


@cache
def tables(game: str) -> Tables:
    return tomllib.loads(file_of(game).read_text(encoding="utf-8"))


@cache
def correction(game: str, setting: str) -> tuple[float, ...]:
    """The weights of `terms` for a setting; what a table leaves out is as without one.

    >>> correction("xibalba", "solo")
    (1.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    """
    found = tables(game).get(setting, {})
    return tuple(found.get(name, usual) for name, usual in zip(NAMES, UNCHANGED, strict=True))
