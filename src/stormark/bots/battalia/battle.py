"""Rules of thumb for battles: raise while that can win, with as little as it takes."""

from __future__ import annotations

from stormark.games.battalia import verbs as V
from stormark.games.battalia.battle.sides import battle_of
from stormark.games.battalia.battle.strength import card_strength
from stormark.games.battalia.engine import BattaliaState


def fight_on(s: BattaliaState, seat: int, options: list[int]) -> int:
    """Stop as soon as that is possible; else lay the strongest card, then open a tent, then go."""
    for option in options:
        if V.verb_of(option) == V.V_FINISH:
            return option
    battle = battle_of(s, seat)
    attacking = battle is not None and battle.attacker == seat
    best = options[0]
    best_strength = -1
    for option in options:
        if V.verb_of(option) == V.V_LAY:
            strength = card_strength(s, seat, V.a_of(option), attacking)
            if strength > best_strength:
                best, best_strength = option, strength
    if best_strength < 0:
        tents = [option for option in options if V.verb_of(option) == V.V_OPEN]
        return tents[0] if tents else options[-1]
    return best
