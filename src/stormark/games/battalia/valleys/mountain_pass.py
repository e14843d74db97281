"""The Mountain Pass (B-PASS): heroes carry storm boosters from gate to gate."""

from __future__ import annotations

from typing import ClassVar, final

from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms_flow import end
from stormark.games.battalia.atoms_visitors import give_ring
from stormark.games.battalia.npcs.bilkarr import rolled_gate
from stormark.games.battalia.procedure import SEAT, Procedure, register
from stormark.games.battalia.procedure_fields import Declared, Number
from stormark.games.battalia.refusals.cards import wrong_answer
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64
from stormark.kernel.refusal import Refusal


@final
class Booster(Procedure):
    """A hero has stopped on the Pass: does he take a ring?"""

    __slots__ = ("hero",)

    word: ClassVar[str] = "booster"
    asks: ClassVar[tuple[str, ...]] = ("booster",)
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, Number("hero"))

    def __init__(self, seat: i64, hero: i64) -> None:
        self.seat = seat
        self.hero = hero

    def options(self, s: Position) -> list[int]:
        return [V.pack(V.V_USE_BOOSTER), V.pack(V.V_PASS)]

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        """The next player rolls the gate from which he is to jump (B-PASS-01 to -04)."""
        end(s, thread)
        if V.verb_of(option) == V.V_USE_BOOSTER:
            give_ring(s, self.seat, self.hero, s.terrain[rolled_gate(s)])

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return wrong_answer(s, self, option, "B-PASS-01")


register(Booster)
