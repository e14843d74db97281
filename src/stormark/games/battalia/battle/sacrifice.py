"""A Fanatic's sacrifice where all look on: in a battle, and as a tribute (B-FAN-07, R-72)."""

from __future__ import annotations

from typing import ClassVar, final

from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms_flow import end
from stormark.games.battalia.lines import sacrifice
from stormark.games.battalia.piles import distinct
from stormark.games.battalia.procedure import Procedure, register
from stormark.games.battalia.queries import sacrificable
from stormark.games.battalia.refusals.cards import sacrificing
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64
from stormark.kernel.refusal import Refusal


@final
class Sacrifice(Procedure):
    """A card of the hand goes to Limbo."""

    __slots__ = ()

    word: ClassVar[str] = "sacrifice"
    asks: ClassVar[tuple[str, ...]] = ("sacrifice",)
    secret_options: ClassVar[bool] = True

    def run(self, s: Position, thread: i64) -> bool:
        """Whoever holds more than one card is asked, else it would be told what (B-RULING-122)."""
        options = self.options(s)
        if len(s.hand[self.seat]) > 1 or not options:
            return False
        self.choose(s, options[0], thread)
        return True

    def options(self, s: Position) -> list[int]:
        cards = [card for card in distinct(s.hand[self.seat]) if sacrificable(card)]
        return [V.pack(V.V_SACRIFICE, card) for card in cards]

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        end(s, thread)
        sacrifice(s, self.seat, V.a_of(option))

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return sacrificing(s, seat, option)


register(Sacrifice)
