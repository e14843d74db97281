"""Cards that cannot be laid into a battle line (B-BATTLE-09, -10, -24, B-GA-08)."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import words as W
from stormark.games.battalia.battle.outlook import fighters
from stormark.games.battalia.battle.raising import has_use
from stormark.games.battalia.battle.sides import ATTACKER
from stormark.games.battalia.procedures import Battle
from stormark.games.battalia.queries import artefact_of, great_of, is_battle_card, is_fanatic
from stormark.games.battalia.refusals.cards import held, no, not_held
from stormark.games.battalia.state import Position
from stormark.kernel.refusal import Refusal

WITHOUT_TARGET = {L.SCROLL: "B-ART-18", L.TITLE: "B-ART-13", L.AMULET: "B-ART-19"}
GREAT_WITHOUT_TARGET = {L.CROWN: "B-GA-15", L.BOOK: "B-GA-19", L.MASK: "B-SA-21"}


def wrong_battle_card(s: Position, battle: Battle, seat: int, card: int, zone: int) -> Refusal:
    if not held(s, seat, card, zone):
        return not_held(s, seat, card)
    about = W.card_word(card)
    if not is_battle_card(s, card):
        return no(peaceful_rule(s, card), "no-battle-card", card=about)
    if is_fanatic(card) and card not in fighters(s, s.hand[seat], s.ambush[seat])[zone]:
        return no("B-FAN-07", "sacrifice")
    side = ATTACKER if seat == battle.attacker else 1 - ATTACKER
    if not has_use(s, battle, side, card):
        rules = {**WITHOUT_TARGET}.get(artefact_of(s, card))
        rule = rules or GREAT_WITHOUT_TARGET.get(great_of(s, card), "B-BATTLE-09")
        return no(rule, "no-use", card=about)
    return no("B-BATTLE-24", "raise-too-weak")


def peaceful_rule(s: Position, card: int) -> str:
    """Why a card is no battle card."""
    artefact = artefact_of(s, card)
    if artefact == L.TOOLS:
        return "B-ART-04"
    if artefact == L.TENT:
        return "B-ART-25"
    return "B-GA-08" if L.kind_of(card) >= L.GREAT else "B-BATTLE-10"
