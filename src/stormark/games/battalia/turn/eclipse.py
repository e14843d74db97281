"""The Eclipse: a hand card becomes a joker for the rest of the turn (B-BILK-26, R-68)."""

from __future__ import annotations

from typing import ClassVar, final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import change_hand_card, has_acted
from stormark.games.battalia.atoms_flow import end, take_back
from stormark.games.battalia.atoms_visitors import use_potion
from stormark.games.battalia.procedure import SEAT, Procedure, register
from stormark.games.battalia.procedure_fields import Card, Declared
from stormark.games.battalia.refusals.cards import wrong_answer
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import half_laid
from stormark.kernel.compiling import i64
from stormark.kernel.refusal import Refusal


@final
class Eclipse(Procedure):
    """What the card is to count as; before that is said nobody knows of it (B-RULING-106)."""

    __slots__ = ("card",)

    word: ClassVar[str] = "eclipse"
    asks: ClassVar[tuple[str, ...]] = ("eclipse",)
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, Card("card"))

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: Position) -> list[int]:
        forms = [1, 2, 3, 4, L.FORM_SUPPLY]
        forms += [L.FORM_ARTEFACT + artefact for artefact in range(L.TYPES)]
        return half_laid.or_take_back(s, [V.pack(V.V_FORM, form) for form in forms])

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        if V.verb_of(option) == V.V_TAKE_BACK:
            take_back(s, thread)
            return
        end(s, thread)
        has_acted(s, self.seat)
        use_potion(s, self.seat, L.ECLIPSE)
        form = V.a_of(option)
        change_hand_card(s, self.seat, self.card, L.with_form(self.card, form) | L.JOKER)
        s.say(E.E_TRANSFORMED, (self.seat, L.plain(self.card), form))

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return wrong_answer(s, self, option, "B-BILK-26")

    def is_half_laid(self) -> bool:
        return True

    def hindrance(self, s: Position) -> i64:
        return E.NO_HINDRANCE if self.card in s.hand[self.seat] else E.BY_CARDS


register(Eclipse)
