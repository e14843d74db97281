"""The Hand of Luut (B-GA-16, -17)."""

from __future__ import annotations

from typing import ClassVar, final

from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms_flow import begin, end, go_on
from stormark.games.battalia.atoms_storm import look_at, steal_card
from stormark.games.battalia.effects.greats.great import GreatArtefact, GreatChoice, add
from stormark.games.battalia.piles import distinct
from stormark.games.battalia.procedure import SEAT, register
from stormark.games.battalia.procedure_fields import Declared, Seat
from stormark.games.battalia.queries import (
    fights_a_teammate,
    is_great,
    is_royal,
    opponents,
)
from stormark.games.battalia.refusals.cards import no, wrong_kind
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64
from stormark.kernel.refusal import Refusal


@final
class HandOfLuut(GreatArtefact):
    """Borrow a card of an opponent's hand for this turn (B-GA-16, -17)."""

    word: ClassVar[str] = "hand_of_luut"
    rule: ClassVar[str] = "B-GA-16"

    def usable(self, s: Position, seat: i64) -> bool:
        return bool(robbable(s, seat))

    def take_effect(self, s: Position, seat: i64) -> None:
        begin(s, seat, Rob(seat))


add(HandOfLuut())


def robbable(s: Position, seat: i64) -> list[int]:
    """Opponents with a card that may be taken, none in a teammate's open battle (R-11)."""
    return [
        other
        for other in range(s.seats)
        if opponents(s, seat, other) and s.hand[other] and not fights_a_teammate(s, other, seat)
    ]


@final
class Rob(GreatChoice):
    """Whose hand it is; the player then sees it."""

    __slots__ = ()

    word: ClassVar[str] = "rob"
    asks: ClassVar[tuple[str, ...]] = ("theft",)
    great: ClassVar[str] = "hand_of_luut"

    def options(self, s: Position) -> list[int]:
        return [V.pack(V.V_SEAT, seat) for seat in robbable(s, self.seat)]

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        victim = V.a_of(option)
        go_on(s, thread, Theft(self.seat, victim))
        look_at(s, self.seat, s.hand[victim])

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        refusal = wrong_kind(s, self, option, "B-LINE-04")
        if refusal is not None:
            return refusal
        victim = V.a_of(option)
        fighting = victim < s.seats and opponents(s, seat, victim) and s.hand[victim]
        return no("B-RULING-11" if fighting else "B-GA-16", "victim-hand")


register(Rob)


@final
class Theft(GreatChoice):
    """Which card of the hand he sees; there may be none that he can take."""

    __slots__ = ("victim",)

    word: ClassVar[str] = "theft"
    asks: ClassVar[tuple[str, ...]] = ("theft",)
    secret_options: ClassVar[bool] = True
    great: ClassVar[str] = "hand_of_luut"
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, Seat("victim"))

    def __init__(self, seat: i64, victim: i64) -> None:
        self.seat = seat
        self.victim = victim

    def options(self, s: Position) -> list[int]:
        options = [
            V.pack(V.V_TAKE, card)
            for card in distinct(s.hand[self.victim])
            if not is_great(card) and not is_royal(card)
        ]
        return options or [V.pack(V.V_FINISH)]

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        end(s, thread)
        if V.verb_of(option) == V.V_TAKE:
            steal_card(s, self.seat, self.victim, V.a_of(option))

    def is_forced(self, s: Position) -> bool:
        return len(s.hand[self.victim]) == 1

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return wrong_kind(s, self, option, "B-LINE-04") or no("B-GA-16", "not-stolen")

    def looks_at(self) -> tuple[str, int]:
        return "hand", self.victim


register(Theft)
