"""Destroying cards (X-DESTROY) and entering the Ark (X-ARK), in the order of X-ARK-25."""

from __future__ import annotations

from typing import Final

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.atoms import (
    change_life,
    discard,
    empty_ark,
    enter_ark,
    gain_paragon,
    roll_paragon_dice,
    spend_die,
    take_top,
)
from stormark.games.xibalba.effects.keeping import (
    BY_ATTACK,
    addon_keepers,
    keep_options,
    keeper_item,
    soldier_keepers,
    use_keeper,
)
from stormark.games.xibalba.effects.lasting import end_permission
from stormark.games.xibalba.effects.triggers import (
    collect,
    fire,
    fire_blanks,
    fire_destroyed,
    fire_for,
)
from stormark.games.xibalba.modifiers import active_cards, is_active
from stormark.games.xibalba.queries import paragon_dice
from stormark.games.xibalba.state import Frame, Position, warhost
from stormark.games.xibalba.turn.attack import CONQUEST, IN_ARK

KEEP: Final = 0
REMOVE: Final = 1
REWARD: Final = 2
DESTROYS: Final = 3
DESTROYED: Final = 4

ENTRY_WITHOUT_SYMBOL: Final = 2  # index of `enter_empty_ark_free` among the permissions


# --- soldiers: `seat` destroys `card` of `other`, with its soldier `chosen` (-1: without one)


def run_destroy(s: Position, f: Frame) -> bool:
    if f.step == KEEP:
        return not keepers_decide(s, f)
    if f.step == REMOVE:
        remove_soldier(s, f)
    elif f.step == REWARD:
        s.goto(DESTROYS)
        reward(s, f)
    elif f.step == DESTROYS:
        s.goto(DESTROYED)
        if f.chosen >= 0 and f.seat != f.other:
            fire_for(s, V.T_DESTROY, f.seat, f.chosen, f.other)
    else:
        s.pop()
        attacker = f.seat if f.mode & BY_ATTACK else -1
        units: list[int] = []
        if f.other >= 0:
            if s.tables.triggers[f.card] >> V.T_DESTROYED & 1:
                fire_destroyed(s, units, f.other, f.card, attacker)
            collect(s, units, V.T_OWN_SOLDIER_DESTROYED, f.other, other=attacker)
        fire(s, units)
    return True


def keepers_decide(s: Position, f: Frame) -> bool:
    """Step 1: whether the owner has to say if the soldier is kept or put elsewhere."""
    keepers = soldier_keepers(s, f.other, f.card, f.mode)
    if not keepers:
        s.goto(REMOVE)
        return False
    if len(keepers) == 1 and not keepers[0][1].optional:
        keep_soldier(s, f, keepers[0][0])
        return False
    return True


def keep_soldier_options(s: Position, f: Frame) -> list[int]:
    return keep_options(soldier_keepers(s, f.other, f.card, f.mode))


def choose_keep_soldier(s: Position, f: Frame, option: int) -> None:
    if L.verb_of(option) == L.V_PASS:
        s.goto(REMOVE)
    else:
        keep_soldier(s, f, L.a_of(option))


def keep_soldier(s: Position, f: Frame, keeper: int) -> None:
    """Pay for the effect first; then it stays, or is removed and put under its Warhost."""
    item = keeper_item(keeper, soldier_keepers(s, f.other, f.card, f.mode))
    s.say(E.E_KEPT, (f.other, f.card, keeper))
    if item.q != V.STAY:
        s.replace(f.at(REMOVE).holding((1,)))
        use_keeper(s, f.other, keeper, item)
        return
    s.pop()
    use_keeper(s, f.other, keeper, item)
    if f.mode & IN_ARK:
        change_life(s, 1, E.BY_EFFECT, keeper)  # it stays, so it needs a life point


def remove_soldier(s: Position, f: Frame) -> None:
    """The destroyed soldier leaves; after a conquest the attacker enters (X-ARK-06, -07)."""
    if not is_active(s, f.other, f.card) and s.ark != f.card:
        s.pop()  # an earlier part of the same effect has taken it away
        return
    s.goto(REWARD)
    if s.attack is not None and s.attack.blocker == f.card:
        s.attack.survived = False
    s.say(E.E_DESTROY, (f.other, f.card))
    in_ark = s.ark == f.card
    if in_ark:
        empty_ark(s)
    else:
        take_top(s, f.other, L.WARHOST)
    if f.data:
        index = warhost(f.other)
        s.piles[index] = (f.card, *s.piles[index])
        s.dirty = True
    else:
        discard(s, f.card)
    if f.mode & CONQUEST:
        enter_ark(s, f.seat, take_top(s, f.seat, L.WARHOST))
        fire_for(s, V.T_ENTER_ARK, f.seat, f.chosen)
    elif in_ark:
        s.say(E.E_ARK_EMPTY, ())


def reward(s: Position, f: Frame) -> None:
    """Dice for destroying another player's or the neutral soldier (X-DESTROY-04 to -12)."""
    if f.chosen < 0 or f.seat == f.other:
        return
    dice = paragon_dice(s, f.seat, f.chosen, L.REWARD)
    symbols, blanks = roll_paragon_dice(s, f.seat, dice, E.BY_REWARD, f.chosen)
    if symbols:
        gain_paragon(s, f.seat, symbols, E.BY_REWARD, f.chosen)
    fire_blanks(s, f.seat, blanks, f.chosen)


# --- add-on cards: `seat` destroys `card` of `other` on field `pos`


def run_destroy_addon(s: Position, f: Frame) -> bool:
    keepers = addon_keepers(s, f.other, f.card, f.mode) if f.step == KEEP else []
    if len(keepers) == 1 and not keepers[0][1].optional:
        keep_addon(s, f, keepers[0][0])
    elif keepers:
        return False
    else:
        remove_addon(s, f)
    return True


def keep_addon_options(s: Position, f: Frame) -> list[int]:
    return keep_options(addon_keepers(s, f.other, f.card, f.mode))


def choose_keep_addon(s: Position, f: Frame, option: int) -> None:
    if L.verb_of(option) == L.V_PASS:
        s.goto(REMOVE)
    else:
        keep_addon(s, f, L.a_of(option))


def keep_addon(s: Position, f: Frame, keeper: int) -> None:
    item = keeper_item(keeper, addon_keepers(s, f.other, f.card, f.mode))
    s.pop()
    s.say(E.E_KEPT, (f.other, f.card, keeper))
    use_keeper(s, f.other, keeper, item)


def remove_addon(s: Position, f: Frame) -> None:
    """The card goes to its discard pile; its own `destroyed` effects still count (X-CARD-32)."""
    s.pop()
    pile = s.piles[L.BASES + L.BASE_PILES * f.other + f.pos]
    if not pile or pile[-1] != f.card:
        return
    effective = f.card in active_cards(s, f.other)
    take_top(s, f.other, f.pos)
    s.say(E.E_DESTROY, (f.other, f.card))
    discard(s, f.card)
    if effective and s.tables.triggers[f.card] >> V.T_DESTROYED & 1:
        attacker = f.seat if f.mode & BY_ATTACK else -1
        units: list[int] = []
        fire_destroyed(s, units, f.other, f.card, attacker)
        fire(s, units)


# --- entering an empty Ark (X-ARK-02 to X-ARK-05); `mode` is the kind of die paid


def run_enter(s: Position, f: Frame) -> bool:
    s.pop()
    paid = f.mode != L.KINDS
    if paid:
        spend_die(s, f.mode, E.USE_ENTER)
    else:
        end_permission(s, f.seat, ENTRY_WITHOUT_SYMBOL)
    soldier = take_top(s, f.seat, L.WARHOST)
    enter_ark(s, f.seat, soldier)
    units: list[int] = []
    if paid:  # X-CARD-14, X-RULING-93: paying a symbol is a use, entering without one is none
        collect(s, units, V.T_USE, f.seat, soldier)
    collect(s, units, V.T_ENTER_ARK, f.seat, soldier)
    fire(s, units)
    return True
