"""Amounts of items: a number, or so much for each of something that is counted."""

from __future__ import annotations

from typing import Final, final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.state import Position
from stormark.kernel.compiling import i64

COUNTER_WORDS: Final = (
    "structures",
    "civilians",
    "base_level",
    "resources_5",
    "blanks_in_pool",
)
NO_COUNTER: Final = -1
STRUCTURES: Final = 0
BASE_LEVEL: Final = 2
FULL_FIVES: Final = 3
BLANKS: Final = 4


@final
class Amount:
    """`fixed`, or `each` for every unit of a counter, at most `cap` (0: no cap)."""

    __slots__ = ("cap", "counter", "each", "fixed")

    def __init__(self, fixed: i64, counter: i64 = NO_COUNTER, each: i64 = 0, cap: i64 = 0) -> None:
        self.fixed = fixed
        self.counter = counter
        self.each = each
        self.cap = cap

    def changes_all_the_time(self) -> bool:
        """Whether it counts resources or dice, which change without anything being noticed."""
        return self.counter == FULL_FIVES or self.counter == BLANKS

    def of(self, s: Position, owner: i64, affected: i64) -> i64:
        """The amount for an affected player."""
        if self.counter == NO_COUNTER:
            return self.fixed
        amount = self.count(s, owner, affected) * self.each
        return max(-self.cap, min(amount, self.cap)) if self.cap else amount

    def count(self, s: Position, owner: i64, affected: i64) -> i64:
        if self.counter == BASE_LEVEL:
            return s.level[affected]
        if self.counter == FULL_FIVES:
            return s.resources[owner] // 5
        if self.counter == BLANKS:
            if owner != s.turn:  # nobody else has an action pool now
                return 0
            return s.action_dice[L.R0] + s.action_dice[L.A0] + s.action_dice[L.P0]
        wanted = L.STRUCTURE if self.counter == STRUCTURES else L.CIVILIAN
        count = 0
        for field in range(1, L.FIELDS + 1):
            pile = s.piles[L.BASES + L.BASE_PILES * affected + field]
            if pile and s.tables.type[pile[-1]] == wanted:
                count += 1
        return count


NOTHING: Final = Amount(0)
