"""The games at hand, by name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from stormark.games.battalia import pack as battalia_pack
from stormark.games.battalia.game import Battalia
from stormark.games.xibalba import pack as xibalba_pack
from stormark.games.xibalba.game import Xibalba
from stormark.kernel.game import Game
from stormark.kernel.packs.problem import Problem
from stormark.kernel.refusal import InputError

LOADERS: dict[str, Callable[[Path | None], Game[Any]]] = {
    "xibalba": lambda path: Xibalba(xibalba_pack.load_pack(path)),
    "battalia": lambda path: Battalia(battalia_pack.load_pack(path)),
}
CHECKERS: dict[str, Callable[[Path], list[Problem]]] = {
    "xibalba": xibalba_pack.check_pack_file,
    "battalia": battalia_pack.check_pack_file,
}
NAMES = tuple(LOADERS)


def load_game(name: str, pack: Path | None = None) -> Game[Any]:
    """A game with its own content or with a pack; InputError or PackError say what is wrong.

    >>> load_game("xibalba").spec.id
    'xibalba'
    """
    return LOADERS[_known(name)](pack)


def check_pack_file(name: str, path: Path) -> list[Problem]:
    """Every problem of a pack of a game; none means that it can be played."""
    return CHECKERS[_known(name)](path)


def _known(name: str) -> str:
    if name not in NAMES:
        raise InputError("argument-unknown", "game", found=name, allowed=", ".join(NAMES))
    return name
