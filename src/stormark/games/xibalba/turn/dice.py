"""The dice phase (X-DICE): pool, DICE effects, initial roll, re-rolls, the end of the phase.

Steps of its frame: 0 choose the pool, 1 DICE effects, 2 sort out dice, 3 the phase has ended.
"""

from __future__ import annotations

from typing import Final

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.effects.triggers import fire_for
from stormark.games.xibalba.queries import pool_caps, pool_total, rerolls
from stormark.games.xibalba.state import Frame, Position
from stormark.games.xibalba.turn.phases import choose_resolve, resolve_options, unresolved

SPLIT: Final = 0
BEFORE_ROLL: Final = 1
SORT: Final = 2
DONE: Final = 3


def run_dice(s: Position, f: Frame) -> bool:
    if f.step == SPLIT:
        if pool_total(s, f.seat):
            return False
        s.goto(BEFORE_ROLL)  # no dice at all: nothing to choose (X-RULING-23)
        return True
    if f.step == BEFORE_ROLL:
        if unresolved(s, f.seat, L.TAG_DICE):
            return False
        s.goto(SORT)
        s.rolled = True
        roll_pool(s, E.BY_INITIAL_ROLL)
        return True
    if f.step == SORT:
        if in_pool(s) and s.rerolled < rerolls(s, f.seat):
            return False
        keep_all(s)  # X-DICE-16, X-DICE-17
        s.goto(DONE)
        fire_for(s, V.T_POOL_COMPLETE, f.seat)
        return True
    s.phase = L.ACTION_PHASE
    s.say(E.E_PHASE, (f.seat, L.ACTION_PHASE))
    s.replace(Frame(L.F_ACTION, f.seat))
    return True


def dice_options(s: Position, f: Frame) -> list[int]:
    if f.step == SPLIT:
        return split_options(s, f.seat)
    if f.step == BEFORE_ROLL:
        return resolve_options(s, f)
    options: list[int] = []
    for kind in range(L.P0):
        if s.dice[kind]:
            options.append(L.V_KEEP | kind << 6)
    options.append(L.V_KEEP_ALL)
    options.append(L.V_ROLL)
    return options


def choose_dice(s: Position, f: Frame, option: int) -> None:
    verb = L.verb_of(option)
    if verb == L.V_KEEP:
        kind = L.a_of(option)
        s.dice[kind] -= 1
        s.action_dice[kind] += 1
        if s.sink is not None:
            s.sink.emit(E.E_KEEP, (f.seat, kind), -1)
    elif verb == L.V_ROLL:
        s.rerolled += 1
        roll_pool(s, E.BY_REROLL)
    elif verb == L.V_KEEP_ALL:
        keep_all(s)
    elif verb == L.V_SPLIT:
        s.dice[L.R0] = L.a_of(option)
        s.dice[L.A0] = L.b_of(option)
        s.say(E.E_POOL, (f.seat, L.a_of(option), L.b_of(option)))
        s.goto(BEFORE_ROLL)
    else:
        choose_resolve(s, f, option)


def split_options(s: Position, seat: int) -> list[int]:
    """The ways to choose exactly the total within the limits of both types (X-DICE-02, -03)."""
    total = pool_total(s, seat)
    resource_cap, attack_cap = pool_caps(s, seat)
    most = min(total, resource_cap)
    least = max(0, total - attack_cap)
    return [
        L.pack(L.V_SPLIT, resource, total - resource) for resource in range(most, least - 1, -1)
    ]


def in_pool(s: Position) -> int:
    """How many dice are in the dice pool."""
    count = 0
    for kind in range(L.P0):
        count += s.dice[kind]
    return count


def roll_pool(s: Position, cause: int) -> None:
    """Roll all dice of the dice pool together (X-DICE-10, X-DICE-13)."""
    dice = s.dice
    resource = dice[0] + dice[1] + dice[2] + dice[3]
    attack = dice[4] + dice[5] + dice[6]
    if not resource and not attack:
        return
    for kind in range(L.P0):
        dice[kind] = 0
    shown: list[int] = []
    for _ in range(resource):
        kind = s.roll(L.RESOURCE_DIE)
        dice[kind] += 1
        shown.append(kind)
    for _ in range(attack):
        kind = s.roll(L.ATTACK_DIE)
        dice[kind] += 1
        shown.append(kind)
    if s.sink is not None:
        s.sink.emit(E.E_ROLL, (s.turn, cause, -1, *shown), -1)


def keep_all(s: Position) -> None:
    """All dice still in the dice pool move to the action pool, blanks included."""
    kept: list[int] = []
    for kind in range(L.P0):
        count = s.dice[kind]
        if count:
            s.dice[kind] = 0
            s.action_dice[kind] += count
            kept.extend([kind] * count)
    if s.sink is not None and kept:
        s.sink.emit(E.E_KEEP, (s.turn, *kept), -1)


# --- a DICE effect changes the total after the pool was chosen (X-DICE-09); `pos`: dice to go


def adjust_options(s: Position, f: Frame) -> list[int]:
    options: list[int] = []
    caps = pool_caps(s, f.seat)
    for die, kind in ((L.RESOURCE_DIE, L.R0), (L.ATTACK_DIE, L.A0)):
        if f.pos > 0 and s.dice[kind] < caps[die]:
            options.append(L.pack(L.V_ADD_DIE, die))
        elif f.pos < 0 and s.dice[kind] > 0:
            options.append(L.pack(L.V_DROP_DIE, die))
    return options


def run_adjust(s: Position, f: Frame) -> bool:
    options = adjust_options(s, f)
    if not options:
        s.pop()
        return True
    if len(options) == 1:
        choose_adjust(s, f, options[0])
        return True
    return False


def choose_adjust(s: Position, f: Frame, option: int) -> None:
    change = 1 if L.verb_of(option) == L.V_ADD_DIE else -1
    s.dice[L.BLANK_KIND[L.a_of(option)]] += change
    s.say(E.E_POOL, (f.seat, s.dice[L.R0], s.dice[L.A0]))
    s.replace(Frame(L.F_ADJUST, f.seat, card=f.card, pos=f.pos - change))
