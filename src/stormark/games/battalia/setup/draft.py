"""The draft (B-DRAFT): three rounds of Tribesmen, one of Chiefs, one of Priests."""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import without
from stormark.games.battalia.atoms_flow import go_on
from stormark.games.battalia.atoms_setup import draft_unit, offer_units
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.piles import distinct
from stormark.games.battalia.procedure import SEAT, Procedure, register
from stormark.games.battalia.procedure_fields import Declared, Number, cards
from stormark.games.battalia.setup import players
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64
from stormark.kernel.refusal import Refusal

RANKS: Final = (1, 1, 1, 2, 3)  # by round


def start_round(s: Position, thread: i64, number: i64) -> None:
    offer = offer_units(s, L.UNIT_STACKS + RANKS[number] - 1, s.seats)
    go_on(s, thread, Draft(drafter(s, number, 0), number, 0, offer))


def drafter(s: Position, number: i64, chosen: i64) -> i64:
    """Every other round goes backwards (B-DRAFT-03, -05, B-EX-20)."""
    return s.order[chosen] if number % 2 == 0 else s.order[s.seats - 1 - chosen]


@final
class Draft(Procedure):
    """One after the other keeps a card and passes the rest on; all lies open (B-RULING-118)."""

    __slots__ = ("chosen", "number", "offer")

    word: ClassVar[str] = "draft"
    asks: ClassVar[tuple[str, ...]] = ("draft",)
    fields: ClassVar[tuple[Declared, ...]] = (
        SEAT,
        Number("number"),
        Number("chosen"),
        cards("offer"),
    )

    def __init__(self, seat: i64, number: i64, chosen: i64, offer: Cards) -> None:
        self.seat = seat
        self.number = number  # of the round, from 0
        self.chosen = chosen  # how many have a card of it
        self.offer = offer

    def options(self, s: Position) -> list[int]:
        return [V.pack(V.V_DRAFT, card) for card in distinct(self.offer)]

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        card = V.a_of(option)
        draft_unit(s, self.seat, card)
        offer = without(self.offer, card)
        if offer:
            chosen = self.chosen + 1
            seat = drafter(s, self.number, chosen)
            go_on(s, thread, Draft(seat, self.number, chosen, offer))
        elif self.number + 1 < len(RANKS):
            start_round(s, thread, self.number + 1)
        else:
            players.finish_setup(s, thread)

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        right = V.verb_of(option) == V.V_DRAFT
        return Refusal("B-DRAFT-02", "refused-draft" if right else "refused-setup")

    def order_rule(self) -> str:
        return "B-DRAFT-02"

    def held(self) -> Cards:
        return self.offer


register(Draft)
