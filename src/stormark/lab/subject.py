"""A game under examination in the lab."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from stormark.games.registry import load_game
from stormark.kernel.game import Game
from stormark.kernel.manifest import manifest
from stormark.lab.manifest import LabManifest
from stormark.lab.watch import ResultWord, Watch


@dataclass(frozen=True)
class Subject:
    """A game under examination.  Everything in it can travel to another process."""

    load: Callable[[], Game[Any]]
    result_word: ResultWord
    watch: Callable[[Game[Any]], Watch] | None = None


@dataclass(frozen=True)
class GameByName:
    """Loads a game of the registry; equal ones load equal games."""

    name: str
    pack: Path | None = None

    def __call__(self) -> Game[Any]:
        return load_game(self.name, self.pack)


@dataclass(frozen=True)
class GameInHand(GameByName):
    """A game that its process has loaded already, and lets go of when it wants to."""

    game: Game[Any] | None = None

    def __call__(self) -> Game[Any]:
        assert self.game is not None
        return self.game


def loaded(load: Callable[[], Game[Any]]) -> Game[Any]:
    """The game of a process, loaded once."""
    return load() if isinstance(load, GameInHand) else _loaded_once(load)


@cache
def _loaded_once(load: Callable[[], Game[Any]]) -> Game[Any]:
    return load()


def subject_for(name: str, pack: Path | None = None) -> Subject:
    """The subject of a game by name; InputError for a game nobody knows."""
    load = GameByName(name, pack)
    loaded(load)
    known = manifest("lab", name, LabManifest)
    return Subject(load, known.result_word, known.watch)
