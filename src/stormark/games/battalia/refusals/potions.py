"""Bilkarr's potions and Metamorpha's tribute (B-BILK, B-META)."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia import words as W
from stormark.games.battalia.battle.record import Battle
from stormark.games.battalia.battle.sides import battle_of
from stormark.games.battalia.npcs import metamorpha, potions
from stormark.games.battalia.purse import held_by
from stormark.games.battalia.queries import hero_on
from stormark.games.battalia.refusals.cards import held, lacks_supply, no, not_held
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import windows
from stormark.kernel.refusal import Refusal


def begin(s: Position, seat: int, option: int) -> Refusal | None:
    verb, a, b, _ = V.unpack(option)
    if verb == V.V_POTION:
        return buy(s, seat, a)
    if verb == V.V_DRINK:
        return drink(s, seat, a, b - 1, None)
    if verb == V.V_ECLIPSE:
        return eclipse(s, seat, a)
    if verb == V.V_TRIBUTE:
        return tribute(s, seat, a)
    return None


# --- potions


def buy(s: Position, seat: int, potion: int) -> Refusal:
    if s.bilkarr < 0 or not hero_on(s, seat, s.bilkarr):
        return no("B-BILK-11", "no-bilkarr")
    if s.potion_owner[potion] >= 0:
        return no("B-BILK-14", "potion-sold", potion=W.POTIONS[potion])
    needed = s.rules.tables.potion_supply
    return lacks_supply(held_by(s, seat), needed, "B-BILK-12") or no("B-LINE-07", "incomplete")


def drink(s: Position, seat: int, potion: int, victim: int, own: Battle | None) -> Refusal:
    about = W.POTIONS[potion]
    if s.potion_owner[potion] != seat:
        return no("B-BILK-17", "no-potion", potion=about)
    if s.potion_drunk[potion]:
        return no("B-BILK-18", "potion-drunk", potion=about)
    return potions.POTIONS[potion].why_not_drunk(s, seat, victim, own)


def eclipse(s: Position, seat: int, card: int) -> Refusal:
    refusal = potions.POTIONS[L.ECLIPSE].why_not_used(s, seat)
    if refusal is not None:
        return refusal
    if not held(s, seat, card):
        return not_held(s, seat, card, "B-BILK-25")
    return no("B-ART-29", "untransformable", card=s.rules.words.card(card))


def in_window(s: Position, window: windows.Window, option: int) -> Refusal:
    """Who is asked in a window may drink, use a potion, or pass (R-65)."""
    verb, a, b, _ = V.unpack(option)
    if verb == V.V_DRINK:
        own = battle_of(s, window.acting) if window.moment in windows.OF_BATTLES else None
        return drink(s, window.seat, a, b - 1, own)
    if verb == V.V_FREEZE:
        refusal = potions.POTIONS[L.FROSTHAND].why_not_used(s, window.seat)
        return refusal or no("B-RULING-67", "no-line")
    if verb == V.V_RAGE:
        refusal = potions.POTIONS[L.BERSERKER].why_not_used(s, window.seat)
        return refusal or no("B-RULING-66", "no-own-attack")
    return no("B-RULING-65", "window-first")


# --- Metamorpha


def tribute(s: Position, seat: int, hero: int) -> Refusal:
    if s.metamorpha < 0:
        return no("B-META-01", "no-metamorpha")
    terrain = s.terrain[s.metamorpha]
    field = s.heroes[2 * seat + hero]
    if field < 0 or s.terrain[field] != terrain:
        return no("B-META-06", "other-terrain")
    if terrain >= L.FACTIONS:
        return no("B-RULING-59", "other-terrain")
    if (2 * seat + hero, terrain) in s.tributes:
        return no("B-META-08", "tribute-paid")
    if not s.hand[seat]:
        return no("B-META-07", "no-tribute")
    return no(metamorpha.ABILITIES[terrain].rule, "no-ability")
