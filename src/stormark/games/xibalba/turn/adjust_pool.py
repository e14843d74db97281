"""A DICE effect changes the total after the pool was chosen (X-DICE-09)."""

from __future__ import annotations

from typing import ClassVar, final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.atoms import change_pool
from stormark.games.xibalba.procedure import Procedure, Question
from stormark.games.xibalba.procedure_fields import CARD, SEAT, Fields, number_field
from stormark.games.xibalba.queries import pool_caps
from stormark.games.xibalba.state import Position
from stormark.kernel.compiling import i64


@final
class AdjustPool(Procedure):
    """The player adds dice, or takes dice away, one by one; the type of each is chosen."""

    __slots__ = ("card", "change")

    word: ClassVar[str] = "adjust-pool"
    fields: ClassVar[Fields] = (SEAT, CARD, number_field("change", -9, 9))
    asks: ClassVar[tuple[str, ...]] = ("adjust-pool",)

    def __init__(self, seat: i64, card: i64, change: i64) -> None:
        self.below = None
        self.seat = seat
        self.step = 0
        self.card = card  # whose effect it is
        self.change = change  # dice still to add, or to take away if below 0

    def run(self, s: Position) -> bool:
        options = self.options(s)
        if not options:
            s.pop()
            return True
        if len(options) == 1:
            self.choose(s, options[0])
            return True
        return False

    def options(self, s: Position) -> list[int]:
        options: list[int] = []
        caps = pool_caps(s, self.seat)
        for die, kind in ((L.RESOURCE_DIE, L.R0), (L.ATTACK_DIE, L.A0)):
            if self.change > 0 and s.dice[kind] < caps[die]:
                options.append(L.pack(L.V_ADD_DIE, die))
            elif self.change < 0 and s.dice[kind] > 0:
                options.append(L.pack(L.V_DROP_DIE, die))
        return options

    def choose(self, s: Position, option: i64) -> None:
        change = 1 if L.verb_of(option) == L.V_ADD_DIE else -1
        change_pool(s, self.seat, L.a_of(option), change)
        s.replace(AdjustPool(self.seat, self.card, self.change - change))

    def question(self, s: Position) -> Question:
        return "adjust-pool", {"card": s.tables.refs[self.card], "change": self.change}
