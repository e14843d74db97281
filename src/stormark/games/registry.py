"""The games at hand, by name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from stormark.games.xibalba.game import Xibalba
from stormark.games.xibalba.pack import load_pack
from stormark.kernel.game import Game
from stormark.kernel.refusal import InputError

NAMES = ("xibalba",)


def load_game(name: str, pack: Path | None = None) -> Game[Any]:
    """A game with its own content or with a pack; InputError or PackError say what is wrong.

    >>> load_game("xibalba").spec.id
    'xibalba'
    """
    if name not in NAMES:
        raise InputError("argument-unknown", "game", found=name, allowed=", ".join(NAMES))
    return Xibalba(load_pack(pack))
