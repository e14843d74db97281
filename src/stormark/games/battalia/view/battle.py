"""Battles in a view: both sides with everything that counts, and what is at stake."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import words as W
from stormark.games.battalia.battle import strength
from stormark.games.battalia.battle.record import Battle as OpenBattle
from stormark.games.battalia.battle.result import captured_level
from stormark.games.battalia.battle.sides import ATTACKER, DEFENDER, HEROES, line_of, side_of
from stormark.games.battalia.battle.strength import parts_of, total
from stormark.games.battalia.state import Position
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


def open_battles(s: Position) -> list[Battle]:
    return [shown_battle(s, battle) for battle in s.battle if battle is not None]


def shown_battle(s: Position, battle: OpenBattle) -> Battle:
    return Battle(
        target=TARGETS[battle.object],
        field=field_word(s, battle.field),
        ranged=battle.ranged,
        frozen=battle.frozen,
        attack=side(s, battle, ATTACKER, battle.attacker_heroes),
        defence=side(s, battle, DEFENDER, battle.defender_heroes),
        prize=prize(battle),
        level=level_if_won(s, battle),
    )


def side(s: Position, battle: OpenBattle, number: int, heroes: int) -> Side:
    return Side(
        player=seat_or_none(side_of(battle, number)),
        heroes=hero_numbers(heroes),
        line=card_words(line_of(battle, number)),
        total=total(s, battle, number),
        parts=[shown_part(s, part) for part in parts_of(s, battle, number)],
    )


def shown_part(s: Position, part: strength.Part) -> Part:
    return Part(
        reason=strength.REASONS[part.reason],
        amount=part.amount,
        card=None if part.card < 0 else W.card_word(part.card),
        field=field_or_none(s, part.field),
        hero=None if part.hero < 0 else part.hero + 1,
    )


def prize(battle: OpenBattle) -> list[Prize]:
    """What the attacker wins (B-BATTLE-31 to -33, B-NEUTRAL-03, B-RUINS-03)."""
    won: list[Prize] = []
    if battle.object == L.RUIN:
        won.append("great_artefact")
    elif battle.object == L.CITY:
        won.append("city_and_lord" if battle.defender < 0 else "city")
    elif battle.object == L.CENTRE:
        won.append("centre")
    elif battle.object == L.BUILDING:
        won.append("building")
    if battle.object == HEROES or battle.defender_heroes:
        won.append("heroes")
    return won


def level_if_won(s: Position, battle: OpenBattle) -> int | None:
    """The level a city, centre or building has in the attacker's hands."""
    tables = s.rules.tables
    if battle.object == L.CITY:
        neutral = battle.defender < 0
        return 4 if neutral else captured_level(s, battle.attacker, s.level[battle.field])
    if battle.object == L.CENTRE:
        return tables.centre_level
    return tables.building_level if battle.object == L.BUILDING else None
