"""Battles in a view: both sides with everything that counts, and what is at stake."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia.battle import strength
from stormark.games.battalia.battle.record import Battle as OpenBattle
from stormark.games.battalia.battle.result import Stakes, stakes_of
from stormark.games.battalia.battle.sides import ATTACKER, DEFENDER, HEROES, line_of, side_of
from stormark.games.battalia.battle.strength import parts_of, total
from stormark.games.battalia.state import Position
from stormark.games.battalia.view.stakes import if_lost, if_won, lost_morale, trials
from stormark.games.battalia.view.types import Battle, Part, Prize, Side, Target
from stormark.games.battalia.view.words import (
    card_words,
    field_or_none,
    field_word,
    hero_numbers,
    seat_or_none,
)

TARGETS: dict[int, Target] = {
    HEROES: "heroes",
    L.CITY: "city",
    L.RUIN: "ruin",
    L.BUILDING: "building",
    L.CENTRE: "centre",
}
PRIZES: dict[int, Prize] = {L.CITY: "city", L.CENTRE: "centre", L.BUILDING: "building"}


def open_battles(s: Position, viewer: int) -> list[Battle]:
    return [shown_battle(s, battle, viewer) for battle in s.battle if battle is not None]


def shown_battle(s: Position, battle: OpenBattle, viewer: int) -> Battle:
    stakes = stakes_of(s, battle)
    return Battle(
        target=TARGETS[battle.object],
        field=field_word(s, battle.field),
        ranged=battle.ranged,
        frozen=battle.frozen,
        attack=side(s, battle, ATTACKER, battle.attacker_heroes),
        defence=side(s, battle, DEFENDER, battle.defender_heroes),
        prize=prize(battle, stakes),
        level=stakes.level or None,
        if_won=if_won(s, battle),
        if_lost=if_lost(s, battle),
        trials=trials(s, battle, viewer),
    )


def side(s: Position, battle: OpenBattle, number: int, heroes: int) -> Side:
    return Side(
        player=seat_or_none(side_of(battle, number)),
        heroes=hero_numbers(heroes),
        line=card_words(s, line_of(battle, number)),
        total=total(s, battle, number),
        parts=[shown_part(s, part) for part in parts_of(s, battle, number)],
        lost_morale=lost_morale(s, battle, number),
    )


def shown_part(s: Position, part: strength.Part) -> Part:
    return Part(
        reason=strength.REASONS[part.reason],
        amount=part.amount,
        card=None if part.card < 0 else s.rules.words.card(part.card),
        field=field_or_none(s, part.field),
        hero=None if part.hero < 0 else part.hero + 1,
    )


def prize(battle: OpenBattle, stakes: Stakes) -> list[Prize]:
    """What the attacker wins."""
    won: list[Prize] = []
    if stakes.great:
        won.append("great_artefact")
    elif stakes.lord:
        won.append("city_and_lord")
    elif battle.object in PRIZES:
        won.append(PRIZES[battle.object])
    if battle.object == HEROES or stakes.defender_heroes:
        won.append("heroes")
    return won
