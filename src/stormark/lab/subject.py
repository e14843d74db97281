"""What the lab must know about one game beyond the kernel's interface."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from stormark.games.registry import load_game
from stormark.kernel.event import Sink
from stormark.kernel.game import Game
from stormark.kernel.state import State
from stormark.lab.battalia import BattaliaWatch, drawn_word
from stormark.lab.summary import Summary
from stormark.lab.xibalba import XibalbaWatch, die_face

Counts: TypeAlias = Mapping[str, Mapping[str, int]]
"""Groups of counters, by name."""


class Watch(Protocol):
    """Listens to a game and counts what it met."""

    sink: Sink

    def expected(self) -> Mapping[str, list[str]]:
        """The keys of each group that a long soak should reach."""

    def finish(self, state: State) -> Counts:
        """The game is over: what was counted."""

    def uses(self) -> tuple[str, ...]:
        """What a summary may count as used."""

    def chose(self, kind: str, option: int) -> None:
        """Somebody answered a decision of this kind."""

    def summary(self, state: State) -> Summary:
        """The game is over: what it was like; instead of `finish`."""


ResultWord: TypeAlias = Callable[[Game[Any], int, int], str | None]
"""`word(game, stream, result)`: a result in the words of scenarios, None if they do not list it."""


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


@cache
def loaded(load: Callable[[], Game[Any]]) -> Game[Any]:
    """The game of a process, loaded once."""
    return load()


LISTENING: Mapping[str, tuple[ResultWord, Callable[[Game[Any]], Watch]]] = {
    "battalia": (drawn_word, BattaliaWatch),
    "xibalba": (die_face, XibalbaWatch),
}


def subject_for(name: str, pack: Path | None = None) -> Subject:
    """The subject of a game by name; InputError for a game nobody knows."""
    load = GameByName(name, pack)
    loaded(load)
    return Subject(load, *LISTENING[name])
