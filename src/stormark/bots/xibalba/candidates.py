"""The plans worth comparing at a decision: each a few options that are carried out one by one."""

from __future__ import annotations

from typing import Final

from stormark.bots.xibalba.policy import Policy
from stormark.games.xibalba import layout as L
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.state import warhost
from stormark.kernel.compiling import i64, vec

MOST_LOOKED_AT: Final = 8
TRIES: Final = 2  # looks at an option that may roll dice
RESOURCE_FACES: Final = (L.R3, L.R2, L.R1)
ATTACK_FACES: Final = (L.A2, L.A1)


def plans_for(s: XibalbaState, seat: i64, policy: Policy, most: int) -> list[list[int]]:
    """The plans at a decision, the most promising ones first; at least one.

    `most` is how many there are steps for; splits and the end of the turn come on top of it.
    """
    moves = s.moves(seat)
    count = len(moves)
    last = L.verb_of(moves[count - 1])
    if last == L.V_ROLL:
        return dice_plans(s)[:most]
    if L.verb_of(moves[0]) == L.V_SPLIT or (count <= most and last != L.V_END):
        return [[option] for option in moves]
    if last == L.V_END and harmless(moves):
        return [[moves[0]]]
    return best_looking(s, seat, policy, moves, min(most, MOST_LOOKED_AT))


def harmless(moves: vec[i64]) -> bool:
    """Whether a die may be exchanged at once: no card is there that could use it otherwise."""
    first = L.verb_of(moves[0])
    if first != L.V_GATHER and first != L.V_EXCHANGE:
        return False
    for option in moves:
        if L.verb_of(option) == L.V_ACTIVATE:
            return False
    return True


def best_looking(
    s: XibalbaState, seat: i64, policy: Policy, moves: vec[i64], most: int
) -> list[list[int]]:
    """The options that look best one step ahead, and some that never do: see `always`."""
    looks: list[tuple[float, int]] = []
    plans: list[list[int]] = []
    for index in range(len(moves)):
        option = moves[index]
        if always(s, seat, option):
            plans.append([option])
        elif not never(option):
            value = 0.0
            for _ in range(TRIES):
                value += policy.look(s, seat, option)
            looks.append((-value, int(index)))
    looks.sort()
    best: list[list[int]] = [[moves[look[1]]] for look in looks[:most]]
    return best + plans


def always(s: XibalbaState, seat: i64, option: i64) -> bool:
    """The end of the turn, and another attack die: what it is good for comes a step later."""
    verb = L.verb_of(option)
    if verb == L.V_ASSAULT:
        return s.ark_owner == seat or bool(s.piles[warhost(seat)])
    return verb == L.V_END


def never(option: i64) -> bool:
    """Giving a die or a card away: ending the turn is better, and the next card is unknown."""
    verb = L.verb_of(option)
    return verb == L.V_REMOVE or verb == L.V_DISCARD


def dice_plans(s: XibalbaState) -> list[list[int]]:
    """Keep the better faces of each die type and roll the rest, for every threshold; or keep all.

    Whoever keeps a face keeps the better ones of the same type, too.  What is better than a new
    roll on average comes first.
    """
    plans: list[list[int]] = []
    in_pool = dice_in_pool(s)
    for resource in (2, 3, 1, 0):
        for attack in (2, 1, 0):
            plan: list[int] = []
            for kind in RESOURCE_FACES[:resource] + ATTACK_FACES[:attack]:
                plan += [L.pack(L.V_KEEP, kind)] * int(s.dice[kind])
            if len(plan) < in_pool:
                plan.append(L.V_ROLL)
            else:
                plan = [L.V_KEEP_ALL]
            if plan not in plans:
                plans.append(plan)
    if [L.V_KEEP_ALL] not in plans:
        plans.insert(1, [L.V_KEEP_ALL])
    return plans


def dice_in_pool(s: XibalbaState) -> i64:
    count: i64 = 0
    for kind in range(i64(L.P0)):
        count += s.dice[kind]
    return count
