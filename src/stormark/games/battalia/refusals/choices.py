"""Choices within effects: an answer of the right kind that the effect does not offer."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia import words as W
from stormark.games.battalia.effects.transform import FORM
from stormark.games.battalia.procedures import Frame
from stormark.games.battalia.queries import great_of, is_royal, matches, opponents
from stormark.games.battalia.refusals import valleys
from stormark.games.battalia.refusals.artefacts import unchangeable, unpromotable
from stormark.games.battalia.refusals.battle_cards import GREAT_WITHOUT_TARGET
from stormark.games.battalia.refusals.cards import (
    changed_fields,
    fought,
    held,
    no,
    not_held,
)
from stormark.games.battalia.refusals.keeping import hidden_card, stored_card
from stormark.games.battalia.refusals.potions import paying_tribute
from stormark.games.battalia.refusals.sites import wrong_site
from stormark.games.battalia.refusals.trading import trading
from stormark.games.battalia.state import Position
from stormark.kernel.refusal import Refusal

# Frames with one rule for every wrong answer.
PLAIN_RULES = {
    V.F_TAKE: "B-ORACLE-06",
    V.F_BOOSTER: "B-PASS-01",
    V.F_GATE_RING: "B-BRIDGE-03",
    V.F_GATE_GREAT: "B-RULING-113",
    V.F_AMOUNT: "B-RULING-114",
    V.F_DRAW_MORE: "B-RULING-114",
    V.F_FATE: "B-RULING-50",
    V.F_CHOOSE_GREAT: "B-RUINS-03",
    V.F_FREE_ARTEFACT: "B-STORM-E01.1",
    V.F_DESTROY_TENT: "B-RULING-31",
    V.F_WINGS: "B-GA-14",
    V.F_CRYSTAL: "B-SA-20",
    V.F_STANDARD: "B-SA-10",
    V.F_SUMMON: "B-RULING-48",
}


def in_choice(s: Position, f: Frame, option: int) -> Refusal:
    verb = V.verb_of(option)
    kind = f.kind
    refusal = fought(s, f.seat, *changed_fields(s, f.seat, option))
    if refusal is not None:
        return refusal
    if kind == V.F_HIDE:
        return hidden_card(s, f, option)
    if kind == V.F_PITCH:
        return stored_card(s, f, option)
    if kind == V.F_TRADE:
        return trading(s, f, option)
    if kind == V.F_TRIBUTE:
        return paying_tribute(s, f, option)
    if kind == V.F_BRIDGE:
        return valleys.on_the_bridge(s, f, option)
    if kind == V.F_REPLACE and f.data:
        return no("B-RULING-116", "target" if verb == V.V_TURN else "pending")
    if kind == V.F_REPLACE and verb in (V.V_TERRAIN, V.V_SWAP):
        return not_replaced(s, f, verb)
    if all(V.verb_of(other) != verb for other in s.options(f.seat)):
        return no(PLAIN_RULES.get(kind, "B-LINE-04"), "pending")
    if kind == V.F_PROMOTE:
        return promoting(s, f, option)
    if kind in (V.F_AMULET, V.F_MASK, V.F_CROWN):
        return transforming(s, f, option)
    if kind == V.F_UPGRADE:
        return not_raised(s, f.seat, V.a_of(option))
    if kind == V.F_LIMBO:
        return not_fetched(s, V.a_of(option))
    if kind == V.F_FREE_ROAD and verb == V.V_SITE:
        return wrong_site(s, f.seat, f.a, False, V.a_of(option), V.b_of(option))
    if kind == V.F_COPY_STORM:
        return no("B-STORM-E08.2" if V.a_of(option) == 1 else "B-STORM-E08.1", "target")
    if kind == V.F_THEFT:
        return not_stolen(s, f, option)
    if kind == V.F_CLOAK:
        foreign = s.owner[V.a_of(option)] != f.seat
        return no("B-RULING-45" if foreign else "B-SA-13", "target")
    if kind == V.F_CHOOSE_GREAT and V.a_of(option) in s.great_up:
        return no("B-RULING-49", "owns-great")
    return no(PLAIN_RULES.get(kind, "B-STORM-E04.1"), "target")


# --- transformations


def promoting(s: Position, f: Frame, option: int) -> Refusal:
    verb = V.verb_of(option)
    card = V.a_of(option)
    if verb == V.V_NAME:
        if V.b_of(option) == 0 and not held(s, f.seat, card):
            return not_held(s, f.seat, card, "B-ART-13")
        return unpromotable(s, card)
    if verb == V.V_RANKS:
        return no("B-ART-16", "target")
    return no("B-ORACLE-10" if matches(s, L.TITLE) else "B-ART-14", "not-on-top")


def transforming(s: Position, f: Frame, option: int) -> Refusal:
    """Amulet, Crown, and what works on cards of a battle line."""
    verb = V.verb_of(option)
    card = V.a_of(option)
    great = L.CROWN if f.kind == V.F_CROWN else great_of(s, f.a)
    if verb == V.V_ROLL:
        return no("B-ART-21", "target")
    if verb == V.V_FORM:
        in_battle = f.b >= 0 and f.step == FORM
        return no("B-ART-31" if in_battle else "B-ART-20", "target")
    if great == L.MASK:
        return no("B-RULING-47", "target")
    if V.b_of(option) == 0 and not held(s, f.seat, card):
        return not_held(s, f.seat, card)
    if great in GREAT_WITHOUT_TARGET and L.kind_of(card) < L.UNBOUND and not L.form_of(card):
        return no(GREAT_WITHOUT_TARGET[great], "target")
    return unchangeable(card)


# --- the map


def not_raised(s: Position, seat: int, field: int) -> Refusal:
    """Free upgrades: own cities below level 4, no centres or buildings (R-18, R-76)."""
    if s.owner[field] != seat:
        return no("B-TEAM-19" if is_friend(s, seat, s.owner[field]) else "B-STORM-E10.1", "target")
    return no("B-RULING-18" if s.place[field] == L.CITY else "B-RULING-76", "not-upgradable")


def is_friend(s: Position, seat: int, owner: int) -> bool:
    return owner >= 0 and not opponents(s, seat, owner)


def not_replaced(s: Position, f: Frame, verb: int) -> Refusal:
    """The Staff wants another terrain with the same exits, effect 7 any card of the stack."""
    if verb == V.V_SWAP:
        return no("B-NEW-05" if f.b < 2 else "B-RULING-116", "target")
    if f.a == 0:
        return no("B-STORM-E07.1", "target")
    return no("B-NEW-03" if s.rules.stormgates else "B-GA-12", "target")


# --- cards


def not_fetched(s: Position, card: int) -> Refusal:
    if card not in s.limbo:
        return no("B-LIMBO-04", "not-in-limbo", card=W.card_word(card))
    return (
        no("B-RULING-17", "royal-in-limbo") if is_royal(card) else no("B-RULING-49", "owns-great")
    )


def not_stolen(s: Position, f: Frame, option: int) -> Refusal:
    if V.verb_of(option) == V.V_TAKE:
        return no("B-GA-16", "not-stolen")
    victim = V.a_of(option)
    empty = victim < s.seats and opponents(s, f.seat, victim) and not s.hand[victim]
    fighting = victim < s.seats and opponents(s, f.seat, victim) and not empty
    return no("B-RULING-11" if fighting else "B-GA-16", "victim-hand")
