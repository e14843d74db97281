"""Retreating from a battle (B-RETREAT): a hero's way out is paid, then he goes."""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import AMBUSH, HAND, play_card, without
from stormark.games.battalia.atoms_battle import leave_battle
from stormark.games.battalia.atoms_flow import begin, end, go_on, take_back
from stormark.games.battalia.battle.record import Battle
from stormark.games.battalia.battle.sides import battle_of, mask_of, side_of
from stormark.games.battalia.battle.strength import about_battle
from stormark.games.battalia.grid import at_distance
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.piles import distinct, holds
from stormark.games.battalia.procedure import SEAT, Procedure, register
from stormark.games.battalia.procedure_fields import Declared, Number, Word, cards
from stormark.games.battalia.queries import artefact_of, fought_over, hero_on, supply_of
from stormark.games.battalia.refusals import fighting
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import half_laid
from stormark.kernel.compiling import i64
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import Refusal

SUPPLY: Final = 0  # what pays a retreat
HORSE: Final = 1
PAYMENTS: Final = ("supply", "horse")


def retreat_options(s: Position, battle: Battle, side: i64) -> list[int]:
    """Which participating heroes of a side could go, and how that could be paid."""
    seat = side_of(battle, side)
    payments = retreat_payments(s, seat)
    if not payments:
        return []
    mask = mask_of(battle, side)
    options: list[int] = []
    for hero in range(2):
        if mask >> hero & 1 and retreat_fields(s, battle, seat, hero):
            for payment in payments:
                options.append(V.pack(V.V_RETREAT, hero, payment))
    return options


def retreat_fields(s: Position, battle: Battle, seat: i64, hero: i64) -> list[int]:
    """Cards at a road distance of exactly 3, none of the enemy's (B-RETREAT-03, -04, R-80),
    and none where a teammate of the attacker fights (R-11).
    """
    start = s.heroes[2 * seat + hero]
    enemy = battle.defender if seat == battle.attacker else battle.attacker
    closed = fought_over(s, battle.attacker)
    result: list[int] = []
    for field in at_distance(s, start, s.rules.tables.retreat_distance):
        if enemy >= 0 and is_held_by(s, enemy, field):
            continue
        if not holds(closed, field):
            result.append(field)
    return sorted(result)


def is_held_by(s: Position, enemy: i64, field: i64) -> bool:
    """Whether a field is a city of the enemy, or one of his heroes stands there."""
    foreign = s.place[field] in (L.CITY, L.CENTRE, L.BUILDING) and s.owner[field] == enemy
    return foreign or hero_on(s, enemy, field) > 0


# --- the price: three Supply, or a Horse (B-RETREAT-02)


def retreat_payments(s: Position, seat: i64) -> list[int]:
    """The ways in which hand and ambush can pay a retreat."""
    held = s.hand[seat] + s.ambush[seat]
    return [payment for payment in (SUPPLY, HORSE) if worth(s, held, payment) >= price(s, payment)]


def price(s: Position, payment: i64) -> i64:
    return 1 if payment == HORSE else s.rules.tables.retreat_supply


def worth(s: Position, paying: Cards, payment: i64) -> i64:
    total: i64 = 0
    for card in paying:
        total += pays(s, card, payment)
    return total


def pays(s: Position, card: i64, payment: i64) -> i64:
    """How much of the price a card is good for: a Stardust for two Supply (R-80), a joker for
    nothing (R-94).
    """
    if card & L.JOKER:
        return 0
    if payment == HORSE:
        return 1 if artefact_of(s, card) == L.HORSE else 0
    return supply_of(card)


@final
class PayRetreat(Procedure):
    """The player chooses what pays (B-RULING-108); until all is chosen the cards stay where they
    are, and nobody else knows of it.
    """

    __slots__ = ("from_ambush", "from_hand", "hero", "payment")

    word: ClassVar[str] = "pay-retreat"
    asks: ClassVar[tuple[str, ...]] = ("retreat-pay",)
    secret_options: ClassVar[bool] = True
    fields: ClassVar[tuple[Declared, ...]] = (
        SEAT,
        Number("hero"),
        Word("payment", PAYMENTS),
        cards("from_hand"),
        cards("from_ambush"),
    )

    def __init__(
        self, seat: i64, hero: i64, payment: i64, from_hand: Cards = (), from_ambush: Cards = ()
    ) -> None:
        self.seat = seat
        self.hero = hero
        self.payment = payment
        self.from_hand = from_hand  # what was chosen so far
        self.from_ambush = from_ambush

    def run(self, s: Position, thread: i64) -> bool:
        """Where one way is left it is taken, but a hidden card only by choice."""
        if self.missing(s) <= 0:
            end(s, thread)
            s.say(E.E_PAID, (self.seat, *self.from_hand, *self.from_ambush))
            for card in self.from_hand:
                play_card(s, self.seat, HAND, card)
            for card in self.from_ambush:
                play_card(s, self.seat, AMBUSH, card)
            begin(s, thread, Retreat(self.seat, self.hero))
            return True
        hand = self.left(s, HAND)
        if not hand or not self.has_one_way(s, hand, self.left(s, AMBUSH)):
            return False
        self.choose(s, V.pack(V.V_LAY, hand[0], HAND), thread)
        return True

    def missing(self, s: Position) -> i64:
        """What of the price the chosen cards do not cover."""
        return price(s, self.payment) - worth(s, self.from_hand + self.from_ambush, self.payment)

    def left(self, s: Position, zone: i64) -> Cards:
        """The cards of a zone that could pay further."""
        held = s.hand[self.seat] if zone == HAND else s.ambush[self.seat]
        for card in self.from_hand if zone == HAND else self.from_ambush:
            held = without(held, card)
        return tuple(sorted([card for card in held if pays(s, card, self.payment)]))

    def has_one_way(self, s: Position, hand: Cards, ambush: Cards) -> bool:
        """Whether the rest can be paid in one way only: with equal cards, or with all of them."""
        if not ambush and hand[0] == hand[-1]:
            return True
        left = hand + ambush
        least = min([pays(s, card, self.payment) for card in left])
        return worth(s, left, self.payment) - least < self.missing(s)

    def options(self, s: Position) -> list[int]:
        return half_laid.or_take_back(s, self.ways_on(s))

    def ways_on(self, s: Position) -> list[int]:
        """The cards that could pay further."""
        options: list[int] = []
        for zone in (HAND, AMBUSH):
            for card in distinct(self.left(s, zone)):
                options.append(V.pack(V.V_LAY, card, zone))
        return options

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        if V.verb_of(option) == V.V_TAKE_BACK:
            take_back(s, thread)
            return
        card = V.a_of(option)
        from_hand, from_ambush = self.from_hand, self.from_ambush
        if V.b_of(option) == HAND:
            from_hand = (*from_hand, card)
        else:
            from_ambush = (*from_ambush, card)
        paid = PayRetreat(self.seat, self.hero, self.payment, from_hand, from_ambush)
        go_on(s, thread, paid)

    def question(self, s: Position, thread: i64) -> tuple[str, JsonDict]:
        return self.asks[0], about_battle(s, s.battle[thread])

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return fighting.wrong_payment(s, seat, option)

    def is_half_laid(self) -> bool:
        return True

    def chosen_cards(self, s: Position) -> Cards:
        return self.from_hand + self.from_ambush


register(PayRetreat)


@final
class Retreat(Procedure):
    """Where the hero goes."""

    __slots__ = ("hero",)

    word: ClassVar[str] = "retreat"
    asks: ClassVar[tuple[str, ...]] = ("retreat-to",)
    fields: ClassVar[tuple[Declared, ...]] = (SEAT, Number("hero"))

    def __init__(self, seat: i64, hero: i64) -> None:
        self.seat = seat
        self.hero = hero

    def battle(self, s: Position) -> Battle:
        battle = battle_of(s, self.seat)
        assert battle is not None
        return battle

    def options(self, s: Position) -> list[int]:
        fields = retreat_fields(s, self.battle(s), self.seat, self.hero)
        return [V.pack(V.V_FIELD, field) for field in fields]

    def choose(self, s: Position, option: i64, thread: i64) -> None:
        end(s, thread)
        leave_battle(s, self.battle(s), self.seat, self.hero, V.a_of(option))

    def question(self, s: Position, thread: i64) -> tuple[str, JsonDict]:
        return self.asks[0], about_battle(s, self.battle(s))

    def why_not(self, s: Position, seat: i64, option: i64) -> Refusal:
        return fighting.wrong_refuge(s, self.battle(s), seat, option)


register(Retreat)
