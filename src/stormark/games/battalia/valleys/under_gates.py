"""What lies under the gates (B-BRIDGE-01 to -07): a jump may spend a ring for it."""

from __future__ import annotations

from typing import ClassVar, final

from stormark.games.battalia import verbs as V
from stormark.games.battalia import words as W
from stormark.games.battalia.atoms_flow import end, go_on
from stormark.games.battalia.atoms_storm import (
    take_great_under_gate,
)
from stormark.games.battalia.atoms_visitors import spend_ring
from stormark.games.battalia.choice import Choice
from stormark.games.battalia.piles import distinct
from stormark.games.battalia.procedure import SEAT, Procedure, register
from stormark.games.battalia.procedure_fields import Declared, Word
from stormark.games.battalia.refusals.cards import wrong_answer
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64
from stormark.kernel.refusal import Refusal


def may_spend_ring(s: Position, seat: i64, gate: i64) -> bool:
    """One ring per player and gate, and something must lie there (B-BRIDGE-02, -06, R-78)."""
    unspent = (seat, gate) not in s.spent_rings
    return s.rules.kings_bridge and bool(s.under_gate[gate]) and unspent


@final
class GateRing(Procedure):
    """Does a player spend his ring of the gate a hero jumped from? (B-BRIDGE-03)"""

    __slots__ = ("gate",)

    word: ClassVar[str] = "gate-ring"
    asks: ClassVar[tuple[str, ...]] = ("gate-ring",)
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, Word("gate", W.TERRAINS))

    def __init__(self, seat: i64, gate: i64) -> None:
        self.seat = seat
        self.gate = gate

    def options(self, s: Position) -> list[int]:
        return [V.pack(V.V_SPEND), V.pack(V.V_PASS)]

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        """Whoever looks at what lies under the gate has spent his ring (B-RULING-113)."""
        if V.verb_of(option) == V.V_PASS:
            end(s, thread)
        else:
            spend_ring(s, self.seat, self.gate)
            go_on(s, thread, GateGreat(self.seat, self.gate))

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return wrong_answer(s, self, option, "B-BRIDGE-03")


register(GateRing)


@final
class GateGreat(Choice):
    """Which Great Artefact under the gate is taken; only its player sees them (B-BRIDGE-04)."""

    __slots__ = ("gate",)

    word: ClassVar[str] = "gate-great"
    asks: ClassVar[tuple[str, ...]] = ("gate-artefact",)
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, Word("gate", W.TERRAINS))

    def __init__(self, seat: i64, gate: i64) -> None:
        self.seat = seat
        self.gate = gate

    def options(self, s: Position) -> list[int]:
        return [V.pack(V.V_TAKE, card) for card in distinct(s.under_gate[self.gate])]

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        end(s, thread)
        take_great_under_gate(s, self.seat, self.gate, V.a_of(option))

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return wrong_answer(s, self, option, "B-RULING-113")

    def looks_at(self) -> tuple[str, int]:
        return "gate", self.gate


register(GateGreat)
