"""Cards that were played as a line of their own: first its window, then what follows (R-65)."""

from __future__ import annotations

from typing import ClassVar, final

from stormark.games.battalia import events as E
from stormark.games.battalia.atoms_flow import begin, end, go_on
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.procedure import SEAT, Procedure, register
from stormark.games.battalia.procedure_fields import Declared, Flag, cards
from stormark.games.battalia.procedure_nested import Then
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import windows
from stormark.kernel.compiling import i64


def played(s: Position, seat: i64, action: i64, cards: Cards, then: Procedure) -> None:
    """Cards of a complete line lie on the table; before what follows others are asked."""
    if cards:
        s.say(E.E_LINE, (seat, action, *cards))
    begin(s, seat, Played(seat, cards, then))


@final
class Played(Procedure):
    """A complete line; its effect waits for the window."""

    __slots__ = ("asked", "cards", "then")

    word: ClassVar[str] = "played"
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, cards("cards"), Then("then"), Flag("asked"))

    def __init__(self, seat: i64, cards: Cards, then: Procedure, asked: bool = False) -> None:
        self.seat = seat
        self.cards = cards
        self.then = then
        self.asked = asked

    def run(self, s: Position, thread: i64) -> bool:
        if self.asked:
            go_on(s, thread, self.then)
        else:
            go_on(s, thread, Played(self.seat, self.cards, self.then, True))
            windows.open_window(s, thread, self.seat, windows.LINE_WINDOW)
        return True

    def freeze(self, s: Position, thread: i64) -> None:
        end(s, thread)
        windows.freeze_cards(s, self.seat, self.cards)


register(Played)
