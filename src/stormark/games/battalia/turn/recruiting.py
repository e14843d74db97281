"""Recruiting a hero (B-RECRUIT): a Weapon, then Supply, bring him into an own city."""

from __future__ import annotations

from typing import ClassVar, final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import AMBUSH, HAND, lay_open, recruit_hero, take_card, without
from stormark.games.battalia.atoms_flow import end, go_on, take_back
from stormark.games.battalia.grid import cities_of
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.piles import distinct, holds
from stormark.games.battalia.procedure import SEAT, Procedure, register
from stormark.games.battalia.procedure_fields import BoardField, Declared, Number, cards
from stormark.games.battalia.purse import Purse, held_by
from stormark.games.battalia.queries import fought_over, is_weapon, supply_of
from stormark.games.battalia.refusals.cards import wrong_answer
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import half_laid, playing
from stormark.kernel.compiling import i64
from stormark.kernel.moves import Moves
from stormark.kernel.refusal import Refusal


def recruit_options(s: Position, seat: i64, purse: Purse, options: Moves) -> None:
    if not purse.weapons or purse.supply < s.rules.tables.recruit_supply:
        return
    hero = 0 if s.heroes[2 * seat] < 0 else 1
    for field in recruit_fields(s, seat):
        options.append(V.pack(V.V_RECRUIT, field, hero))


def recruit_fields(s: Position, seat: i64) -> list[int]:
    """Own cities; without one any road, else ruin, gate or connection (B-RECRUIT-06)."""
    fields = list(cities_of(s, seat))
    size = s.rules.board.size
    if not fields:
        fields = [field for field in range(size) if s.place[field] == L.ROAD]
    if not fields:
        fields = [
            field for field in range(size) if s.place[field] in (L.RUIN, L.GATE, L.CONNECTION)
        ]
    closed = fought_over(s, seat)
    return [field for field in fields if not holds(closed, field)]


@final
class Recruit(Procedure):
    """The cards are laid one by one; the hero comes once the line is complete."""

    __slots__ = ("field", "from_ambush", "hero", "laid")

    word: ClassVar[str] = "recruit"
    asks: ClassVar[tuple[str, ...]] = ("recruit-line",)
    fields: ClassVar[tuple[Declared, ...]] = (
        SEAT,
        BoardField("field"),
        Number("hero"),
        cards("laid"),
        cards("from_ambush"),
    )

    def __init__(
        self, seat: i64, field: i64, hero: i64, laid: Cards = (), from_ambush: Cards = ()
    ) -> None:
        self.seat = seat
        self.field = field
        self.hero = hero
        self.laid = laid  # the Weapon first
        self.from_ambush = from_ambush  # those of them that lay hidden before

    def run(self, s: Position, thread: i64) -> bool:
        if self.supply() >= s.rules.tables.recruit_supply:
            end(s, thread)
            lay_open(s, self.seat, self.laid, self.from_ambush)
            arrival = Arrival(self.seat, self.hero, self.field)
            playing.played(s, self.seat, V.V_RECRUIT, self.laid, arrival)
            return True
        options = self.ways_on(s)
        if len(options) > 1:
            return False
        self.choose(s, options[0], thread)
        return True

    def supply(self) -> i64:
        """How much Supply was laid after the Weapon."""
        total: i64 = 0
        for card in self.laid[1:]:
            total += supply_of(card)
        return total

    def options(self, s: Position) -> list[int]:
        return half_laid.or_take_back(s, self.ways_on(s))

    def ways_on(self, s: Position) -> list[int]:
        """The cards that may be laid next."""
        options: list[int] = []
        for zone, held in ((HAND, s.hand[self.seat]), (AMBUSH, s.ambush[self.seat])):
            for card in distinct(held):
                if supply_of(card) > 0 if self.laid else is_weapon(s, card):
                    options.append(V.pack(V.V_LAY, card, zone))
        return options

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        if V.verb_of(option) == V.V_TAKE_BACK:
            take_back(s, thread)
            return
        card = V.a_of(option)
        zone = V.b_of(option)
        take_card(s, self.seat, zone, card)
        laid = (*self.laid, card)
        from_ambush = (*self.from_ambush, card) if zone == AMBUSH else self.from_ambush
        go_on(s, thread, Recruit(self.seat, self.field, self.hero, laid, from_ambush))

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return wrong_answer(s, self, option, "B-RECRUIT-02")

    def held(self) -> Cards:
        return self.laid

    def is_half_laid(self) -> bool:
        return True

    def laid_cards(self, s: Position) -> tuple[Cards, Cards]:
        from_hand = self.laid
        for card in self.from_ambush:
            from_hand = without(from_hand, card)
        return from_hand, self.from_ambush

    def hindrance(self, s: Position) -> i64:
        if self.field not in recruit_fields(s, self.seat):
            return E.BY_BATTLE
        purse = held_by(s, self.seat)
        missing = s.rules.tables.recruit_supply - self.supply()
        enough = purse.supply >= missing and (bool(self.laid) or purse.weapons > 0)
        return E.NO_HINDRANCE if enough else E.BY_CARDS


register(Recruit)


@final
class Arrival(Procedure):
    """The hero comes."""

    __slots__ = ("field", "hero")

    word: ClassVar[str] = "arrival"
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, Number("hero"), BoardField("field"))

    def __init__(self, seat: i64, hero: i64, field: i64) -> None:
        self.seat = seat
        self.hero = hero
        self.field = field

    def run(self, s: Position, thread: i64) -> bool:
        end(s, thread)
        recruit_hero(s, self.seat, self.hero, self.field)
        return True


register(Arrival)
