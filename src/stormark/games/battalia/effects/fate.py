"""Fate cards (B-FATE), and choosing Great Artefacts (B-RUINS-03)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import gain
from stormark.games.battalia.atoms_flow import begin, end, go_on
from stormark.games.battalia.atoms_storm import (
    draw_fate,
    shuffle_fates,
    take_face_up_great,
    take_great_of_rest,
    take_stardust,
)
from stormark.games.battalia.choice import Choice
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.procedure import SEAT, Procedure, register
from stormark.games.battalia.procedure_fields import Card, Declared, Flag, Word
from stormark.games.battalia.queries import may_gain_great
from stormark.games.battalia.refusals.cards import no, wrong_answer, wrong_kind
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import Refusal

KEPT: Final = L.FATES  # Fate 1: the card itself becomes a copy of others (B-FATE-06)
TOP_OF_REST: Final = L.FATES + 1  # Fate 2: the top Great Artefact of the rest stack (B-FATE-08)

GREAT: Final = 0  # the alternatives of every Fate card
STARDUST: Final = 1

DRAWN: Final = 0
RETURNS: Final = 1
STAYS: Final = 2
STEPS: Final = ("drawn", "returns", "stays")


def draw_and_carry_out(s: Position, seat: i64, to_hand: bool) -> None:
    """Gains go to the hand if a storm effect drew the card, else to the Refuge (R-50)."""
    if s.fates:
        begin(s, seat, Fate(seat, draw_fate(s, seat), to_hand))


@final
class Fate(Procedure):
    """One of two alternatives is carried out; then the stack is shuffled (B-FATE-04, -05)."""

    __slots__ = ("card", "step", "to_hand")

    word: ClassVar[str] = "fate"
    asks: ClassVar[tuple[str, ...]] = ("fate",)
    fields: ClassVar[tuple[Declared, ...]] = (
        SEAT,
        Card("card"),
        Flag("to_hand"),
        Word("step", STEPS),
    )

    def __init__(self, seat: i64, card: i64, to_hand: bool, step: i64 = DRAWN) -> None:
        self.seat = seat
        self.card = card
        self.to_hand = to_hand
        self.step = step

    def run(self, s: Position, thread: i64) -> bool:
        if self.step != DRAWN:
            end(s, thread)
            shuffle_fates(s, self.held())
            return True
        options = self.options(s)
        if len(options) > 1:
            return False
        if options:
            self.choose(s, options[0], thread)
        else:
            self.leave(s, thread, RETURNS)
        return True

    def options(self, s: Position) -> list[int]:
        """The alternatives that can be carried out (R-50)."""
        options: list[int] = []
        if (self.card == KEPT or s.great_rest) and may_gain_great(s, self.seat):
            options.append(V.pack(V.V_FATE, GREAT))
        if s.stardust:
            options.append(V.pack(V.V_FATE, STARDUST))
        return options

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        if V.a_of(option) == STARDUST:
            self.leave(s, thread, RETURNS)
            count = s.rules.tables.fate_stardust[self.card - L.FATES]
            take_stardust(s, self.seat, count, self.to_hand)
        elif self.card == KEPT:
            self.leave(s, thread, STAYS)
            gain(s, self.seat, self.card, self.to_hand)
        elif self.card == TOP_OF_REST:
            self.leave(s, thread, RETURNS)
            take_great_of_rest(s, self.seat, s.great_rest[-1], self.to_hand)
        else:
            self.leave(s, thread, RETURNS)
            begin(s, thread, ChooseGreat(self.seat, True, self.to_hand))

    def leave(self, s: Position, thread: i64, step: i64) -> None:
        go_on(s, thread, Fate(self.seat, self.card, self.to_hand, step))

    def question(self, s: Position, thread: i64) -> tuple[str, JsonDict]:
        return self.asks[0], {"fate_card": s.rules.words.card(self.card)}

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return wrong_answer(s, self, option, "B-RULING-50")

    def held(self) -> Cards:
        return () if self.step == STAYS else (self.card,)


register(Fate)


@final
class ChooseGreat(Choice):
    """A face-up Great Artefact or a Fate card instead; or any one of the rest stack."""

    __slots__ = ("from_rest", "to_hand")

    word: ClassVar[str] = "choose-great"
    asks: ClassVar[tuple[str, ...]] = ("choose-artefact",)
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, Flag("from_rest"), Flag("to_hand"))

    def __init__(self, seat: i64, from_rest: bool = False, to_hand: bool = False) -> None:
        self.seat = seat
        self.from_rest = from_rest  # Fate 3 (B-FATE-10)
        self.to_hand = to_hand

    def options(self, s: Position) -> list[int]:
        if self.from_rest:
            return [V.pack(V.V_TAKE, card) for card in sorted(s.great_rest)]
        options: list[int] = []
        if may_gain_great(s, self.seat):
            options = [V.pack(V.V_TAKE, card) for card in sorted(s.great_up)]
        if s.rules.stormgates and s.fates:
            options.append(V.pack(V.V_FINISH))  # draw a Fate card instead (B-FATE-03)
        return options

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        end(s, thread)
        if V.verb_of(option) == V.V_FINISH:
            draw_and_carry_out(s, self.seat, self.to_hand)
        elif self.from_rest:
            take_great_of_rest(s, self.seat, V.a_of(option), self.to_hand)
        else:
            take_face_up_great(s, self.seat, V.a_of(option), self.to_hand)

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        refusal = wrong_kind(s, self, option, "B-RUINS-03")
        if refusal is not None:
            return refusal
        if V.a_of(option) in s.great_up:
            return no("B-RULING-49", "owns-great")
        return no("B-RUINS-03", "target")

    def looks_at(self) -> tuple[str, int]:
        return ("rest", 0) if self.from_rest else ("", 0)


register(ChooseGreat)


@final
class BoosterReward(Choice):
    """A delivered storm booster: a Great Artefact, a Fate card, or neither (B-RULING-130)."""

    __slots__ = ()

    word: ClassVar[str] = "booster-reward"
    asks: ClassVar[tuple[str, ...]] = ("choose-artefact",)

    def options(self, s: Position) -> list[int]:
        rewards = ChooseGreat(self.seat).options(s)
        return [*rewards, V.pack(V.V_PASS)] if rewards else []

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        if V.verb_of(option) == V.V_PASS:
            end(s, thread)
        else:
            ChooseGreat(self.seat).choose(s, option, thread)

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return ChooseGreat(self.seat).why_not(s, seat, option)


register(BoosterReward)
