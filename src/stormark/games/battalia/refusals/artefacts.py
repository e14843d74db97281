"""Titles, Amulets and Great Artefacts (B-ART-13 to -31, B-GA, B-SA)."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.effects.greats import great as greats
from stormark.games.battalia.queries import artefact_of, copies_of_fate, great_of, rank_of
from stormark.games.battalia.refusals.cards import (
    borrowed,
    held,
    no,
    not_held,
    others_in_hand,
)
from stormark.games.battalia.state import Position
from stormark.kernel.refusal import Refusal


def begin(s: Position, seat: int, option: int) -> Refusal | None:
    verb, card, b, _ = V.unpack(option)
    if verb == V.V_PROMOTE:
        return promote(s, seat, card, b)
    if verb == V.V_AMULET:
        return amulet(s, seat, card, b)
    if verb == V.V_GREAT:
        return great(s, seat, card, b)
    return None


def promote(s: Position, seat: int, card: int, zone: int) -> Refusal:
    """A Title of hand or ambush; the unit is one of the hand (B-ART-13, B-HIDE-07)."""
    if not held(s, seat, card, zone):
        return not_held(s, seat, card)
    if artefact_of(s, card) != L.TITLE:
        return no("B-LINE-08", "wrong-card")
    units = [other for other in s.hand[seat] if rank_of(s, other)]
    if not units:
        return no("B-ART-13", "no-unit")
    return unpromotable(s, units[0])


def unpromotable(s: Position, card: int) -> Refusal:
    """Why a card of the hand or the line cannot be promoted."""
    about = s.rules.words.card(card)
    refusal = borrowed(s, card)
    if refusal is not None:
        return refusal
    if not rank_of(s, card):
        return no("B-ART-13", "no-unit")
    if L.kind_of(card) >= L.UNBOUND:
        return no("B-ART-26", "untransformable", card=about)
    if L.form_of(card):
        return no("B-ART-29", "untransformable", card=about)
    return no("B-ART-17", "no-higher-rank", card=about)


def amulet(s: Position, seat: int, card: int, zone: int) -> Refusal:
    """An Amulet of hand or ambush; the other card is one of the hand (B-ART-19, B-HIDE-07)."""
    if not held(s, seat, card, zone):
        return not_held(s, seat, card)
    if artefact_of(s, card) != L.AMULET:
        return no("B-LINE-08", "wrong-card")
    others = others_in_hand(s, seat, card, zone)
    return unchangeable(s, others[0]) if others else no("B-ART-19", "no-other-card")


def unchangeable(s: Position, card: int) -> Refusal:
    """Why an Amulet cannot change a card."""
    changed = L.form_of(card) or card & L.NAMED
    return no(
        "B-ART-29" if changed else "B-ART-26", "untransformable", card=s.rules.words.card(card)
    )


def great(s: Position, seat: int, card: int, counts_as: int) -> Refusal:
    """A Great Artefact, or a kept Fate 1 (R-51), outside battle."""
    if not held(s, seat, card) and not held(s, seat, card, 1):
        return not_held(s, seat, card)
    about = s.rules.words.card(card)
    if L.kind_of(card) == L.FATES:
        if not copies_of_fate(s, seat):
            return no("B-RULING-51", "nothing-to-copy")
        return no("B-RULING-51", "counts-as", card=about)
    number = great_of(s, card)
    if number < 0:
        return no("B-LINE-08", "wrong-card")
    artefact = greats.GREATS[number]
    if not artefact.rule:
        return no("B-LINE-08", "no-line-of-its-own", card=about)
    if number == L.HAMMER:
        return no(artefact.rule, "counts-as", card=about)
    if counts_as:
        return no("B-GA-01", "counts-as", card=about)
    return no(artefact.unusable_rule(s, seat), "no-use", card=about)
