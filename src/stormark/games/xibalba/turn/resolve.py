"""Effects that must be resolved once: EFFECT in the effect phase, DICE before the roll."""

from __future__ import annotations

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.atoms import count_resolved
from stormark.games.xibalba.effects.effect import (
    IN_DICE_PHASE,
    IN_EFFECT_PHASE,
    Effect,
    any_ready,
)
from stormark.games.xibalba.modifiers import active_cards, place_of
from stormark.games.xibalba.state import Position
from stormark.kernel.compiling import i64
from stormark.kernel.refusal import Refusal


def unresolved(s: Position, seat: i64, tag: i64) -> list[int]:
    """The places of active cards whose forced effect can be carried out and was not yet."""
    places: list[int] = []
    tables = s.tables
    for card in active_cards(s, seat):
        if tables.tag[card] == tag and card not in s.resolved:
            if any_ready(s, Effect(seat, card), tables.main[card].items):
                places.append(place_of_card(s, seat, card))
    return places


def place_of_card(s: Position, seat: i64, card: i64) -> i64:
    for place in range(L.ARK + 1):
        if place_of(s, seat, place) == card:
            return place
    return -1


def resolve_options(s: Position, seat: i64, tag: i64) -> list[int]:
    """Which effect comes next (X-EFFECT-05)."""
    return [L.pack(L.V_RESOLVE, place) for place in unresolved(s, seat, tag)]


def resolve(s: Position, seat: i64, tag: i64, place: i64) -> None:
    """Resolve the effect of the active card at a place."""
    card = place_of(s, seat, place)
    count_resolved(s, seat, card)
    occasion = IN_EFFECT_PHASE if tag == L.TAG_EFFECT else IN_DICE_PHASE
    s.push(Effect(seat, card, s.tables.main[card], occasion))


def why_not_resolved(s: Position, seat: i64, tag: i64, place: i64) -> Refusal:
    card = place_of(s, seat, place)
    if card < 0:
        return Refusal("X-CARD-07", "refused-no-active-card")
    if card in s.resolved:
        rule = "X-EFFECT-10" if tag == L.TAG_EFFECT else "X-DICE-08"
        return Refusal(rule, "refused-resolved", {"card": s.tables.refs[card]})
    if s.tables.tag[card] != tag:
        return Refusal("X-CARD-10", "refused-other-phase", {"card": s.tables.refs[card]})
    return Refusal("X-CARD-19", "refused-impossible", {"card": s.tables.refs[card]})
