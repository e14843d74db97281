"""The state of a tiny game that has everything the kernel must cope with.

Two or three players hold hidden cards.  In a turn a player boasts (free, at most twice), then
rolls a die or plays a card that the next player may match.  A six lets all players at once
secretly swap a card for the top of the deck.  Most points after the last turn wins.
"""

from __future__ import annotations

from typing import Self

from stormark.kernel.json import JsonDict
from stormark.kernel.state import Io, State
from stormark.kernel.state_field import EACH_SEAT, StateField, StateFields, its_owner, nobody
from stormark.kernel.state_shape import Ints, Limits, Number, Row, Word
from stormark.kernel.vectors import ints

CARDS = 9
HAND = 2
DICE, DECK = 0, 1  # chance streams
TURN, ANSWER, SWAP, OVER = "turn", "answer", "swap", "over"  # phases
ROLL, BOAST, PASS, KEEP, PLAY, MATCH, SWAPS = 0, 1, 2, 3, 10, 20, 30  # options; cards are added
CONFIRM = 4  # in variants of the game
ROLLED, BOASTED, PLAYED, MATCHED, PASSED, SWAPPED, DREW, KEPT = range(8)  # event verbs
EVERYBODY = -1


FIELDS = StateFields(
    StateField("seats", Number("seats")),
    StateField("turns", Number("count")),
    StateField("draws", Ints(Number("count"), "streams")),
    StateField("answered", Ints(Number("count")), EACH_SEAT, its_owner),
    StateField("turn", Number("count")),
    StateField("phase", Word(TURN, ANSWER, SWAP, OVER)),
    StateField("boasts", Number("count")),
    StateField("attack", Number("card or none")),
    StateField("waiting", Row(Number("seat"))),
    StateField("points", Row(Number("count")), EACH_SEAT),
    StateField("table", Row(Number("card"))),
    StateField("deck", Row(Number("card")), seen=nobody),
    StateField("hands", Row(Row(Number("card"))), EACH_SEAT, its_owner),
    StateField("buried", Row(Row(Number("card"))), EACH_SEAT, its_owner),
)


class ToyState(State):
    fields = FIELDS

    def __init__(self, seats: int, turns: int) -> None:
        self.seats = seats
        self.turns = turns
        self.draws = ints([0, 0])
        self.answered = ints([0] * seats)
        self.turn = 1
        self.phase = TURN
        self.boasts = 0
        self.attack = -1
        self.waiting: list[int] = []
        self.points = [0] * seats
        self.table: list[int] = []
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.buried: list[list[int]] = [[] for _ in range(seats)]

    @property
    def current(self) -> int:
        return (self.turn - 1) % self.seats

    def copy(self) -> Self:
        new = type(self)(self.seats, self.turns)
        new.draws = self.draws[:]
        new.answered = self.answered[:]
        new.turn, new.phase, new.boasts, new.attack = (
            self.turn,
            self.phase,
            self.boasts,
            self.attack,
        )
        new.waiting = self.waiting[:]
        new.points = self.points[:]
        new.table = self.table[:]
        new.deck = self.deck[:]
        new.hands = [hand[:] for hand in self.hands]
        new.buried = [cards[:] for cards in self.buried]
        return new

    def open_seats(self) -> list[int]:
        if self.phase == TURN:
            return [self.current]
        if self.phase == ANSWER:
            return [(self.current + 1) % self.seats]
        return self.waiting[:]

    def options(self, seat: int) -> list[int]:
        if self.phase == TURN:
            boast = [BOAST] if self.boasts < 2 else []
            return [ROLL, *boast, *(PLAY + card for card in self.hands[seat])]
        if self.phase == ANSWER:
            return [PASS, *(MATCH + card for card in self.hands[seat])]
        return [KEEP, *(SWAPS + card for card in self.hands[seat] if self.deck)]

    def apply(self, seat: int, option: int, io: Io) -> None:
        self.answered[seat] += 1
        if option == ROLL:
            self._roll(seat, io)
        elif option == BOAST:
            self.boasts += 1
            self.tell(io, BOASTED, (seat,))
        elif option == PASS:
            self.points[self.current] += 1
            self.tell(io, PASSED, (seat,))
            self._settle()
        elif option == KEEP:
            self.tell(io, KEPT, (seat,))
            self._swapped(seat)
        elif option < MATCH:
            self.attack = option - PLAY
            self.hands[seat].remove(self.attack)
            self.phase = ANSWER
            self.tell(io, PLAYED, (seat, self.attack))
        elif option < SWAPS:
            self._match(seat, option - MATCH, io)
        else:
            self._swap(seat, option - SWAPS, io)

    def _roll(self, seat: int, io: Io) -> None:
        die = io.chance.draw(DICE, self.draws[DICE], 6) + 1
        self.draws[DICE] += 1
        self.points[seat] += die
        self.tell(io, ROLLED, (seat, die))
        if die == 6:
            self.phase = SWAP
            self.waiting = list(range(self.seats))
        else:
            self._end_turn()

    def _match(self, seat: int, card: int, io: Io) -> None:
        self.hands[seat].remove(card)
        self.table.append(card)
        self.points[seat if card > self.attack else self.current] += 2
        self.tell(io, MATCHED, (seat, card))
        self._settle()

    def _swap(self, seat: int, card: int, io: Io) -> None:
        hand = self.hands[seat]
        hand.remove(card)
        self.buried[seat].append(card)
        drawn = self.deck.pop()
        hand.append(drawn)
        hand.sort()
        self.tell(io, SWAPPED, (seat,))
        self.tell(io, DREW, (seat, drawn), 1 << seat)
        self._swapped(seat)

    def _swapped(self, seat: int) -> None:
        self.waiting.remove(seat)
        if not self.waiting:
            self._end_turn()

    def _settle(self) -> None:
        self.table.append(self.attack)
        self.attack = -1
        self._end_turn()

    def _end_turn(self) -> None:
        self.turn += 1
        self.boasts = 0
        self.phase = OVER if self.turn > self.turns else TURN

    def tell(self, io: Io, verb: int, args: tuple[int, ...], audience: int = EVERYBODY) -> None:
        if io.sink is not None:
            io.sink.emit(verb, args, audience)

    def returns(self) -> list[float]:
        if self.phase != OVER:
            return [0.0] * self.seats
        best = max(self.points)
        return [1.0 / self.points.count(best) if points == best else 0.0 for points in self.points]

    def all_cards(self) -> list[int]:
        piles = [self.table, self.deck, *self.hands, *self.buried]
        cards = [card for pile in piles for card in pile]
        return cards if self.attack < 0 else [*cards, self.attack]

    def check(self) -> list[str]:
        in_place = sorted(self.all_cards()) == list(range(CARDS))
        return [] if in_place else ["a card is not in its one place"]

    def to_json(self) -> JsonDict:
        return self.fields.to_json(self)


def limits(state: ToyState) -> Limits:
    return {
        "seats": range(2, 4),
        "seat": range(state.seats),
        "count": range(10_000),
        "card": range(CARDS),
        "card or none": range(-1, CARDS),
        "streams": range(2, 3),
    }
