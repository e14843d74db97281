"""Listening to a game: what is counted, and in whose words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias

from stormark.kernel.event import EventList
from stormark.kernel.game import Game
from stormark.kernel.state import State
from stormark.lab.summary import Summary

Counts: TypeAlias = Mapping[str, Mapping[str, int]]
"""Groups of counters, by name."""


class Watch(Protocol):
    """Listens to a game and counts what it met."""

    sink: EventList

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
