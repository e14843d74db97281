"""Turning and re-rolling dice of the action pool or of the attack under way (G5, G16).

A die that was chosen lies aside until the whole activation or event is over, so that it is not
chosen twice; other effects put it back as soon as they are done.
"""

from __future__ import annotations

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.atoms import change_attack_dice
from stormark.games.xibalba.effects.feasible import dice_options, in_attack
from stormark.games.xibalba.effects.items import return_dice
from stormark.games.xibalba.effects.modes import is_voluntary, may_stop
from stormark.games.xibalba.effects.triggers import fire_blanks
from stormark.games.xibalba.state import Frame, Position


def run_dice_choice(s: Position, f: Frame) -> bool:
    options = dice_options(s, f, s.tables.items[f.items]) if f.pos > 0 else []
    if not options:
        finish(s, f)
        return True
    if len(options) == 1 and not may_end(s, f):
        change_die(s, f, options[0] & 15, options[0] >> 4)
        return True
    return False


def may_end(s: Position, f: Frame) -> bool:
    """Whether the next die may be declined (X-RULING-90)."""
    item = s.tables.items[f.items]
    return may_stop(f.mode, item.optional, f.pos < item.amount)


def finish(s: Position, f: Frame) -> None:
    s.pop()
    if not is_voluntary(f.mode):
        return_dice(s)


def dice_choice_options(s: Position, f: Frame) -> list[int]:
    options = [
        L.pack(L.V_DIE, die & 15, die >> 4) for die in dice_options(s, f, s.tables.items[f.items])
    ]
    if may_end(s, f):
        options.append(L.pack(L.V_DONE))
    return options


def choose_die(s: Position, f: Frame, option: int) -> None:
    if L.verb_of(option) == L.V_DONE:
        finish(s, f)
    else:
        change_die(s, f, L.a_of(option), L.b_of(option))


def change_die(s: Position, f: Frame, kind: int, to: int) -> None:
    """Turn one die to another kind, or roll it again."""
    item = s.tables.items[f.items]
    s.replace(
        Frame(f.kind, f.seat, f.step, f.card, f.items, f.pos - 1, f.chosen, f.other, f.mode, f.data)
    )
    if item.op == V.REROLL_POOL:
        to = s.roll(L.DIE_TYPE[kind])
        s.say(E.E_ROLL, (f.seat, E.BY_REROLL, f.card, to))
    s.say(E.E_DIE, (f.seat, kind, to))
    if in_attack(s, item) and s.attack is not None:
        change_attack_dice(s, kind, to)
    else:
        s.action_dice[kind] -= 1
        s.aside = moved(s.aside, to, 1)
    if item.op == V.REROLL_POOL and to == L.P0:
        fire_blanks(s, f.seat, 1, f.card)


def moved(dice: tuple[int, ...], kind: int, change: int) -> tuple[int, ...]:
    return (*dice[:kind], dice[kind] + change, *dice[kind + 1 :])
