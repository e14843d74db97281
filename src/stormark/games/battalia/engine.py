"""Battalia's state as the kernel sees it."""

from __future__ import annotations

from typing import final

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import resume
from stormark.games.battalia.atoms_flow import ask, is_known
from stormark.games.battalia.fields import FIELDS
from stormark.games.battalia.invariants import broken
from stormark.games.battalia.options import options_of
from stormark.games.battalia.queries import active_team
from stormark.games.battalia.state import IDLE, Position
from stormark.games.battalia.threads import (
    BITS,
    UNKNOWN,
    advance,
    asked_seats,
    holds_table,
    in_team_turn,
    is_laying,
    may_lay,
    questions,
    seat_in,
    thread_of,
    top,
)
from stormark.kernel.chance import FastRandom
from stormark.kernel.compiling import i64, vec
from stormark.kernel.json import JsonDict
from stormark.kernel.state import Io


@final
class BattaliaState(Position):
    """A position that knows the rules."""

    __slots__ = ()

    def copy(self) -> BattaliaState:
        return BattaliaState(self.rules, self)

    def open_seats(self) -> list[int]:
        return asked_seats(self)

    def next_seat(self, random: FastRandom) -> i64:
        found = questions(self)
        if not found:
            return -1
        count: i64 = 1
        while found >> BITS * count:
            count += 1
        if count > 1:
            found >>= BITS * random.below(count)
        return seat_in(found)

    def first_seat(self) -> i64:
        found = questions(self)
        return seat_in(found) if found else -1

    def idle_seats(self) -> list[int]:
        """Members who are done may take that back while another one is not (R-11)."""
        asked = self.open_seats()
        if not asked or not in_team_turn(self) or holds_table(self):
            return []
        return [
            seat for seat in active_team(self) if self.flags[seat] & L.DONE and seat not in asked
        ]

    def options(self, seat: i64) -> list[int]:
        return list(self.moves(seat))

    def moves(self, seat: i64) -> vec[i64]:
        if self.flags[seat] & L.DONE and seat in self.idle_seats():
            return vec[i64]([V.V_RESUME])
        thread = thread_of(self, seat)
        if not is_known(self, thread):
            ask(self, thread, top(self, thread).moves(self))
        return self.open[thread].row

    def has_secret_options(self, seat: i64) -> bool:
        return top(self, thread_of(self, seat)).secret_options

    def apply(self, seat: i64, option: i64, io: Io) -> None:
        self.chance = io.chance
        self.sink = io.sink
        thread = thread_of(self, seat)
        self.known = 0
        self.asking = UNKNOWN
        self.answered[seat] += 1
        laying = may_lay(self, thread)
        if option == V.V_RESUME:
            resume(self, seat)
        else:
            top(self, thread).choose(self, option, thread)
        if laying and is_laying(self, thread):
            advance(self, thread)
        else:
            advance(self)
        self.chance = IDLE
        self.sink = None

    def returns(self) -> list[float]:
        return list(self.shares) if self.shares else [0.0] * self.seats

    def check(self) -> list[str]:
        return broken(self)

    def to_json(self) -> JsonDict:
        return {"options": options_of(self.rules), **FIELDS.to_json(self)}

    def __reduce__(self) -> tuple[object, ...]:
        from stormark.games.battalia.pickling import restored_state

        return restored_state, (self.rules.tables, self.to_json())
