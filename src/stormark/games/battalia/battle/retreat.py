"""Retreating from a battle (B-RETREAT).

The frame lies in the attacker's thread: `a` the hero, `b` how he pays, `c` his side.
"""

from __future__ import annotations

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import take_card
from stormark.games.battalia.battle.sides import ATTACKER, HEROES, battle_of, side_of
from stormark.games.battalia.battle.steps import MOVE, OVER
from stormark.games.battalia.grid import at_distance
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.procedure import Procedure
from stormark.games.battalia.procedures import Battle, Frame
from stormark.games.battalia.queries import artefact_of, fought_over, hero_on, supply_of
from stormark.games.battalia.state import Position


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


def tents_for_retreat(s: Position, battle: Battle, side: int) -> list[int]:
    """The tents to open where only cards stored in them can pay a retreat (B-RETREAT-02)."""
    seat = side_of(battle, side)
    held = s.hand[seat] + s.ambush[seat]
    stored: Cards = ()
    for tent in s.tents[seat]:
        stored += tent[1:]
    if retreat_payments(s, held) or not retreat_payments(s, held + stored):
        return []
    if not retreating(s, battle, side):
        return []
    return [V.pack(V.V_OPEN, number) for number in range(len(s.tents[seat]))]


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
    supply = 0
    horse = False
    for card in cards:
        if not card & L.JOKER:
            supply += supply_of(card)
            horse = horse or artefact_of(s, card) == L.HORSE
    if supply >= s.rules.tables.retreat_supply:
        payments.append(0)
    if horse:
        payments.append(1)
    return payments


# --- carrying out


def run_retreat(s: Position, f: Frame, thread: list[Procedure]) -> bool:
    """Pay first, then choose where to go."""
    if f.step == 0:
        pay_retreat(s, f)
        thread[-1] = f.at(1)
        return True
    return False


def pay_retreat(s: Position, f: Frame) -> None:
    """A Horse, or Supply: plain Supply first, then Stardust."""
    seat = f.seat
    needed = s.rules.tables.retreat_supply
    for pass_kind in (L.SUPPLY, -1):
        for zone, cards in ((0, s.hand[seat]), (1, s.ambush[seat])):
            for card in cards:
                if card & L.JOKER:
                    continue
                if f.b == 1:
                    if artefact_of(s, card) == L.HORSE:
                        take_card(s, seat, zone, card)
                        s.table[seat] += (card,)
                        return
                elif needed > 0 and supply_value(card, pass_kind):
                    take_card(s, seat, zone, card)
                    s.table[seat] += (card,)
                    needed -= supply_value(card, pass_kind)


def supply_value(card: int, pass_kind: int) -> int:
    if pass_kind == L.SUPPLY:
        return 1 if card == L.SUPPLY else 0
    return 0 if card == L.SUPPLY else supply_of(card)


def retreat_places(s: Position, f: Frame) -> list[int]:
    battle = battle_of(s, f.seat)
    assert battle is not None
    start = s.heroes[2 * f.seat + f.a]
    return [V.pack(V.V_FIELD, field) for field in retreat_fields(s, battle, f.c, start)]


def choose_retreat(s: Position, f: Frame, option: int, owner: int) -> None:
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
