"""Battles begin, change and end, each change with its event.

A battle in a position is never changed, for copies of the position share it; it is replaced.
"""

from __future__ import annotations

from stormark.games.battalia import events as E
from stormark.games.battalia import layout as L
from stormark.games.battalia.atoms import discard_all, put_hero, without
from stormark.games.battalia.battle.record import Battle
from stormark.games.battalia.battle.sides import ATTACKER, line_of, side_of
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64


def replaced(s: Position, battle: Battle) -> Battle:
    """A copy of a battle that stands in the position from now on."""
    fresh = battle.copy()
    s.battle[battle.attacker] = fresh
    return fresh


def open_battle(s: Position, battle: Battle) -> None:
    """An attack is announced, and its player has acted."""
    seat = battle.attacker
    s.battle[seat] = battle
    s.attacks += 1
    s.flags[seat] |= L.ACTED
    s.say(E.E_ATTACK, (seat, battle.object, battle.field, battle.defender))
    if battle.attacker_line:
        s.say(E.E_BATTLE_CARDS, (seat, *battle.attacker_line))


def name_defenders(s: Position, battle: Battle, heroes: i64) -> None:
    """These heroes defend, and whoever was attacked draws up when the turn ends (B-TURN-12)."""
    fresh = replaced(s, battle)
    fresh.defender_heroes = heroes
    s.refill |= 1 << battle.defender


# --- lines


def lay_in_battle(s: Position, battle: Battle, side: i64, card: i64, as_laid: i64) -> None:
    """A card joins the line of a side; in the line it may count more than once."""
    fresh = replaced(s, battle)
    put_line(fresh, side, (*line_of(battle, side), as_laid))
    if side == ATTACKER and L.lender_of(card) == battle.defender >= 0:
        fresh.borrowed += (L.plain(card),)
    s.say(E.E_BATTLE_CARDS, (side_of(battle, side), card))


def set_line(s: Position, battle: Battle, side: i64, line: Cards) -> None:
    """Cards of a line change; whoever does it tells what."""
    put_line(replaced(s, battle), side, line)


def move_to_line(s: Position, battle: Battle, side: i64, card: i64, marked: i64) -> None:
    """A card of the other line joins the line of a side, marked as its owner's."""
    fresh = replaced(s, battle)
    put_line(fresh, 1 - side, without(line_of(battle, 1 - side), card))
    put_line(fresh, side, (*line_of(battle, side), marked))


def freeze_line(s: Position, battle: Battle, side: i64) -> None:
    """Frosthand switches a line off; its cards go to their owners' Refuges (R-67)."""
    seat = side_of(battle, side)
    line = line_of(battle, side)
    fresh = replaced(s, battle)
    put_line(fresh, side, ())
    fresh.frozen = fresh.frozen or side == ATTACKER
    s.say(E.E_FROZEN, (seat, *line))
    discard_all(s, seat, line)


def put_line(fresh: Battle, side: i64, line: Cards) -> None:
    if side == ATTACKER:
        fresh.attacker_line = line
    else:
        fresh.defender_line = line


# --- heroes


def leave_battle(s: Position, battle: Battle, seat: i64, hero: i64, field: i64) -> None:
    """A hero retreats; the terrain bonus goes over to an attacker who stays (R-37)."""
    fresh = replaced(s, battle)
    put_hero(s, seat, hero, field)
    if seat == battle.attacker:
        fresh.attacker_heroes &= ~(1 << hero)
        if hero == battle.bonus_hero:
            fresh.bonus_hero = 1 - hero
    else:
        fresh.defender_heroes &= ~(1 << hero)
    s.say(E.E_RETREATED, (seat, hero, field))


# --- the end


def close_battle(s: Position, battle: Battle) -> None:
    """Lines leave the battle: the defender's now, the attacker's with his turn (B-BATTLE-37)."""
    seat = battle.attacker
    s.battle[seat] = None
    borrowed = battle.borrowed
    for card in battle.attacker_line:
        if L.lender_of(card) < 0 or L.lender_of(card) != battle.defender:
            s.table[seat] += (L.with_copies(card, 1),)
        elif L.plain(card) in borrowed:
            borrowed = without(borrowed, L.plain(card))
            s.table[seat] += (L.with_copies(card, 1),)
        else:
            discard_all(s, seat, (card,))  # hypnotised: home with the battle (B-SA-22)
    if battle.defender >= 0:
        discard_all(s, battle.defender, battle.defender_line)
        restore_hand(s, battle.defender)


def restore_hand(s: Position, seat: i64) -> None:
    """In another player's turn a transformation lasts until the end of the battle (B-ART-24)."""
    s.hand[seat] = tuple(
        [L.plain(card) if L.lender_of(card) < 0 else card for card in s.hand[seat]]
    )
