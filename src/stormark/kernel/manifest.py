"""What each layer of the package knows about a game, found by the game's name.

A game is registered once, in `games/registry.py`.  Whatever a layer needs beyond the kernel's
interface stands in the module `manifest` of its folder for that game: `bots/xibalba/manifest.py`
names the bots of Xibalba, and so on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from stormark.kernel.game import Game
from stormark.kernel.json import JsonDict
from stormark.kernel.observation import Observer
from stormark.kernel.option_table import OptionTable
from stormark.kernel.packs.format import PackFormat
from stormark.kernel.packs.problem import Problem

M = TypeVar("M")


@dataclass(frozen=True)
class GameManifest:
    """The rules of a game, its content packs, and its positions as numbers."""

    load: Callable[[Path | None], Game[Any]]  # InputError or PackError say what is wrong
    check_pack: Callable[[Path], list[Problem]]  # empty: it can be played
    pack_format: PackFormat  # for the tools that make packs
    option_table: Callable[[], OptionTable]
    observer: Callable[[], Observer]
    trial: Callable[[Any, str, str], JsonDict]  # to try a card of a section out: what is given


def manifest(layer: str, game: str, kind: type[M]) -> M:
    """The `MANIFEST` of a game in a layer, which must be of this kind.

    The rules are loaded first: their chapters need each other, so that the order matters.
    """
    import_module(f"stormark.games.{game}.manifest")
    found = import_module(f"stormark.{layer}.{game}.manifest").MANIFEST
    if not isinstance(found, kind):
        raise TypeError(f"the manifest of {game} in {layer} is no {kind.__name__}")
    return found
