"""Cards that cannot be laid into a battle line (B-BATTLE-09, -10, -24, B-GA-08)."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia.battle import cards
from stormark.games.battalia.queries import (
    artefact_of,
    copies_of_fate,
    great_of,
    is_battle_card,
)
from stormark.games.battalia.refusals.cards import held, no, not_held
from stormark.games.battalia.state import Position
from stormark.kernel.refusal import Refusal

WITHOUT_TARGET = {L.SCROLL: "B-ART-18", L.TITLE: "B-ART-13", L.AMULET: "B-ART-19"}
GREAT_WITHOUT_TARGET = {L.CROWN: "B-GA-15", L.BOOK: "B-GA-19", L.MASK: "B-SA-21"}


def wrong_battle_card(s: Position, seat: int, card: int, zone: int) -> Refusal:
    about = s.rules.words.card(card)
    if not held(s, seat, card, zone):
        if card & L.FATE_COPY and L.FATES in cards.zone_of(s, seat, zone):
            return wrong_copy(s, seat, card)
        return not_held(s, seat, card)
    if card == L.FATES:
        return no("B-RULING-51", "counts-as", card=about)
    if not is_battle_card(s, card):
        return no(peaceful_rule(s, card), "no-battle-card", card=about)
    if not cards.has_sacrifice(s, seat, zone, card):
        return no("B-FAN-07", "sacrifice")
    rule = WITHOUT_TARGET.get(artefact_of(s, card))
    return no(rule or GREAT_WITHOUT_TARGET[great_of(s, card)], "no-use", card=about)


def wrong_copy(s: Position, seat: int, card: int) -> Refusal:
    """Fate 1 as a Great Artefact it cannot be (B-RULING-51, -111)."""
    if great_of(s, card) not in copies_of_fate(s, seat):
        return no("B-RULING-51", "nothing-to-copy")
    return no(peaceful_rule(s, card), "no-battle-card", card=s.rules.words.card(card))


def peaceful_rule(s: Position, card: int) -> str:
    """Why a card is no battle card."""
    artefact = artefact_of(s, card)
    if artefact == L.TOOLS:
        return "B-ART-04"
    if artefact == L.TENT:
        return "B-ART-25"
    return "B-GA-08" if L.kind_of(card) >= L.GREAT else "B-BATTLE-10"
