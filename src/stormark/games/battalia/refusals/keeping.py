"""Ambush and tents (B-HIDE, B-TENT)."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.queries import artefact_of, is_great
from stormark.games.battalia.refusals.cards import (
    borrowed,
    held,
    no,
    not_held,
    others_in_hand,
)
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import hiding
from stormark.kernel.refusal import Refusal


def begin(s: Position, seat: int, option: int) -> Refusal | None:
    verb, card, zone, _ = V.unpack(option)
    if verb == V.V_HIDE:
        return hide(s, seat, card)
    if verb == V.V_PITCH:
        return pitch(s, seat, card, zone)
    if verb == V.V_OPEN:
        return no("B-TENT-05", "no-tent")
    return None


def hide(s: Position, seat: int, card: int) -> Refusal:
    """The card that would go to Limbo (B-HIDE-02 to -06)."""
    if not held(s, seat, card):
        return not_held(s, seat, card, "B-HIDE-02")
    if len(s.ambush[seat]) >= s.rules.tables.hide_slots:
        return no("B-HIDE-01", "ambush-full")
    if L.plain(card) == L.STARDUST:
        return no("B-DUST-06", "stardust")
    refusal = borrowed(s, card)
    if refusal is None and not hiding.may_sacrifice(s, seat, card):
        return no("B-HIDE-06", "last-card", card=s.rules.words.card(card))
    if refusal is None and not hiding.hideable(s, seat, card):
        others = others_in_hand(s, seat, card, 0)
        return no("B-GA-17" if others else "B-HIDE-02", "nothing-to-hide")
    return refusal or no("B-HIDE-02", "nothing-to-hide")


def hidden_card(s: Position, seat: int, option: int) -> Refusal:
    """The card that would lie in the ambush."""
    card = V.a_of(option)
    if V.verb_of(option) != V.V_NAME:
        return no("B-HIDE-02", "hide-first")
    if not held(s, seat, card):
        return not_held(s, seat, card, "B-HIDE-02")
    return borrowed(s, card) or no("B-HIDE-02", "hide-first")


def pitch(s: Position, seat: int, card: int, zone: int) -> Refusal:
    """A Tent of hand or ambush; what it stores comes from the hand (B-TENT-01, B-HIDE-07)."""
    if not held(s, seat, card, zone):
        return not_held(s, seat, card)
    if artefact_of(s, card) != L.TENT:
        return no("B-TENT-01", "wrong-card")
    others = others_in_hand(s, seat, card, zone)
    if not others:
        return no("B-TENT-01", "nothing-to-store")
    if all(is_great(other) for other in others):
        return no("B-TENT-04", "no-great-stored")
    return no("B-GA-17", "nothing-to-store")


def stored_card(s: Position, seat: int, option: int) -> Refusal:
    """The card that would lie in a tent."""
    card = V.a_of(option)
    if V.verb_of(option) != V.V_NAME:
        return no("B-TENT-01", "store-first")
    if not held(s, seat, card):
        return not_held(s, seat, card, "B-TENT-01")
    if is_great(card):
        return no("B-TENT-04", "no-great-stored")
    return borrowed(s, card) or no("B-TENT-01", "store-first")
