"""Events: what happened, for whom.  Rules emit packed ones; the border decodes them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from stormark.kernel.compiling import mypyc_attr
from stormark.kernel.json import Json, JsonDict

ALL: Final = -1
"""Audience of everybody; any other audience is a bit mask of seats."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.  `reveals` bars free undo: somebody learned something new."""

    verb: str
    args: Mapping[str, Json]
    audience: int = ALL
    reveals: bool = False

    def visible_to(self, viewer: int) -> bool:
        """Whether a viewer (a seat, or -1 for a spectator) may know of it."""
        return self.audience == ALL or (viewer >= 0 and bool(self.audience >> viewer & 1))

    def to_json(self) -> JsonDict:
        return {"verb": self.verb, "args": dict(self.args)}

    def __reduce__(self) -> tuple[object, ...]:
        return Event, (self.verb, self.args, self.audience, self.reveals)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sink(ABC):
    """Receives packed events.  Rules emit only when a sink is there, so silence costs nothing."""

    @abstractmethod
    def emit(self, verb: int, args: tuple[int, ...], audience: int) -> None: ...


class EventList(Sink):
    """Collects packed events in order."""

    def __init__(self) -> None:
        self.packed: list[tuple[int, tuple[int, ...], int]] = []

    def emit(self, verb: int, args: tuple[int, ...], audience: int) -> None:
        self.packed.append((verb, args, audience))
