"""Loading packs: the base pack that comes with the game, or one of the owner's."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from stormark.games.xibalba.pack.build import build_pack
from stormark.games.xibalba.pack.model import Pack
from stormark.games.xibalba.pack.read import read_pack

BASE_PACK = Path(__file__).parent.parent / "data" / "base"


def load_pack(path: Path | None = None) -> Pack:
    """The pack in a file or folder, or the base pack; raises PackError with every problem."""
    return base_pack() if path is None else build_pack(read_pack(path).data)


@cache
def base_pack() -> Pack:
    """The pack that comes with the game."""
    return build_pack(read_pack(BASE_PACK).data)
