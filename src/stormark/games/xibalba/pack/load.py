"""Loading packs: the base pack that comes with the game, or one of the owner's."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from stormark.games.xibalba.pack.build import build_pack
from stormark.games.xibalba.pack.check import read_pack
from stormark.games.xibalba.pack.model import Pack
from stormark.games.xibalba.pack.read import base_data
from stormark.kernel.packs.problem import PackError


def load_pack(path: Path | None = None) -> Pack:
    """The pack in a file or folder, or the base pack; raises PackError with every problem."""
    if path is None:
        return base_pack()
    data, problems = read_pack(path)
    if problems:
        raise PackError(problems)
    return build_pack(data)


@cache
def base_pack() -> Pack:
    """The pack that comes with the game."""
    return build_pack(base_data())
