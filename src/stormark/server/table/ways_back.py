"""What a seat could take back."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from stormark.kernel.event import Event
from stormark.kernel.log import CHOSEN, CONTINUED, Entry, Move, moves_in_force
from stormark.kernel.match import Match


@dataclass(frozen=True)
class WayBack:
    """An `undo` that is possible."""

    to: int  # the number of the position before what it takes back
    practice: bool = False  # it may take back anything, and chance decides the same again


def last_choice(entries: Sequence[Entry], seats: Collection[int]) -> int | None:
    """The position before the last move in force that one of the seats chose; None: there is none.

    In practice one person plays all of them (T-PRACTICE-01).
    """
    for number, move in moves_in_force(entries):
        if move.seat in seats and move.cause == CHOSEN:
            return number - 1
    return None


def choices_since(entries: Sequence[Entry], seat: int, to: int) -> int:
    """How many moves in force a seat chose after a position."""
    since = takewhile(lambda found: found[0] > to, moves_in_force(entries))
    return sum(move.seat == seat and move.cause == CHOSEN for _, move in since)


def first_events(match: Match[Any], viewer: int, to: int) -> list[Event]:
    """How each part of the move after a position began, as far as the viewer knows."""
    entries, last = match.log, to + 1
    while last < len(entries):
        part = entries[last]
        if not isinstance(part, Move) or part.cause != CONTINUED:
            break
        last += 1
    found: dict[int, Event] = {}
    for number, event in match.events(viewer, to):
        if number <= last:
            found.setdefault(number, event)
    return list(found.values())
