"""What every chapter asks: does the player hold the cards, and what do they lack?"""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia import words as W
from stormark.games.battalia.atoms import without
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.piles import holds
from stormark.games.battalia.procedure import Procedure
from stormark.games.battalia.purse import Purse
from stormark.games.battalia.queries import fought_over
from stormark.games.battalia.state import Position
from stormark.kernel.json import Json
from stormark.kernel.refusal import Refusal


def no(rule: str, reason: str, **about: Json) -> Refusal:
    return Refusal(rule, f"refused-{reason}", about)


def held(s: Position, seat: int, card: int, zone: int = 0) -> bool:
    """Whether a card lies in the hand (zone 0) or the ambush (zone 1)."""
    return card in (s.ambush[seat] if zone == 1 else s.hand[seat])


def not_held(s: Position, seat: int, card: int, rule: str = "B-LINE-02") -> Refusal:
    """A card that is not where it was said to be: where it lies instead."""
    name = s.rules.words.card(card)
    if card in s.ambush[seat]:
        return no(rule, "in-ambush", card=name)
    if card in s.hand[seat]:
        return no(rule, "in-hand", card=name)
    if any(card in tent[1:] for tent in s.tents[seat]):
        return no(rule, "in-tent", card=name)
    return no(rule, "not-held", card=name)


def others_in_hand(s: Position, seat: int, card: int, zone: int) -> Cards:
    """The hand without a card that is played from it, or from the ambush."""
    return s.hand[seat] if zone == 1 else without(s.hand[seat], card)


def borrowed(s: Position, card: int) -> Refusal | None:
    """A card of the Hand of Luut may only be played (B-GA-17)."""
    return (
        no("B-GA-17", "borrowed", card=s.rules.words.card(card)) if L.lender_of(card) >= 0 else None
    )


def sacrificing(s: Position, seat: int, option: int) -> Refusal:
    """The card that goes to Limbo for a Fanatic (R-72)."""
    if V.verb_of(option) != V.V_SACRIFICE:
        return no("B-FAN-07", "sacrifice-first")
    card = V.a_of(option)
    if not held(s, seat, card):
        return not_held(s, seat, card, "B-RULING-72")
    if L.plain(card) == L.STARDUST:
        return no("B-DUST-06", "stardust")
    return borrowed(s, card) or no("B-LINE-07", "incomplete")


def fought(s: Position, seat: int, *fields: int) -> Refusal | None:
    """While a teammate attacks a field nothing on it changes (B-RULING-101)."""
    closed = fought_over(s, seat)
    return no("B-RULING-101", "fought-over") if any(holds(closed, f) for f in fields) else None


def changed_fields(s: Position, seat: int, option: int) -> Cards:
    """The fields an answer would change."""
    verb, a, b, _ = V.unpack(option)
    if verb in (V.V_FIELD, V.V_TERRAIN):
        return (a,)
    if verb == V.V_SWAP:
        return a, b
    if verb == V.V_STEP:
        return a, s.heroes[2 * seat + b]
    return (b,) if verb in (V.V_DELIVER, V.V_NPC) else ()


def wrong_kind(s: Position, procedure: Procedure, option: int, rule: str) -> Refusal | None:
    """What is wrong with any answer: it touches a closed field, or answers something else."""
    refusal = fought(s, procedure.seat, *changed_fields(s, procedure.seat, option))
    if refusal is not None:
        return refusal
    verb = V.verb_of(option)
    if all(V.verb_of(other) != verb for other in procedure.options(s)):
        return no(rule, "pending")
    return None


def wrong_answer(s: Position, procedure: Procedure, option: int, rule: str) -> Refusal:
    """For questions with one rule for every wrong answer."""
    return wrong_kind(s, procedure, option, rule) or no(rule, "target")


def lacks_supply(purse: Purse, needed: int, rule: str) -> Refusal | None:
    if purse.supply < needed:
        return no(rule, "supply", needed=needed, found=purse.supply)
    return None


def of_rank(rank: int, rule: str, count: int, found: int) -> Refusal:
    """Too few units of a rank; 5 and 6 are Queen and King."""
    name = ("queen", "king")[rank - 5] if rank > 4 else W.RANKS[rank - 1]
    return no(rule, "units", rank=name, needed=count, found=found)
