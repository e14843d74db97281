"""Cards for battles: as little as it takes, and nothing where nothing helps."""

from __future__ import annotations

from stormark.bots.battalia.battle import with_card
from stormark.bots.battalia.deck import card_value
from stormark.games.battalia import verbs as V
from stormark.games.battalia.battle.record import Battle
from stormark.games.battalia.battle.sides import (
    ATTACKER,
    DEFENDER,
    HEROES,
    battle_of,
    heroes_in,
    line_of,
)
from stormark.games.battalia.battle.strength import line_strength, morale_of, total
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.queries import strength_of

CARD = 2  # what an attacker's hand card may add to his line
MOST_CARDS = 3  # of his hand that may be of use there


def fight(s: BattaliaState, seat: int, options: list[int]) -> int:
    """Finish where possible; else the cheapest card that is enough, or the strongest of many."""
    last = options[-1]
    if V.verb_of(last) == V.V_FINISH:
        return last
    battle = battle_of(s, seat)
    if V.verb_of(last) == V.V_HEROES and battle is not None and battle.object == HEROES:
        return defence(s, seat, battle, options)
    if battle is None:
        return strongest(s, seat, options)  # the Weapon of an attack
    side = ATTACKER if battle.attacker == seat else DEFENDER
    missing = missing_strength(s, battle, side)
    line = line_of(battle, side)
    now = line_strength(s, seat, line, side == ATTACKER)
    now += morale_of(s, seat, line, heroes_in(battle, side))
    if V.verb_of(last) == V.V_PASS and missing > reserves(s, seat, side) + 2 * len(s.tents[seat]):
        return last
    enough = -1
    enough_worth = 0.0
    most = -1
    most_gain = 0
    for option in options:
        if V.verb_of(option) != V.V_LAY:
            continue
        gain = with_card(s, seat, V.a_of(option)) - now
        worth = card_value(V.a_of(option))
        if gain >= missing and (enough < 0 or worth < enough_worth):
            enough, enough_worth = option, worth
        if gain > most_gain:
            most, most_gain = option, gain
    if enough >= 0:
        return enough
    if most >= 0:
        return most
    for option in options:
        if V.verb_of(option) == V.V_OPEN:
            return option
    return last


def defence(s: BattaliaState, seat: int, battle: Battle, options: list[int]) -> int:
    """All heroes where they may win together, for each brings morale; else as few as possible.

    Of two the one with a storm booster stays away: it would be lost with him.
    """
    against = total(s, battle, ATTACKER) + CARD * min(len(s.hand[battle.attacker]), MOST_CARDS)
    if reserves(s, seat, DEFENDER) >= against:
        return options[-1]
    return min(options[:-1], key=lambda option: carries(s, seat, V.a_of(option)))


def carries(s: BattaliaState, seat: int, heroes: int) -> int:
    """How many storm boosters the heroes of a mask carry."""
    return sum(heroes >> hero & 1 and s.rings[2 * seat + hero] >= 0 for hero in range(2))


def strongest(s: BattaliaState, seat: int, options: list[int]) -> int:
    """The strongest card, or the last option where none is offered: most heroes."""
    best = options[-1]
    best_strength = -1
    for option in options:
        if V.verb_of(option) == V.V_LAY:
            strength = with_card(s, seat, V.a_of(option))
            if strength > best_strength:
                best, best_strength = option, strength
    return best


def missing_strength(s: BattaliaState, battle: Battle, side: int) -> int:
    """What a side still needs to be ahead; a tie is the defender's (B-BATTLE-30)."""
    gap = total(s, battle, DEFENDER) - total(s, battle, ATTACKER)
    return int(gap + 1 if side == ATTACKER else -gap)


def reserves(s: BattaliaState, seat: int, side: int) -> int:
    """The strength of all that could still be laid; artefacts that change others count for one."""
    strength = 0
    for card in s.hand[seat] + s.ambush[seat]:
        strength += max(1, int(strength_of(s, card, side == ATTACKER)))
    return strength + 2
