"""The engine: runs procedures until somebody has to decide, and offers the options."""

from __future__ import annotations

from typing import final

from stormark.games.xibalba.fields import FIELDS
from stormark.games.xibalba.invariants import broken
from stormark.games.xibalba.procedure import OVER
from stormark.games.xibalba.state import IDLE, Position
from stormark.kernel.chance import FastRandom
from stormark.kernel.compiling import i64, vec
from stormark.kernel.json import JsonDict
from stormark.kernel.state import Io


@final
class XibalbaState(Position):
    """A position that knows the rules."""

    __slots__ = ()

    def copy(self) -> XibalbaState:
        return XibalbaState(self.tables, self)

    def open_seats(self) -> list[int]:
        seat = self.top.decider(self)
        return [] if seat < 0 else [seat]

    def next_seat(self, random: FastRandom) -> i64:
        return self.top.decider(self)

    def first_seat(self) -> i64:
        return self.top.decider(self)

    def options(self, seat: i64) -> list[int]:
        return list(self.moves(seat))

    def moves(self, seat: i64) -> vec[i64]:
        if not self.known:
            self.open = self.top.moves(self)
            self.known = True
        return self.open

    def apply(self, seat: i64, option: i64, io: Io) -> None:
        self.chance = io.chance
        self.sink = io.sink
        self.known = False
        self.answered[seat] += 1
        self.top.choose(self, option)
        advance(self)
        self.chance = IDLE
        self.sink = None

    def returns(self) -> list[float]:
        return [1.0 if seat == self.winner else 0.0 for seat in range(self.seats)]

    def check(self) -> list[str]:
        return broken(self)

    def to_json(self) -> JsonDict:
        return FIELDS.to_json(self)

    def __reduce__(self) -> tuple[object, ...]:
        from stormark.games.xibalba.pickling import restored_state

        return restored_state, (self.tables, self.to_json())


def advance(s: Position) -> None:
    """Run procedures until one waits for a decision or somebody has won (X-WIN-03)."""
    while s.winner < 0:
        if not s.top.run(s):
            return
    s.begin(OVER)
