"""What the lab makes of a position and of an event: who is winning, and who bought what."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from stormark.kernel.event import Event
from stormark.kernel.state import State


class Bought(NamedTuple):
    """A card that came to a seat."""

    seat: int
    card: str


class Insight(Protocol):
    """What the lab must understand of one game to judge its cards."""

    def chance(self, state: State, seat: int) -> float | None:
        """How likely the seat's side wins, as bots see it; None before the first turn."""

    def bought(self, event: Event) -> Bought | None: ...
