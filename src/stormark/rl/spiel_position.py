"""What an OpenSpiel state holds: a position, its chance, and what every seat remembers."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from stormark.kernel.chance import Chance
from stormark.kernel.observation import Observer
from stormark.kernel.option_table import OptionTable
from stormark.kernel.state import Io, State


class SpielPosition:
    """A position that is copied when its OpenSpiel state is cloned.

    `remembered` is a digest for each seat of what it saw and answered at each of its decisions.
    """

    def __init__(self, state: State, io: Io, seats: int) -> None:
        self.state = state
        self.io = io
        self.remembered = [b""] * seats

    def answer(self, seat: int, number: int, table: OptionTable, observer: Observer) -> None:
        """Carry out the option with a number; ValueError if there is none."""
        option = table.option(self.state, seat, number)
        if option < 0:
            raise ValueError(f"{number} is no option of player {seat}")
        told = self.remembered[seat] + observer.observe(self.state, seat) + b"%d" % number
        self.remembered[seat] = blake2b(told, digest_size=16).digest()
        self.state.apply(seat, option, self.io)

    def at(self, state: State, io: Io) -> SpielPosition:
        """Another position with the same memories."""
        other = SpielPosition(state, io, len(self.remembered))
        other.remembered = list(self.remembered)
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielPosition:
        return self.at(self.state.copy(), self.io)

    def __reduce__(self) -> tuple[object, ...]:
        """Compiled objects without a way of their own cannot be pickled; `Io` is such a one."""
        return _restored, (self.state, self.io.chance, self.remembered)


def _restored(state: State, chance: Chance, remembered: list[bytes]) -> SpielPosition:
    position = SpielPosition(state, Io(chance), len(remembered))
    position.remembered = remembered
    return position
