"""Rules of thumb for battles: raise while that can win, with as little as it takes."""

from __future__ import annotations

from stormark.games.battalia import verbs as V
from stormark.games.battalia.battle.cards import as_laid
from stormark.games.battalia.battle.sides import (
    ATTACKER,
    DEFENDER,
    battle_of,
    heroes_in,
    line_of,
)
from stormark.games.battalia.battle.strength import line_strength, morale_of
from stormark.games.battalia.engine import BattaliaState


def fight_on(s: BattaliaState, seat: int, options: list[int]) -> int:
    """Stop as soon as that is possible; else lay the strongest card, then open a tent, then go."""
    for option in options:
        if V.verb_of(option) == V.V_FINISH:
            return option
    best = options[-1]
    best_strength = -1
    for option in options:
        if V.verb_of(option) == V.V_LAY:
            strength = with_card(s, seat, V.a_of(option))
            if strength > best_strength:
                best, best_strength = option, strength
    if best_strength < 0:
        for option in options:
            if V.verb_of(option) == V.V_OPEN:
                return option
    return best


def with_card(s: BattaliaState, seat: int, card: int) -> int:
    """The strength of the own line with one more card, morale included."""
    battle = battle_of(s, seat)
    if battle is None:
        return line_strength(s, seat, (card,), True)  # the Weapon of an attack
    side = ATTACKER if battle.attacker == seat else DEFENDER
    line = (*line_of(battle, side), as_laid(card))
    strength = line_strength(s, seat, line, side == ATTACKER)
    return strength + morale_of(s, seat, line, heroes_in(battle, side))
