"""Rounds and turns (X-TURN): how a turn begins and ends."""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.atoms import (
    arm_next_turn,
    begin_turn,
    clear_action_pool,
    enter_phase,
    expire,
    gain_paragon,
    gain_resources,
    roll_paragon_dice,
    take_dice_back,
)
from stormark.games.xibalba.effects.triggers import Answer, collect, fire
from stormark.games.xibalba.procedure import Procedure
from stormark.games.xibalba.procedure_fields import SEAT, Fields, step_field
from stormark.games.xibalba.queries import paragon_dice, productivity
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.turn import effect_phase
from stormark.kernel.compiling import i64


@final
class StartOfTurn(Procedure):
    """The previous round of the player ends first of all (X-TURN-16, X-TURN-17)."""

    word: ClassVar[str] = "start-of-turn"
    fields: ClassVar[Fields] = (SEAT,)

    @staticmethod
    def of(seat: i64) -> StartOfTurn:
        return STARTS_OF_TURN[seat]

    def run(self, s: Position) -> bool:
        seat = self.seat
        begin_turn(s, seat)
        expire(s, V.YOUR_NEXT_TURN, seat)
        arm_next_turn(s, seat)
        s.begin(effect_phase.EffectPhase.of(seat))
        enter_phase(s, seat, L.EFFECT_PHASE)
        gain_resources(s, seat, productivity(s, seat), E.BY_PRODUCTIVITY, -1)
        return True


CLEAR: Final = 0
INCOME: Final = 1
NEXT: Final = 2


@final
class EndOfTurn(Procedure):
    """Dice left over, the income of the Ark, and on to the next player (X-TURN-12, X-ARK-18)."""

    word: ClassVar[str] = "end-of-turn"
    fields: ClassVar[Fields] = (SEAT, step_field("clear", "income", "next"))

    @staticmethod
    def of(seat: i64, step: i64 = CLEAR) -> EndOfTurn:
        return ENDS_OF_TURN[3 * seat + step]

    def at(self, step: i64) -> EndOfTurn:
        return EndOfTurn.of(self.seat, step)

    def run(self, s: Position) -> bool:
        if self.step == CLEAR:
            clear_action_pool(s)
            s.goto(INCOME)
        elif self.step == INCOME:
            s.goto(NEXT)
            control_income(s)
        else:
            expire(s, V.TURN_END, -1)
            take_dice_back(s)
            s.begin(StartOfTurn.of((self.seat + 1) % s.seats))
        return True


# Nothing ever lies below the phases of a turn, so one of each kind serves all games.
STARTS_OF_TURN: Final = [StartOfTurn(seat) for seat in range(L.MOST_SEATS)]
ENDS_OF_TURN: Final = [
    EndOfTurn(seat, step) for seat in range(L.MOST_SEATS) for step in (CLEAR, INCOME, NEXT)
]


def control_income(s: Position) -> None:
    """The controlling player rolls for the own soldier in the Ark (X-ARK-18, X-APOC-09, -10)."""
    seat = s.ark_owner
    if seat < 0:
        return
    soldier = s.ark
    dice = paragon_dice(s, seat, soldier, L.CONTROL)
    symbols, blanks = roll_paragon_dice(s, seat, dice, E.BY_CONTROL, soldier)
    symbols += control_bonus(s)
    gain_paragon(s, seat, symbols, E.BY_CONTROL, soldier)
    if dice:
        answers: list[Answer] = []
        collect(s, answers, V.T_ARK_INCOME, seat, soldier)
        for _ in range(blanks):
            collect(s, answers, V.T_PARAGON_BLANK, seat, soldier)
        fire(s, answers)


def control_bonus(s: Position) -> i64:
    """What Apocalypse mode adds to the control income (X-APOC-09, X-APOC-10)."""
    if not s.apocalypse:
        return 0
    return s.tables.bonus_low if s.life <= 5 else s.tables.bonus_high
