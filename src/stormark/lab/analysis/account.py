"""Everything that can be told of a match that is over, whoever keeps it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from stormark.kernel.event import Event
from stormark.kernel.game import Game
from stormark.kernel.log import Entry
from stormark.kernel.refusal import InputError
from stormark.kernel.replay import Replay
from stormark.kernel.state import SPECTATOR, State


@dataclass(frozen=True)
class Account:
    """A match with its positions: `states[n - first]` is the one after entry `n`."""

    game: Game[Any]
    entries: Sequence[Entry]
    first: int
    states: Sequence[State]
    events: Sequence[tuple[int, Event]]  # what everybody saw, each with the number of its entry

    @property
    def last(self) -> int:
        return len(self.entries)


def of_replay(replay: Replay[Any]) -> Account:
    """A match from its file; raises InputError if it is sealed."""
    if replay.sealed:
        raise InputError("replay-sealed", "seed")
    first = replay.verified_from
    states = [replay.state_at(number) for number in range(first, len(replay) + 1)]
    events = replay.match().events(SPECTATOR)
    return Account(replay.game, replay.record.entries, first, states, events)
