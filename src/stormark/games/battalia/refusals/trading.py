"""Trades at an own post (B-TRADE)."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.queries import artefact_of
from stormark.games.battalia.refusals.cards import held, no, not_held
from stormark.games.battalia.state import Position
from stormark.games.battalia.turn import trade
from stormark.kernel.refusal import Refusal


def begin(s: Position, seat: int, option: int) -> Refusal | None:
    if V.verb_of(option) != V.V_TRADE:
        return None
    rate = V.a_of(option)
    if not trade.at_post(s, seat):
        return no("B-TRADE-08", "no-post")
    if rate == trade.SUPPLY_TO_STARDUST:
        if len(s.posts[seat]) < s.rules.tables.posts_per_player:
            return no("B-TRADE-14", "second-post")
        if not s.stardust:
            return no("B-RULING-32", "empty-stack")
        return no("B-TRADE-14", "supply", needed=2, found=s.hand[seat].count(L.SUPPLY))
    if rate == trade.ARTEFACT_TO_CHEST:
        if not s.chests:
            return no("B-RULING-32", "empty-stack")
        return nothing_to_give(s, seat, "B-TRADE-11")
    if not trade.any_artefact(s):
        return no("B-RULING-32", "empty-stack")
    return nothing_to_give(s, seat, "B-TRADE-12")


def nothing_to_give(s: Position, seat: int, rule: str) -> Refusal:
    """No such card at all, or only cards that cannot be traded any more."""
    for card in s.hand[seat]:
        if fitting(s, card, rule):
            return untradable(card, rule)
    return no(rule, "nothing-to-trade")


def fitting(s: Position, card: int, rule: str) -> bool:
    if rule == "B-TRADE-12":
        return L.kind_of(card) == L.CHEST
    return artefact_of(s, card) >= 0


def untradable(card: int, rule: str) -> Refusal:
    """Just received (B-TRADE-16), transformed or borrowed (R-39)."""
    if card & L.TRADED:
        return no("B-TRADE-16", "traded")
    if L.lender_of(card) >= 0:
        return no("B-GA-17", "traded")
    return no("B-RULING-39" if L.form_of(card) else rule, "traded")


def getting(option: int) -> Refusal:
    """The card to get for a Chest."""
    return no("B-TRADE-13", "not-on-top" if V.verb_of(option) == V.V_TAKE else "trade-first")


def giving(s: Position, seat: int, option: int) -> Refusal:
    """The card to give for a Chest."""
    card = V.a_of(option)
    if V.verb_of(option) != V.V_NAME:
        return no("B-TRADE-11", "trade-first")
    if not held(s, seat, card):
        return not_held(s, seat, card, "B-TRADE-09")
    if L.plain(card) == L.STARDUST:
        return no("B-TRADE-15", "traded")
    if L.kind_of(card) >= L.GREAT:
        return no("B-RULING-39", "traded")
    return untradable(card, "B-TRADE-11")
