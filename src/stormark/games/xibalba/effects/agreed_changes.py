"""What players may agree to change: the kinds, what each is about, and how it is made.

These are changes that effects make too, through the same atoms; see `operations/todo.py` for who
proposes them and who has to agree (X-RULING-97).
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.atoms import (
    add_symbol,
    change_life,
    discard_market_card,
    gain_paragon,
    gain_resources,
    heal,
)
from stormark.games.xibalba.effects.effect import Effect
from stormark.games.xibalba.effects.operations.gain import can_take_from_deck, take_from_deck
from stormark.games.xibalba.effects.operations.soldiers import destroy_by_effect
from stormark.games.xibalba.modifiers import place_of
from stormark.games.xibalba.procedure_fields import Fields, number_field, word_field
from stormark.games.xibalba.queries import can_destroy_addon, heal_forbidden
from stormark.games.xibalba.state import Position, warhost
from stormark.games.xibalba.turn.destroy_addon import DestroyAddon
from stormark.games.xibalba.words import FACES
from stormark.kernel.compiling import i64
from stormark.kernel.json import JsonDict

MOST_AT_ONCE: Final = 6  # more is proposed by a second change
SYMBOLS: Final = (L.R1, L.R2, L.R3, L.A1, L.A2, L.P1, L.P2)


@final
class Change:
    """One change: its kind, whom or what it is about, and how much of it."""

    __slots__ = ("amount", "kind", "on")

    fields: ClassVar[Fields] = (
        word_field("kind", *V.CHANGE_WORDS),
        number_field("on"),
        number_field("amount"),
    )

    def __init__(self, kind: i64, on: i64 = 0, amount: i64 = 0) -> None:
        self.kind = kind
        self.on = on  # a seat, the kind of a die, a market slot or a card type
        self.amount = amount  # of an add-on card that is destroyed: its field

    def told(self, s: Position) -> JsonDict:
        """The change in the words of actions and events."""
        told: JsonDict = {"what": V.CHANGE_WORDS[self.kind]}
        if self.kind == V.SYMBOL:
            told["face"] = FACES[self.on]
        elif self.kind == V.REPLACE:
            told["card"] = ref_of(s, s.market[self.on])
        elif self.kind == V.TAKE_CARD:
            told["deck"] = V.TYPE_WORDS[self.on]
        elif self.kind == V.DESTROY_ADDON:
            told["seat"] = int(self.on)
            told["card"] = ref_of(s, place_of(s, self.on, self.amount))
        elif self.kind == V.DESTROY_SOLDIER:
            told["seat"] = int(self.on)
        else:
            told["amount"] = int(self.amount)
            if self.kind < V.HEAL:
                told["seat"] = int(self.on)
        return told


def ref_of(s: Position, card: i64) -> str | None:
    return None if card < 0 else s.tables.refs[card]


def has_amount(kind: i64) -> bool:
    return kind <= V.DAMAGE


# --- what can be proposed


def open_kinds(s: Position, seat: i64) -> list[int]:
    """The kinds of changes that are possible now, for the text of a card of a seat."""
    return [kind for kind in range(V.CHANGES) if is_open(s, seat, kind)]


def is_open(s: Position, seat: i64, kind: i64) -> bool:
    if kind == V.HEAL:
        return 0 < s.life < s.life_max() and not heal_forbidden(s)
    if kind == V.DAMAGE:
        return s.life > 0 and s.attack is None
    return bool(subjects(s, seat, kind))


def subjects(s: Position, seat: i64, kind: i64) -> list[int]:
    """Whom or what a change can be about, as options; what is about the Ark has none."""
    if kind == V.SYMBOL:
        if s.turn != seat or s.phase not in (L.DICE_PHASE, L.ACTION_PHASE):
            return []
        return [L.pack(L.V_DIE, face, face) for face in SYMBOLS]
    if kind == V.REPLACE:
        if s.apocalypse:  # X-APOC-14
            return []
        return [L.pack(L.V_SLOT, slot) for slot in range(L.MARKET_SLOTS) if s.market[slot] >= 0]
    if kind == V.TAKE_CARD:
        if s.attack is not None:
            return []
        decks = (L.SOLDIER, L.CIVILIAN, L.STRUCTURE)
        return [L.pack(L.V_DECK, deck) for deck in decks if can_take_from_deck(s, seat, deck)]
    if kind == V.DESTROY_ADDON:
        return [
            L.pack(L.V_DESTROY, owner, field)
            for owner in range(s.seats)
            for field in range(1, L.FIELDS + 1)
            if can_destroy_addon(s, owner, field, seat, False)
        ]
    return [L.pack(L.V_OPPONENT, who) for who in range(s.seats) if concerns(s, who, kind)]


def concerns(s: Position, who: i64, kind: i64) -> bool:
    """Whether a change that is about a player can be about this one."""
    if kind == V.LOSE_RESOURCES:
        return s.resources[who] > 0
    if kind == V.LOSE_PARAGON:
        return s.paragon[who] > 0
    if kind == V.DESTROY_SOLDIER:
        return s.attack is None and bool(s.piles[warhost(who)])
    return kind == V.GAIN_RESOURCES or kind == V.GAIN_PARAGON


def most(s: Position, kind: i64, who: i64) -> i64:
    """The highest amount that can be proposed."""
    there: i64 = MOST_AT_ONCE
    if kind == V.LOSE_RESOURCES:
        there = s.resources[who]
    elif kind == V.LOSE_PARAGON:
        there = s.paragon[who]
    elif kind == V.HEAL:
        there = s.life_max() - s.life
    elif kind == V.DAMAGE:
        there = s.life
    return min(there, MOST_AT_ONCE)


# --- carrying a change out


def make(s: Position, e: Effect, change: Change) -> None:
    """Make a change all agreed to; what an earlier one has made impossible does not happen."""
    kind = change.kind
    on = change.on
    if kind == V.GAIN_RESOURCES or kind == V.LOSE_RESOURCES:
        amount = change.amount if kind == V.GAIN_RESOURCES else -change.amount
        gain_resources(s, on, amount, E.BY_EFFECT, e.card)
    elif kind == V.GAIN_PARAGON or kind == V.LOSE_PARAGON:
        amount = change.amount if kind == V.GAIN_PARAGON else -change.amount
        gain_paragon(s, on, amount, E.BY_EFFECT, e.card)
    elif kind == V.SYMBOL:
        add_symbol(s, e.seat, on, e.card)
    elif is_open(s, e.seat, kind):
        if kind == V.HEAL:
            heal(s, change.amount, E.BY_EFFECT, e.card)
        elif kind == V.DAMAGE:
            change_life(s, -change.amount, E.BY_EFFECT, e.card)
            if s.life == 0:
                destroy_by_effect(s, e, s.ark, s.ark_owner)
        elif kind == V.REPLACE:
            if s.market[on] >= 0:
                discard_market_card(s, e.seat, on)
        elif kind == V.TAKE_CARD:
            if can_take_from_deck(s, e.seat, on):
                take_from_deck(s, e.seat, on)
        elif kind == V.DESTROY_ADDON:
            if can_destroy_addon(s, on, change.amount, e.seat, False):
                card = place_of(s, on, change.amount)
                s.push(DestroyAddon(e.seat, card, change.amount, on))
        elif concerns(s, on, kind):
            destroy_by_effect(s, e, s.piles[warhost(on)][-1], on)
