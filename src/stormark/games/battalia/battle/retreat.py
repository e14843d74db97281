"""Retreating from a battle (B-RETREAT).

The frame lies in the attacker's thread: `a` the hero, `b` how he pays, `c` his side, `data` the
cards that were chosen to pay, as card << 1 | zone.
"""

from __future__ import annotations

from typing import Final

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import AMBUSH, HAND, play_card
from stormark.games.battalia.battle.sides import ATTACKER, HEROES, battle_of, side_of
from stormark.games.battalia.battle.steps import MOVE, OVER
from stormark.games.battalia.grid import at_distance
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.procedure import Procedure
from stormark.games.battalia.procedures import Battle, Frame
from stormark.games.battalia.queries import artefact_of, fought_over, hero_on, supply_of
from stormark.games.battalia.state import Position

IN_SUPPLY: Final = 0  # how a retreat is paid
BY_HORSE: Final = 1
PAY: Final = 0  # steps
WHERE: Final = 1


def retreat_options(s: Position, battle: Battle, side: int) -> list[int]:
    seat = side_of(battle, side)
    payments = retreat_payments(s, s.hand[seat] + s.ambush[seat])
    if not payments:
        return []
    return [
        V.pack(V.V_RETREAT, hero, payment)
        for hero in retreating(s, battle, side)
        for payment in payments
    ]


def retreating(s: Position, battle: Battle, side: int) -> list[int]:
    """The participating heroes of a side who have somewhere to go (B-RETREAT-05)."""
    seat = side_of(battle, side)
    mask = battle.attacker_heroes if side == ATTACKER else battle.defender_heroes
    return [
        hero
        for hero in range(2)
        if mask >> hero & 1 and retreat_fields(s, battle, side, s.heroes[2 * seat + hero])
    ]


def retreat_fields(s: Position, battle: Battle, side: int, start: int) -> list[int]:
    """Cards at a road distance of exactly 3, none of the enemy's (B-RETREAT-03, -04, R-80),
    and none where a teammate of the attacker fights (R-11).
    """
    enemy = side_of(battle, 1 - side)
    closed = fought_over(s, battle.attacker)
    result: list[int] = []
    for field in at_distance(s, start, s.rules.tables.retreat_distance):
        foreign = s.place[field] in (L.CITY, L.CENTRE, L.BUILDING)
        if enemy >= 0 and foreign and s.owner[field] == enemy:
            continue
        if enemy >= 0 and hero_on(s, enemy, field):
            continue
        if field not in closed:
            result.append(field)
    return sorted(result)


def retreat_payments(s: Position, cards: Cards) -> list[int]:
    """How cards can pay a retreat: 0 three Supply, 1 a Horse (B-RETREAT-02)."""
    payments: list[int] = []
    for payment in (IN_SUPPLY, BY_HORSE):
        value = 0
        for card in cards:
            value += pays(s, card, payment)
        if value >= price(s, payment):
            payments.append(payment)
    return payments


def price(s: Position, payment: int) -> int:
    return 1 if payment == BY_HORSE else s.rules.tables.retreat_supply


def pays(s: Position, card: int, payment: int) -> int:
    """How much of the price a card is good for; a Stardust for two Supply (R-80), a joker for
    nothing (R-94).
    """
    if card & L.JOKER:
        return 0
    if payment == BY_HORSE:
        return 1 if artefact_of(s, card) == L.HORSE else 0
    return supply_of(card)


# --- paying: the cards stay where they are until all of them are chosen


def run_retreat(s: Position, f: Frame, thread: list[Procedure]) -> bool:
    """Pay first, then choose where to go."""
    if f.step == WHERE:
        return False
    if missing(s, f) <= 0:
        for choice in f.data:
            play_card(s, f.seat, choice & 1, choice >> 1)
        thread[-1] = f.at(WHERE).holding(())
        return True
    cards = left_to_pay(s, f)
    if only_one_way(s, f, cards) and not cards[0] & 1:
        thread[-1] = f.holding((*f.data, cards[0]))
        return True
    return False


def missing(s: Position, f: Frame) -> int:
    """What of the price the cards chosen so far do not cover."""
    left = price(s, f.b)
    for choice in f.data:
        left -= pays(s, choice >> 1, f.b)
    return left


def left_to_pay(s: Position, f: Frame) -> list[int]:
    """The cards that could pay further, as card << 1 | zone: first the hand, then the ambush."""
    left: list[int] = []
    for zone, cards in ((HAND, s.hand[f.seat]), (AMBUSH, s.ambush[f.seat])):
        for card in sorted(cards):
            if pays(s, card, f.b):
                left.append(card << 1 | zone)
    for choice in f.data:
        left.remove(choice)
    return left


def only_one_way(s: Position, f: Frame, cards: list[int]) -> bool:
    """Whether the rest can be paid in one way only: with equal cards, or with all of them."""
    if len(set(cards)) == 1:
        return True
    values = [pays(s, choice >> 1, f.b) for choice in cards]
    return sum(values) - min(values) < missing(s, f)


def retreat_choices(s: Position, f: Frame) -> list[int]:
    """The cards that pay next, or the places to go to."""
    if f.step == WHERE:
        return retreat_places(s, f)
    choices = sorted(set(left_to_pay(s, f)), key=zone_first)
    return [V.pack(V.V_LAY, choice >> 1, choice & 1) for choice in choices]


def zone_first(choice: int) -> int:
    return choice >> 1 | (choice & 1) << 20


def retreat_places(s: Position, f: Frame) -> list[int]:
    battle = battle_of(s, f.seat)
    assert battle is not None
    start = s.heroes[2 * f.seat + f.a]
    return [V.pack(V.V_FIELD, field) for field in retreat_fields(s, battle, f.c, start)]


def choose_retreat(s: Position, f: Frame, option: int, owner: int) -> None:
    if V.verb_of(option) == V.V_LAY:
        choice = V.a_of(option) << 1 | V.b_of(option)
        s.threads[owner][-1] = f.holding((*f.data, choice))
        return
    battle = s.battle[owner]
    assert battle is not None
    field = V.a_of(option)
    s.threads[owner].pop()
    s.heroes[2 * f.seat + f.a] = field
    s.say(E.E_RETREATED, (f.seat, f.a, field))
    if f.c == ATTACKER:
        battle.attacker_heroes &= ~(1 << f.a)
        if battle.attacker_heroes and not battle.attacker_heroes >> battle.bonus_hero & 1:
            battle.bonus_hero = 1 - battle.bonus_hero
    else:
        battle.defender_heroes &= ~(1 << f.a)
    over = battle.attacker_heroes == 0 or (battle.object == HEROES and battle.defender_heroes == 0)
    thread = s.threads[owner]
    course = thread[-1]
    assert isinstance(course, Frame)
    thread[-1] = course.at(OVER if over else MOVE)
