"""The effect phase (X-EFFECT): every EFFECT effect once, in the order the player chooses."""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.atoms import enter_phase
from stormark.games.xibalba.procedure import Procedure, Question
from stormark.games.xibalba.procedure_fields import SEAT, Fields
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.turn import dice_phase
from stormark.games.xibalba.turn.resolve import (
    resolve,
    resolve_options,
    unresolved,
    why_not_resolved,
)
from stormark.kernel.compiling import i64
from stormark.kernel.refusal import Refusal


@final
class EffectPhase(Procedure):
    """X-EFFECT-03 to X-EFFECT-10: the phase ends by itself when nothing is left."""

    word: ClassVar[str] = "effect-phase"
    fields: ClassVar[Fields] = (SEAT,)
    asks: ClassVar[tuple[str, ...]] = ("resolve-effect",)

    @staticmethod
    def of(seat: i64) -> EffectPhase:
        return EFFECT_PHASES[seat]

    def run(self, s: Position) -> bool:
        if unresolved(s, self.seat, L.TAG_EFFECT):
            return False
        enter_phase(s, self.seat, L.DICE_PHASE)
        s.begin(dice_phase.DicePhase.of(self.seat))
        return True

    def options(self, s: Position) -> list[int]:
        return resolve_options(s, self.seat, L.TAG_EFFECT)

    def choose(self, s: Position, option: i64) -> None:
        resolve(s, self.seat, L.TAG_EFFECT, L.a_of(option))

    def question(self, s: Position) -> Question:
        return "resolve-effect", {}

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        if L.verb_of(option) == L.V_RESOLVE:
            return why_not_resolved(s, seat, L.TAG_EFFECT, L.a_of(option))
        return Refusal("X-EFFECT-06", "refused-effects-left")


# Nothing ever lies below a phase, so one for each seat serves all games.
EFFECT_PHASES: Final = [EffectPhase(seat) for seat in range(L.MOST_SEATS)]
