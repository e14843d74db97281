"""Attacks, the course of a battle, retreats (B-BATTLE, B-RETREAT)."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.battle import cards, retreat, steps
from stormark.games.battalia.battle.record import Battle
from stormark.games.battalia.battle.sides import HEROES, mask_of, side_of
from stormark.games.battalia.battle.targets import able_heroes, capped
from stormark.games.battalia.grid import is_laid
from stormark.games.battalia.purse import held_by
from stormark.games.battalia.queries import (
    hero_on,
    in_brotherhood,
    is_concealed,
    is_weapon,
    may_gain_great,
    opponents,
)
from stormark.games.battalia.refusals.battle_cards import wrong_battle_card
from stormark.games.battalia.refusals.cards import fought, held, no, not_held
from stormark.games.battalia.state import Position
from stormark.kernel.refusal import Refusal

PEACEFUL = {
    V.V_PITCH: "B-TENT-11",
    V.V_HIDE: "B-HIDE-03",
    V.V_COHORT: "B-COHORT-11",
    V.V_ECLIPSE: "B-BILK-27",
    V.V_TRADE: "B-RULING-39",
}


# --- declaring


def begin(s: Position, seat: int, option: int) -> Refusal | None:
    if V.verb_of(option) != V.V_ATTACK:
        return None
    purse = held_by(s, seat)
    _, target, field, defender = V.unpack(option)
    if not purse.fighting:
        return no("B-BATTLE-01", "weapon")
    return attack(s, seat, target, field, defender - 1, purse.arrows > 0)


def attack(s: Position, seat: int, target: int, field: int, defender: int, ranged: bool) -> Refusal:
    """Why an object cannot be attacked, the Weapon aside."""
    if in_brotherhood(s, seat):
        return no("B-BILK-28", "brotherhood")
    if capped(s, seat):
        return no("B-TEAM-14", "attack-cap")
    if not able_heroes(s, seat, field, ranged):
        return no("B-SA-05" if ranged else "B-BATTLE-02", "no-hero-there")
    missing = no_such_target(s, seat, target, field, defender)
    if missing is not None:
        return missing
    if in_brotherhood(s, defender):
        return no("B-BILK-28", "brotherhood-of-target")
    if target != HEROES and is_concealed(s, field):
        return no("B-SA-14", "concealed")
    if target == L.RUIN and not s.rules.stormgates:
        if not may_gain_great(s, seat):
            return no("B-RUINS-05", "owns-great")
        if not s.great_up:
            return no("B-RUINS-07", "no-great-left")
    return locked(s, seat, field, defender)


def locked(s: Position, seat: int, field: int, defender: int) -> Refusal:
    """A teammate's battle locks his opponent, and what is neutral on its field (R-11, R-12)."""
    return no("B-TEAM-10" if defender >= 0 else "B-RULING-12", "locked")


def no_such_target(
    s: Position, seat: int, target: int, field: int, defender: int
) -> Refusal | None:
    """Cities, guards, centres and buildings, or the heroes of one opponent (B-BATTLE-03)."""
    if target == L.GATE:
        return no("B-RULING-24", "gate-target")
    if defender == seat:
        return no("B-BATTLE-03", "own-target")
    if defender >= 0 and (defender >= s.seats or not opponents(s, seat, defender)):
        return no("B-RULING-13", "friendly-target")
    if target == HEROES:
        if defender < 0 or not hero_on(s, defender, field):
            return no("B-BATTLE-03", "no-target")
        return None
    objects = (L.CITY, L.RUIN, L.CENTRE, L.BUILDING)
    if target not in objects or s.place[field] != target or not is_laid(s, field):
        return no("B-BATTLE-03", "no-target")
    if s.owner[field] != defender:
        return no("B-BATTLE-03", "other-owner")
    return None


# --- the course


def declaring(s: Position, seat: int, able: int, heroes: int, option: int) -> Refusal:
    """The heroes of an attack, or its Weapon once they are chosen.

    A single hero who can attack is chosen without asking: then it is not he who hinders the other.
    """
    verb, a, b, _ = V.unpack(option)
    if verb in PEACEFUL:
        return no(PEACEFUL[verb], "in-battle")
    if verb == V.V_HEROES:
        chosen = heroes and able == (able | a)
        return no("B-HERO-07", "heroes-chosen") if chosen else wrong_heroes(s, able, a)
    if heroes:
        return wrong_weapon(s, seat, verb, a, b)
    return no("B-BATTLE-04", "heroes-first")


def in_battle(s: Position, seat: int, battle: Battle, step: int, side: int, option: int) -> Refusal:
    verb, a, b, _ = V.unpack(option)
    if verb in PEACEFUL:
        return no(PEACEFUL[verb], "in-battle")
    if verb == V.V_HEROES:
        return wrong_defence(battle, step, a)
    if step == steps.DEFENCE:
        return no(defence_rule(battle), "heroes-first")
    if verb == V.V_LAY:
        return wrong_battle_card(s, seat, a, b)
    if verb == V.V_OPEN:
        return no("B-TENT-07", "no-tent")
    if verb == V.V_RETREAT:
        return wrong_retreat(s, battle, step, side, a, b)
    if verb == V.V_FINISH:
        return no("B-BATTLE-24", "still-behind")
    if verb == V.V_PASS:
        return no("B-BATTLE-21" if step == steps.OPENING else "B-BATTLE-24", "not-behind")
    return no("B-LINE-04", "battle-first")


def defence_rule(battle: Battle) -> str:
    return "B-BATTLE-07" if battle.object == HEROES else "B-BATTLE-06"


def wrong_defence(battle: Battle, step: int, mask: int) -> Refusal:
    """Who defends was said already; or nobody would, or somebody who is not there."""
    if step != steps.DEFENCE:
        return no("B-HERO-07", "heroes-chosen")
    if mask == 0:
        return no("B-RULING-129", "some-hero")
    return no(defence_rule(battle), "heroes-there")


def wrong_heroes(s: Position, able: int, mask: int) -> Refusal:
    """Which heroes cannot attack: none, too many, or one out of reach."""
    if mask == 0 or (mask == 3 and not s.rules.hero_mode):
        return no("B-BATTLE-04", "one-hero")
    if able & mask:
        return no("B-RULING-37", "other-hero-away")
    return no("B-BATTLE-02", "hero-cannot-reach")


def wrong_weapon(s: Position, seat: int, verb: int, card: int, zone: int) -> Refusal:
    """The card that starts the attack line."""
    if verb != V.V_LAY:
        return no("B-BATTLE-01", "weapon-first")
    if not is_weapon(s, card):
        return no("B-BATTLE-01", "weapon-first")
    if card not in cards.starting_weapons(s, seat, zone):
        return not_held(s, seat, card)
    return no("B-SA-05", "no-hero-there")


def wrong_retreat(
    s: Position, battle: Battle, step: int, side: int, hero: int, payment: int
) -> Refusal:
    if step == steps.OPENING:
        return no("B-RETREAT-01", "not-behind")
    seat = side_of(battle, side)
    if not mask_of(battle, side) >> hero & 1:
        return no("B-RETREAT-01", "hero-not-fighting")
    if payment not in retreat.retreat_payments(s, seat):
        return no("B-RETREAT-02", "retreat-price", needed=s.rules.tables.retreat_supply)
    if not retreat.retreat_fields(s, battle, seat, hero):
        return no("B-RETREAT-05", "no-retreat")
    return no("B-RETREAT-01", "not-behind")


def wrong_payment(s: Position, seat: int, option: int) -> Refusal:
    """A card that does not pay what the player said he would pay with (B-RULING-108)."""
    card, zone = V.a_of(option), V.b_of(option)
    if V.verb_of(option) == V.V_LAY and not held(s, seat, card, zone):
        return not_held(s, seat, card)
    return no("B-RETREAT-02", "retreat-price", needed=s.rules.tables.retreat_supply)


def wrong_refuge(s: Position, battle: Battle, seat: int, option: int) -> Refusal:
    """The field a hero retreats to: exactly three cards away, none of the enemy's."""
    if V.verb_of(option) != V.V_FIELD:
        return no("B-RETREAT-03", "retreat-first")
    field = V.a_of(option)
    refusal = fought(s, battle.attacker, field)
    if refusal is not None:
        return refusal
    enemy = battle.defender if seat == battle.attacker else battle.attacker
    if enemy >= 0 and s.owner[field] == enemy:
        return no("B-NEW-09" if s.rules.stormgates else "B-RETREAT-04", "enemy-city")
    if enemy >= 0 and hero_on(s, enemy, field):
        return no("B-NEW-10" if s.rules.stormgates else "B-RETREAT-04", "enemy-hero")
    return no(
        "B-NEW-06" if s.rules.stormgates else "B-RETREAT-03",
        "retreat-distance",
        steps=s.rules.tables.retreat_distance,
    )
