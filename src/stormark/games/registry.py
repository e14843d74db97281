"""The games at hand, by name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from stormark.games.battalia import pack as battalia_pack
from stormark.games.battalia.game import Battalia
from stormark.games.xibalba import pack as xibalba_pack
from stormark.games.xibalba.game import Xibalba
from stormark.kernel.game import Game
from stormark.kernel.packs.problem import Problem
from stormark.kernel.refusal import InputError

NAMES = ("xibalba", "battalia")


def check_pack_file(name: str, path: Path) -> list[Problem]:
    """Every problem of a pack for a game; an empty list means that it can be played."""
    if name == "xibalba":
        return xibalba_pack.check_pack_file(path)
    if name == "battalia":
        return battalia_pack.check_pack_file(path)
    raise InputError("argument-unknown", "game", found=name, allowed=", ".join(NAMES))


def load_game(name: str, pack: Path | None = None) -> Game[Any]:
    """A game with its own content or with a pack; InputError or PackError say what is wrong.

    >>> load_game("xibalba").spec.id, load_game("battalia").spec.id
    ('xibalba', 'battalia')
    """
    if name == "xibalba":
        return Xibalba(xibalba_pack.load_pack(pack))
    if name == "battalia":
        return Battalia(battalia_pack.load_pack(pack))
    raise InputError("argument-unknown", "game", found=name, allowed=", ".join(NAMES))
