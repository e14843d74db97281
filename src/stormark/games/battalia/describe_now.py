"""What is worked out from a position: counts, points, totals of a battle, for [then] alone."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia import words as W
from stormark.games.battalia.battle.record import Battle
from stormark.games.battalia.battle.sides import ATTACKER, DEFENDER
from stormark.games.battalia.battle.strength import city_defence, total
from stormark.games.battalia.grid import count_fields
from stormark.games.battalia.options import recommended_minutes
from stormark.games.battalia.queries import count_level, deck_size, great_cities
from stormark.games.battalia.scoring import points_of, team_points
from stormark.games.battalia.state import Position
from stormark.kernel.json import Json, JsonDict

OWNED = (*W.RANKS, "queen", "king", *W.ARTEFACTS, "supply", "stardust", "chest", "great")


def table_now(s: Position) -> JsonDict:
    tables = s.rules.tables
    battles: list[Json] = [battle_now(s, battle) for battle in s.battle if battle is not None]
    return {
        "enlightened": W.ARTEFACTS[tables.enlightened[s.day - 1]],
        "matching": W.ARTEFACTS[tables.matching[s.day - 1]],
        "fields": s.rules.board.size - count_fields(s, L.MISSING),
        "empty_fields": count_fields(s, L.EMPTY),
        "cards": {W.PLACES[place]: count_fields(s, place) for place in range(L.ROAD, L.MISSING)},
        "teams": [[seat + 1 for seat in team] for team in s.teams],
        "order": [seat + 1 for seat in s.order],
        "sizes": {
            "great_artefacts": len(s.great_up),
            "rest": len(s.great_rest),
            "fates": len(s.fates),
            "storm": len(s.storm),
        },
        "potions_for_sale": [
            word for potion, word in enumerate(W.POTIONS) if s.potion_owner[potion] < 0
        ],
        "royals": [*sorted(s.rules.words.card(card) for card in s.royals)],
        "minutes": recommended_minutes(s.rules),
        "battles": battles,
    }


def battle_now(s: Position, battle: Battle) -> JsonDict:
    return {
        "attacker": battle.attacker + 1,
        "defender": battle.defender + 1,
        "field": W.field_word(battle.field, s.rules.board.columns),
        "attack": total(s, battle, ATTACKER),
        "defence": total(s, battle, DEFENDER),
        "attack_line": [s.rules.words.card(card) for card in battle.attacker_line],
        "defence_line": [s.rules.words.card(card) for card in battle.defender_line],
        "attacking_heroes": hero_numbers(battle.attacker_heroes),
        "defending_heroes": hero_numbers(battle.defender_heroes),
    }


def hero_numbers(mask: int) -> list[Json]:
    return [hero + 1 for hero in range(2) if mask >> hero & 1]


def player_now(s: Position, seat: int) -> JsonDict:
    team = s.team_of[seat]
    return {
        "points": points_of(s, seat),
        "team_points": team_points(s, team),
        "deck": deck_size(s, seat),
        "sizes": {
            "hand": len(s.hand[seat]),
            "nation": len(s.nation[seat]),
            "refuge": len(s.refuge[seat]),
        },
        "owns": owned_cards(s, seat),
        "great_cities": great_cities(s, team),
        "target": s.rules.target(len(s.teams[team])),
        "levels": {str(level): count_level(s, seat, level) for level in range(1, 7)},
        "defence": {
            W.field_word(field, s.rules.board.columns): city_defence(s, field)
            for field in range(s.rules.board.size)
            if s.owner[field] == seat
        },
    }


def owned_cards(s: Position, seat: int) -> JsonDict:
    """How many cards of each sort a Creation deck has, as printed."""
    counts: dict[str, int] = dict.fromkeys(OWNED, 0)
    piles = [s.hand[seat], s.nation[seat], s.refuge[seat], s.ambush[seat], s.table[seat]]
    for pile in (*piles, *s.tents[seat]):
        for card in pile:
            kind = L.plain(card)
            sort = "great" if kind >= L.GREAT else W.KINDS[kind].partition(".")[0]
            counts[sort] += 1
    return {**counts}
