"""Loading packs: the base pack that comes with the game, or one with corrections."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from stormark.games.battalia.pack.build import build_pack
from stormark.games.battalia.pack.check import base_data, read_pack
from stormark.games.battalia.pack.model import Pack
from stormark.kernel.packs.problem import PackError


def load_pack(path: Path | None = None) -> Pack:
    """The pack of a file or folder, or the base pack; raises PackError with every problem."""
    if path is None:
        return base_pack()
    source = read_pack(path)
    if source.report.problems:
        raise PackError(source.report.problems)
    return build_pack(source.data)


@cache
def base_pack() -> Pack:
    """The pack that comes with the game."""
    return build_pack(base_data())
