"""Carrying out one item: the 37 operations of the vocabulary.

What needs a choice pushes a frame of its own; what changes several players is one step (X-WIN-07).
"""

from __future__ import annotations

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.atoms import (
    add_die,
    change_life,
    change_paragon,
    check_victory,
    empty_ark,
    gain_resources,
    heal,
    make_unblockable,
    put_on_top,
    roll_paragon_dice,
    rotate_warhost,
)
from stormark.games.xibalba.effects.feasible import (
    affected,
    changed_player,
    is_choice,
    open_options,
)
from stormark.games.xibalba.effects.lasting import add_lasting
from stormark.games.xibalba.effects.modes import NESTED
from stormark.games.xibalba.effects.triggers import fire_blanks
from stormark.games.xibalba.modifiers import amount_of
from stormark.games.xibalba.state import Frame, Position, warhost
from stormark.games.xibalba.tables import Item
from stormark.games.xibalba.turn.adjust_pool import AdjustPool
from stormark.games.xibalba.turn.destroy import DestroySoldier


def perform(s: Position, f: Frame, item: Item) -> None:
    """Carry out an item; the frame below is already at the next one."""
    if s.tables.reached is not None:
        s.tables.reached.count(item, f.card)
    op = item.op
    if op == V.RESOURCES or op == V.STEAL_RESOURCES:
        move_resources(s, f, item)
    elif op in (V.PARAGON, V.ROLL_PARAGON, V.STEAL_PARAGON):
        move_paragon(s, f, item)
    elif op in (V.ADD_SYMBOL, V.ROLL_INTO_POOL, V.TURN_DIE, V.REROLL_POOL):
        work_on_dice(s, f, item)
    elif op in (V.POWER, V.RESISTANCE, V.CRITICAL_VALUE, V.UNBLOCKABLE):
        change_combat(s, f, item)
    elif op == V.DAMAGE_ARK:
        damage_ark(s, f, amount_of(s, item, f.seat, f.seat))
    elif op == V.HEAL_ARK:
        heal(s, amount_of(s, item, f.seat, f.seat), E.BY_EFFECT, f.card)
    elif op == V.RETREAT:
        retreat(s, f.seat)
    elif op in (V.DESTROY_ADDON, V.DESTROY_SOLDIER, V.ROTATE_WARHOST):
        hurt(s, f, item)
    elif op == V.DISABLE:
        disable(s, f, item)
    elif op == V.FREE_ACTION:
        s.push(choice(L.F_FREE_ACTION, f, item))
    elif op == V.CYCLE_MARKET:
        s.push(choice(L.F_CYCLE, f, item))
    elif op == V.SCOUT:
        s.push(choice(L.F_SCOUT, f, item))
    elif op == V.GAIN_CARD:
        s.push(choice(L.F_GAIN, f, item))
    elif op == V.REUSE:
        s.push(choice(L.F_REUSE, f, item))
    elif op == V.CHOOSE:
        choose_list(s, f, item)
    elif op == V.GAMBLE:
        gamble(s, f, item)
    else:
        put_in_force(s, f, item)


def choice(kind: int, f: Frame, item: Item) -> Frame:
    """A frame in which the controller of an item chooses; `pos` is how often."""
    return Frame(
        kind,
        f.seat,
        card=f.card,
        items=item.index,
        pos=item.amount,
        chosen=f.chosen,
        other=f.other,
        mode=f.mode,
    )


def players(s: Position, f: Frame, item: Item) -> list[int]:
    """On whom an item is carried out now."""
    if is_choice(item.who):
        return [f.chosen] if f.chosen >= 0 else []
    return affected(s, f, item)


# --- resources and Paragon


def move_resources(s: Position, f: Frame, item: Item) -> None:
    for seat in players(s, f, item):
        amount = amount_of(s, item, f.seat, seat)
        if item.op == V.RESOURCES:
            gain_resources(s, seat, amount, E.BY_EFFECT, f.card)
        else:
            taken = -gain_resources(s, seat, -amount, E.BY_EFFECT, f.card)
            gain_resources(s, f.seat, taken, E.BY_EFFECT, f.card)


def move_paragon(s: Position, f: Frame, item: Item) -> None:
    """One step for all players: everything is rolled, booked together, then checked (X-WIN-07)."""
    seats = players(s, f, item)
    rolled_blanks: list[int] = []
    changes: list[int] = []
    for seat in seats:
        amount = amount_of(s, item, f.seat, seat)
        if item.op == V.ROLL_PARAGON:
            amount, blanks = roll_paragon_dice(s, seat, amount, E.BY_EFFECT, f.card)
            rolled_blanks.append(blanks)
        changes.append(amount)
    for index, seat in enumerate(seats):
        if item.op == V.STEAL_PARAGON:
            taken = -change_paragon(s, seat, -changes[index], E.BY_EFFECT, f.card)
            change_paragon(s, f.seat, taken, E.BY_EFFECT, f.card)
        else:
            change_paragon(s, seat, changes[index], E.BY_EFFECT, f.card)
    check_victory(s)
    for index in range(len(rolled_blanks) - 1, -1, -1):
        fire_blanks(s, seats[index], rolled_blanks[index], f.card)


# --- dice


def work_on_dice(s: Position, f: Frame, item: Item) -> None:
    if item.op == V.ADD_SYMBOL:
        for _ in range(item.amount):
            add_die(s, item.p)
            s.say(E.E_ADD_DIE, (f.seat, item.p, f.card))
    elif item.op == V.ROLL_INTO_POOL:
        blanks = 0
        for _ in range(item.amount):
            kind = s.roll(item.p)
            s.say(E.E_ROLL, (f.seat, E.BY_EFFECT, f.card, kind))
            add_die(s, kind)
            if kind == L.P0:
                blanks += 1
        fire_blanks(s, f.seat, blanks, f.card)
    else:
        s.push(choice(L.F_DICE_CHOICE, f, item))


# --- combat values


def change_combat(s: Position, f: Frame, item: Item) -> None:
    """Change power, resistance or critical hits for the attack or the stated duration."""
    if item.op == V.UNBLOCKABLE:
        make_unblockable(s)
        return
    seat = changed_player(f, item)
    add_lasting(s, item, f.seat, f.card, 1 << seat, amount_of(s, item, f.seat, seat))


# --- the Ark


def damage_ark(s: Position, f: Frame, amount: int) -> None:
    """The soldier in the Ark loses life points by an effect; it is not an attack (G9, G13)."""
    change_life(s, -amount, E.BY_EFFECT, f.card)
    if s.life == 0:
        push_destroy(s, f, s.ark, s.ark_owner)


def push_destroy(s: Position, f: Frame, victim: int, owner: int) -> None:
    """Destroy a soldier by the effect of the frame's card."""
    soldier = f.card if s.tables.type[f.card] == L.SOLDIER else -1
    s.push(DestroySoldier(f.seat, victim, owner, soldier))


def retreat(s: Position, seat: int) -> None:
    """The own soldier returns to the top of the Warhost; the Ark is empty."""
    card = s.ark
    s.say(E.E_RETREAT, (seat, card, s.life))
    empty_ark(s)
    put_on_top(s, seat, L.WARHOST, card)


# --- opponents' and own cards


def hurt(s: Position, f: Frame, item: Item) -> None:
    """Destroy cards or move soldiers, player by player (X-CARD-36): last pushed comes first."""
    seats = players(s, f, item)
    if item.op == V.ROTATE_WARHOST:
        for seat in seats:
            rotate_warhost(s, seat)
        return
    for index in range(len(seats) - 1, -1, -1):
        seat = seats[index]
        if item.op == V.DESTROY_SOLDIER:
            if item.p != V.WHERE_THIS:
                push_destroy(s, f, s.piles[warhost(seat)][-1], seat)
            else:
                push_destroy(s, f, f.card, seat)
        else:
            chooser = seat if item.q else f.seat
            s.push(
                Frame(
                    L.F_ADDON,
                    chooser,
                    card=f.card,
                    items=item.index,
                    pos=item.amount,
                    chosen=f.seat,
                    other=seat,
                )
            )


def disable(s: Position, f: Frame, item: Item) -> None:
    seats = players(s, f, item)
    if item.amount < 0:
        mask = 0
        for seat in seats:
            mask |= 1 << seat
        add_lasting(s, item, f.seat, f.card, mask, -1)
        return
    for index in range(len(seats) - 1, -1, -1):
        s.push(
            Frame(
                L.F_ADDON,
                f.seat,
                card=f.card,
                items=item.index,
                pos=item.amount,
                chosen=f.seat,
                other=seats[index],
            )
        )


# --- what stays in force


def put_in_force(s: Position, f: Frame, item: Item) -> None:
    """Modifiers, permissions and bans (pool_size in the own dice phase changes it at once)."""
    amount = amount_of(s, item, f.seat, f.seat)
    if item.op == V.FORBID and item.p == V.FORBID_HEAL:
        amount = s.ark
    mask = 1 << f.seat
    if item.op not in (V.PARAGON_VALUE, V.PREVENT, V.PERMIT, V.ACTION_COST):
        mask = 0
        for seat in players(s, f, item):
            mask |= 1 << seat
    if item.op == V.POOL_SIZE and mask >> f.seat & 1 and pool_is_open(s, f.seat, item):
        s.push(AdjustPool(f.seat, f.card, amount))
        mask ^= 1 << f.seat
    if mask:
        add_lasting(s, item, f.seat, f.card, mask, amount)


def pool_is_open(s: Position, seat: int, item: Item) -> bool:
    """Whether the own pool was chosen but not rolled, so that it changes at once (X-DICE-09)."""
    own_dice_phase = s.phase == L.DICE_PHASE and not s.rolled and seat == s.turn
    return own_dice_phase and item.until != V.END_OF_NEXT_TURN


# --- structure


def choose_list(s: Position, f: Frame, item: Item) -> None:
    options = open_options(s, f, item)
    if len(options) == 1:
        push_nested(s, f, item.lists[options[0]])
    elif options:
        s.push(choice(L.F_CHOOSE, f, item))


def push_nested(s: Position, f: Frame, items: int) -> None:
    """Resolve a nested list as part of the same effect."""
    s.push(
        Frame(
            L.F_ITEMS,
            f.seat,
            card=f.card,
            items=items,
            chosen=f.chosen,
            other=f.other,
            mode=f.mode | NESTED,
            data=f.data,
        )
    )


def gamble(s: Position, f: Frame, item: Item) -> None:
    kind = s.roll(item.p)
    s.say(E.E_ROLL, (f.seat, E.BY_EFFECT, f.card, kind))
    if kind == L.P0:
        fire_blanks(s, f.seat, 1, f.card)
    if item.lists[kind]:
        push_nested(s, f, item.lists[kind])
