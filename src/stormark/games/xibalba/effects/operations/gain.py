"""Gaining a card for nothing, and placing it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.atoms import draw, put_on_top, take_from_discard
from stormark.games.xibalba.effects.item_choice import ItemChoice
from stormark.games.xibalba.effects.operation import Operation, Operations, Params, Procedures
from stormark.games.xibalba.effects.words import ADDON_TYPES, Param, number, one_of
from stormark.games.xibalba.procedure import Procedure, Question
from stormark.games.xibalba.procedure_fields import CARD, SEAT, Fields
from stormark.games.xibalba.queries import accepts, has_place
from stormark.games.xibalba.state import Position
from stormark.kernel.compiling import i64
from stormark.kernel.packs.report import Place, Report
from stormark.kernel.refusal import Refusal

if TYPE_CHECKING:
    from stormark.games.xibalba.effects.effect import Effect
    from stormark.games.xibalba.effects.reading import Reading
    from stormark.games.xibalba.pack.placement import Moment


@final
class GainCard(Operation):
    """Take a card of `kind`: the top of its deck, or of its discard pile the top or any card."""

    word: ClassVar[str] = "gain_card"
    params: ClassVar[Params] = {
        "kind": Param(one_of("soldier", "addon", *ADDON_TYPES)),
        "from": Param(one_of("deck", "discard")),
        "choose": Param(one_of("top", "any"), "top"),
        "max_cost": Param(number(1, 25), 0),
    }
    moves_soldiers: ClassVar[bool] = True

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.kinds = reading.kinds("kind", V.ADDONS)
        self.from_deck = reading.word("from") == "deck"
        self.any_card = reading.word("choose") == "any"
        self.max_cost = reading.number("max_cost")

    @staticmethod
    def check(report: Report, item: Mapping[str, Any], place: Place, moment: Moment) -> None:
        if item["from"] == "deck":
            for key in ("choose", "max_cost"):
                if key in item:
                    report.add("pack-useless-deck", place.key(key), key=key)
            if item["kind"] == "addon":
                report.add("pack-deck-needs-kind", place.key("kind"))

    def choices(self, s: Position, seat: i64) -> list[int]:
        """What may be taken: card types from decks, cards from discard piles."""
        found: list[int] = []
        for card_type in range(L.EVENT):
            if self.kinds >> card_type & 1 and has_place(s, seat, card_type):
                pile = s.piles[L.DISCARD + card_type]
                if self.from_deck:
                    if s.piles[card_type] or pile:
                        found.append(card_type)
                else:
                    for card in pile if self.any_card else pile[-1:]:
                        if self.max_cost == 0 or s.tables.cost[card] <= self.max_cost:
                            found.append(card)
        return found

    def feasible(self, s: Position, e: Effect) -> bool:
        return bool(self.choices(s, e.seat))

    def perform(self, s: Position, e: Effect) -> None:
        s.push(ChooseGain(e.seat, e.card, self))


@final
class ChooseGain(ItemChoice):
    """The controller chooses a card to take; the only one is taken without asking."""

    __slots__ = ()

    word: ClassVar[str] = "gain-card"
    asks: ClassVar[tuple[str, ...]] = ("gain-card",)

    def operation(self) -> GainCard:
        assert isinstance(self.item, GainCard)
        return self.item

    def run(self, s: Position) -> bool:
        choices = self.operation().choices(s, self.seat)
        if len(choices) > 1:
            return False
        s.pop()
        if choices:
            self.take(s, choices[0])
        return True

    def options(self, s: Position) -> list[int]:
        item = self.operation()
        verb = L.V_DECK if item.from_deck else L.V_TAKE
        return [L.pack(verb, choice) for choice in item.choices(s, self.seat)]

    def choose(self, s: Position, option: i64) -> None:
        s.pop()
        self.take(s, L.a_of(option))

    def take(self, s: Position, choice: i64) -> None:
        if self.operation().from_deck:
            take_from_deck(s, self.seat, choice)
        else:
            s.say(E.E_GAIN, (self.seat, choice))
            take_from_discard(s, choice)
            place_gained(s, self.seat, choice)

    def question(self, s: Position) -> Question:
        return "gain-card", {"card": s.tables.refs[self.card]}

    def looks_at(self, s: Position, pile: i64) -> i64:
        """Who may choose any card sees the whole discard pile (X-RULING-77)."""
        item = self.operation()
        if s.top is not self or item.from_deck or not item.any_card or pile < L.DISCARD:
            return 0
        return len(s.piles[pile]) if item.kinds >> (pile - L.DISCARD) & 1 else 0


@final
class PlaceCard(Procedure):
    """A gained add-on card is placed on a field, as if it had been bought (X-BUY-06)."""

    __slots__ = ("card",)

    word: ClassVar[str] = "place-card"
    fields: ClassVar[Fields] = (SEAT, CARD)
    asks: ClassVar[tuple[str, ...]] = ("place-card",)

    def __init__(self, seat: i64, card: i64) -> None:
        self.below = None
        self.seat = seat
        self.step = 0
        self.card = card

    def legal_fields(self, s: Position) -> list[int]:
        card_type = s.tables.type[self.card]
        return [
            field
            for field in range(1, s.level[self.seat] + 1)
            if accepts(s, self.seat, field, card_type)
        ]

    def run(self, s: Position) -> bool:
        fields = self.legal_fields(s)
        if len(fields) > 1:
            return False
        s.pop()
        put_on_top(s, self.seat, fields[0], self.card)
        return True

    def options(self, s: Position) -> list[int]:
        return [L.pack(L.V_FIELD, field) for field in self.legal_fields(s)]

    def choose(self, s: Position, option: i64) -> None:
        s.pop()
        put_on_top(s, self.seat, L.a_of(option), self.card)

    def question(self, s: Position) -> Question:
        return "place-card", {"card": s.tables.refs[self.card]}

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        if L.verb_of(option) != L.V_FIELD:
            return super().why_not(s, seat, option)
        field = L.a_of(option)
        if field > s.level[seat] or field == 0:
            return Refusal("X-BUY-08", "refused-locked", {"field": field})
        return Refusal("X-BUY-07", "refused-other-type", {"field": field})

    def held(self) -> tuple[int, ...]:
        return (self.card,)


def can_take_from_deck(s: Position, seat: i64, card_type: i64) -> bool:
    """Whether there is a card of a type, and a place for it in a base."""
    there = s.piles[card_type] or s.piles[L.DISCARD + card_type]
    return bool(there) and has_place(s, seat, card_type)


def take_from_deck(s: Position, seat: i64, card_type: i64) -> None:
    """The top card of a deck goes to a base, as if it had been bought."""
    card = draw(s, card_type)
    s.say(E.E_GAIN, (seat, card))
    place_gained(s, seat, card)


def place_gained(s: Position, seat: i64, card: i64) -> None:
    if s.tables.type[card] == L.SOLDIER:
        put_on_top(s, seat, L.WARHOST, card)
    else:
        s.push(PlaceCard(seat, card))


OPERATIONS: Final[Operations] = (GainCard,)
PROCEDURES: Final[Procedures] = (ChooseGain, PlaceCard)
