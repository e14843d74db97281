"""Looking at the top cards of a deck and returning each to its top or bottom (X-DECK-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.atoms import return_cards
from stormark.games.xibalba.effects.operation import Operation, Operations, Params, Procedures
from stormark.games.xibalba.effects.words import DECK, FEW, Param
from stormark.games.xibalba.procedure import Procedure, Question
from stormark.games.xibalba.procedure_fields import (
    CARD,
    SEAT,
    UNKNOWN,
    Fields,
    cards_field,
    item_field,
    type_field,
)
from stormark.games.xibalba.state import Position
from stormark.kernel.compiling import i64
from stormark.kernel.json import JsonDict

if TYPE_CHECKING:
    from stormark.games.xibalba.effects.effect import Effect
    from stormark.games.xibalba.effects.reading import Reading

NO_DECK: Final = -1


@final
class Scout(Operation):
    """Look at the top `count` cards of one deck and put each on top or at the bottom."""

    word: ClassVar[str] = "scout"
    params: ClassVar[Params] = {"deck": Param(DECK), "count": Param(FEW)}

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.decks = reading.kinds("deck", V.EVERY_TYPE)
        self.count = reading.number("count")

    def open_decks(self, s: Position) -> list[int]:
        return [deck for deck in range(L.TYPES) if self.decks >> deck & 1 and s.piles[deck]]

    def feasible(self, s: Position, e: Effect) -> bool:
        return bool(self.open_decks(s))

    def perform(self, s: Position, e: Effect) -> None:
        s.push(Scouting(e.seat, e.card, self))


@final
class Scouting(Procedure):
    """The cards stay in the deck until all are sorted; the last one sorted lies outermost."""

    __slots__ = ("bottom", "card", "deck", "item", "left", "top")

    word: ClassVar[str] = "scout"
    fields: ClassVar[Fields] = (
        SEAT,
        CARD,
        item_field("item"),
        type_field("deck", may_miss=True),
        cards_field("left"),
        cards_field("top"),
        cards_field("bottom"),
    )
    asks: ClassVar[tuple[str, ...]] = ("scout",)

    def __init__(
        self,
        seat: int,
        card: int,
        item: Operation,
        deck: int = NO_DECK,
        left: tuple[int, ...] = (),
        top: tuple[int, ...] = (),
        bottom: tuple[int, ...] = (),
    ) -> None:
        self.below = None
        self.seat = seat
        self.step = 0
        self.card = card
        self.item = item
        self.deck = deck  # once it is known
        self.left = left  # cards not sorted yet
        self.top = top  # cards that go on top, the last one uppermost
        self.bottom = bottom  # cards that go to the bottom, the last one lowest

    def operation(self) -> Scout:
        assert isinstance(self.item, Scout)
        return self.item

    def run(self, s: Position) -> bool:
        if self.deck == NO_DECK:
            decks = self.operation().open_decks(s)
            if len(decks) > 1:
                return False
            self.look(s, decks[0])
            return True
        if self.left:
            return False
        s.pop()
        return_cards(s, self.seat, self.deck, self.top, self.bottom)
        return True

    def look(self, s: Position, deck: i64) -> None:
        cards = s.piles[deck][-self.operation().count :]
        s.replace(Scouting(self.seat, self.card, self.item, deck, cards))
        s.say(E.E_SCOUT, (self.seat, deck, len(cards)))
        s.say(E.E_SCOUTED, (self.seat, deck, *reversed(cards)), 1 << self.seat)

    def options(self, s: Position) -> list[int]:
        if self.deck == NO_DECK:
            return [L.pack(L.V_DECK, deck) for deck in self.operation().open_decks(s)]
        options: list[int] = []
        for card in self.left:
            options.append(L.pack(L.V_TOP, card))
            options.append(L.pack(L.V_BOTTOM, card))
        return options

    def choose(self, s: Position, option: i64) -> None:
        verb = L.verb_of(option)
        if verb == L.V_DECK:
            self.look(s, L.a_of(option))
            return
        card = L.a_of(option)
        left = tuple([other for other in self.left if other != card])
        top = (*self.top, card) if verb == L.V_TOP else self.top
        bottom = (*self.bottom, card) if verb == L.V_BOTTOM else self.bottom
        s.replace(Scouting(self.seat, self.card, self.item, self.deck, left, top, bottom))

    def question(self, s: Position) -> Question:
        about: JsonDict = {"card": s.tables.refs[self.card]}
        if self.deck != NO_DECK:
            about["deck"] = V.TYPE_WORDS[self.deck]
            about["left"] = len(self.left)
        return "scout", about

    # --- what others may see of it: which deck, and how many cards

    def looks_at(self, s: Position, pile: i64) -> i64:
        return self.looked_at() if pile == self.deck else 0

    def looked_at(self) -> i64:
        return len(self.left) + len(self.top) + len(self.bottom)

    def seen_by(self, viewer: i64) -> Procedure:
        if viewer == self.seat or self.deck == NO_DECK:
            return self
        hidden = (UNKNOWN,) * self.looked_at()
        return Scouting(self.seat, self.card, self.item, self.deck, hidden)

    def completed(self, s: Position) -> Procedure:
        if UNKNOWN not in self.left:
            return self
        cards = s.piles[self.deck][-self.looked_at() :]
        return Scouting(self.seat, self.card, self.item, self.deck, cards)


OPERATIONS: Final[Operations] = (Scout,)
PROCEDURES: Final[Procedures] = (Scouting,)
