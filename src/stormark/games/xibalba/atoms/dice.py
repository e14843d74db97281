"""Dice between the dice pool, the action pool and beside the base."""

from __future__ import annotations

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba.state import Position
from stormark.kernel.compiling import i64


def add_die(s: Position, kind: i64) -> None:
    s.action_dice[kind] += 1


def spend_die(s: Position, kind: i64, use: i64) -> None:
    """A die leaves the action pool and lies beside the base (X-ACTION-03, X-ACTION-13)."""
    s.action_dice[kind] -= 1
    s.spent[kind] += 1
    if s.sink is not None:
        s.sink.emit(E.E_SPEND, (s.turn, use, kind), -1)


def roll_paragon_dice(s: Position, seat: i64, count: i64, cause: i64, card: i64) -> tuple[i64, i64]:
    """Roll Paragon dice once, outside every pool: (symbols, blanks) (X-LOOT-08, X-LOOT-14)."""
    kinds: list[int] = []
    symbols: i64 = 0
    blanks: i64 = 0
    for _number in range(count):
        kind = s.roll(L.PARAGON_DIE)
        if s.sink is not None:
            kinds.append(kind)
        if kind == L.P0:
            blanks += 1
        else:
            symbols += kind - L.P0
    if s.sink is not None and count:
        s.sink.emit(E.E_ROLL, (seat, cause, card, *kinds), -1)
    return symbols, blanks


# --- the dice pool


def choose_pool(s: Position, seat: i64, resource: i64, attack: i64) -> None:
    """The dice of the turn, not rolled yet (X-DICE-02)."""
    s.dice[L.R0] = resource
    s.dice[L.A0] = attack
    if s.sink is not None:
        s.say(E.E_POOL, (seat, resource, attack))


def change_pool(s: Position, seat: i64, die: i64, change: i64) -> None:
    """One die more or less, before the roll (X-DICE-09)."""
    s.dice[L.BLANK_KIND[die]] += change
    if s.sink is not None:
        s.say(E.E_POOL, (seat, s.dice[L.R0], s.dice[L.A0]))


def initial_roll(s: Position) -> None:
    """X-DICE-10."""
    s.rolled = True
    roll_pool(s, E.BY_INITIAL_ROLL)


def reroll(s: Position) -> None:
    """X-DICE-13."""
    s.rerolled += 1
    roll_pool(s, E.BY_REROLL)


def roll_pool(s: Position, cause: i64) -> None:
    """Roll all dice of the dice pool together."""
    dice = s.dice
    resource = dice[0] + dice[1] + dice[2] + dice[3]
    attack = dice[4] + dice[5] + dice[6]
    if not resource and not attack:
        return
    for kind in range(i64(L.P0)):
        dice[kind] = 0
    shown: list[int] = []
    for number in range(resource + attack):
        kind = s.roll(L.RESOURCE_DIE if number < resource else L.ATTACK_DIE)
        dice[kind] += 1
        if s.sink is not None:
            shown.append(kind)
    if s.sink is not None:
        s.sink.emit(E.E_ROLL, (s.turn, cause, -1, *shown), -1)


def keep(s: Position, seat: i64, kind: i64) -> None:
    """A die moves to the action pool (X-DICE-11)."""
    s.dice[kind] -= 1
    s.action_dice[kind] += 1
    if s.sink is not None:
        s.sink.emit(E.E_KEEP, (seat, kind), -1)


def keep_all(s: Position) -> None:
    """All dice still in the dice pool move to the action pool, blanks included (X-DICE-16)."""
    kept: list[int] = []
    for kind in range(i64(L.P0)):
        count = s.dice[kind]
        if count:
            s.dice[kind] = 0
            s.action_dice[kind] += count
            if s.sink is not None:
                kept.extend([int(kind)] * int(count))
    if s.sink is not None and kept:
        s.sink.emit(E.E_KEEP, (s.turn, *kept), -1)


# --- the action pool


def turn_die(s: Position, seat: i64, kind: i64, to: i64) -> None:
    """A die of the action pool shows another face (X-WEAPON-01)."""
    s.action_dice[kind] -= 1
    s.action_dice[to] += 1
    if s.sink is not None:
        s.say(E.E_DIE, (seat, kind, to))


def clear_action_pool(s: Position) -> None:
    """Dice left in the action pool are removed without effect (X-TURN-12)."""
    left: list[int] = []
    for kind in range(i64(L.KINDS)):
        count = s.action_dice[kind]
        if count:
            if s.sink is not None:
                left.extend([int(kind)] * int(count))
            s.spent[kind] += count
            s.action_dice[kind] = 0
    if s.sink is not None and left:
        s.sink.emit(E.E_SPEND, (s.turn, E.USE_LEFT, *left), -1)


def take_dice_back(s: Position) -> None:
    """The dice beside the base are at hand again for the next turn (X-ACTION-13)."""
    for kind in range(i64(L.KINDS)):
        s.spent[kind] = 0


def add_symbol(s: Position, seat: i64, kind: i64, card: i64) -> None:
    """An additional die showing a symbol goes into the action pool (op `add_symbol`)."""
    add_die(s, kind)
    s.say(E.E_ADD_DIE, (seat, kind, card))


def roll_into_pool(s: Position, seat: i64, die: i64, card: i64) -> i64:
    """Roll a die once into the action pool (op `roll_into_pool`): the kind it shows."""
    kind = s.roll(die)
    s.say(E.E_ROLL, (seat, E.BY_EFFECT, card, kind))
    add_die(s, kind)
    return kind


# --- dice changed by an effect (G5)


def set_aside(s: Position, kind: i64, to: i64) -> None:
    """A changed die lies aside, so that the same effect does not choose it twice."""
    s.action_dice[kind] -= 1
    dice = list(s.aside)
    dice[to] += 1
    s.aside = tuple(dice)


def return_dice(s: Position) -> None:
    """Dice that an effect has changed are ordinary dice again."""
    if s.aside != L.NO_DICE:
        if s.sink is not None:
            back = [kind for kind in range(L.KINDS) for _ in range(s.aside[kind])]
            s.sink.emit(E.E_DICE_BACK, (s.turn, *back), -1)
        for kind in range(L.KINDS):
            s.action_dice[kind] += s.aside[kind]
        s.aside = L.NO_DICE
