"""What the kernel asks of a game's state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from stormark.kernel.chance import Chance, FastRandom
from stormark.kernel.compiling import i64, mypyc_attr, vec
from stormark.kernel.event import Sink
from stormark.kernel.json import JsonDict
from stormark.kernel.vectors import ints

SPECTATOR: Final = -1
"""The viewer who has no seat."""


class Io:
    """What an application of an option may reach outside the state: chance, and who listens."""

    def __init__(self, chance: Chance, sink: Sink | None = None) -> None:
        self.chance = chance
        self.sink = sink


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position, as plain data.  Rules change a state they own; the caller copies first.

    A seat has at most one open decision at a time; several seats may have one at once.
    Options are packed ints in a stable order; `Game` turns them into structured actions.
    """

    __slots__ = ()

    seats: i64
    draws: vec[i64]  # results drawn so far, by stream
    answered: vec[i64]  # decisions answered so far, by seat: names the open decision

    @abstractmethod
    def copy(self) -> State:
        """An independent copy; static tables are shared."""

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()

    @abstractmethod
    def open_seats(self) -> list[int]:
        """The seats that have an open decision, in a stable order; empty when the game is over."""

    def idle_seats(self) -> list[int]:
        """Seats that may answer although nobody waits for them: to take back "done", say."""
        return []

    @abstractmethod
    def options(self, seat: i64) -> list[int]:
        """The options of a seat's open decision, in a stable order.  Do not change the list."""

    def has_secret_options(self, seat: i64) -> bool:
        """Whether hidden cards decide how many answers a seat has: then nobody may take a single
        one for it, as others would notice that it was not asked.
        """
        return False

    def next_seat(self, random: FastRandom) -> i64:
        """One of the open seats, any of them; -1 when the game is over."""
        seats = self.open_seats()
        if not seats:
            return -1
        return seats[0] if len(seats) == 1 else seats[random.below(len(seats))]

    def first_seat(self) -> i64:
        """The first of the open seats; -1 when the game is over."""
        seats = self.open_seats()
        return seats[0] if seats else -1

    def moves(self, seat: i64) -> vec[i64]:
        """`options` for loops in compiled code."""
        return ints(self.options(seat))

    @abstractmethod
    def apply(self, seat: i64, option: i64, io: Io) -> None:
        """Carry out one of `options(seat)` and everything that follows without a decision."""

    @abstractmethod
    def returns(self) -> list[float]:
        """A result per seat: 1.0 won, 0.0 lost, shares for ties; all 0.0 while the game runs."""

    @abstractmethod
    def check(self) -> list[str]:
        """The broken invariants, in words; empty for a sound state."""

    @abstractmethod
    def to_json(self) -> JsonDict:
        """Everything, for snapshots and digests.  Never shown to a player."""
