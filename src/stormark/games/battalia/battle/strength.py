"""What each side of a battle counts: cards, morale, bonuses, defences (B-BATTLE-13 to -22)."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia.battle.sides import (
    ATTACKER,
    DEFENDER,
    HEROES,
    heroes_in,
    line_of,
    side_of,
)
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.procedures import Battle
from stormark.games.battalia.queries import faction_of, is_veteran, rank_of, strength_of
from stormark.games.battalia.state import Position


def total(s: Position, battle: Battle, side: int) -> int:
    """A side's total (B-BATTLE-13); never below 0 (R-70)."""
    seat = side_of(battle, side)
    if seat < 0:
        return neutral_defence(s, battle)
    value = line_strength(s, seat, line_of(battle, side), side == ATTACKER)
    value += morale(s, seat, line_of(battle, side), heroes_in(battle, side))
    value += bonuses(s, battle, side)
    return max(0, value)


def behind(s: Position, battle: Battle) -> int:
    """The attacker while his total is not higher, otherwise the defender (B-BATTLE-22)."""
    attack = total(s, battle, ATTACKER)
    defence = total(s, battle, DEFENDER)
    return ATTACKER if attack <= defence else DEFENDER


def bonuses(s: Position, battle: Battle, side: int) -> int:
    """City level, terrain bonus and potions."""
    seat = side_of(battle, side)
    value = 0
    if side == DEFENDER and battle.object != HEROES:
        value += city_defence(s, battle.field)
    field = battle.field
    if side == ATTACKER:
        field = s.heroes[2 * seat + battle.bonus_hero]
    if field >= 0 and s.terrain[field] == s.faction[seat]:
        value += s.rules.tables.terrain_bonus
    if s.potion_owner[L.COLOSSUS] == seat and s.potion_drunk[L.COLOSSUS]:
        value += s.rules.tables.colossus_strength
    if s.potion_owner[L.WEAKNESS] == seat and s.potion_drunk[L.WEAKNESS]:
        value += s.rules.tables.weakness_strength
    return value


def line_strength(s: Position, seat: int, line: Cards, attacking: bool) -> int:
    value = 0
    for card in line:
        value += card_strength(s, seat, card, attacking)
    return value


def card_strength(s: Position, seat: int, card: int, attacking: bool) -> int:
    """A card with its copies and the veteran's bonus per unit (B-HERO-14, R-36)."""
    one = strength_of(s, card, attacking)
    rank = rank_of(s, card)
    if 1 <= rank <= 4 and is_veteran(s, seat):
        one += s.rules.tables.veteran_bonus[rank - 1]
    return one * L.copies_of(card)


def morale(s: Position, seat: int, line: Cards, heroes: int) -> int:
    """One faction or universal, per hero (B-BATTLE-15 to -17, R-34)."""
    if not heroes or not line or not one_faction(s, line):
        return 0
    return morale_bonus(s, seat, heroes)


def morale_bonus(s: Position, seat: int, heroes: int) -> int:
    tables = s.rules.tables
    return heroes * (tables.morale_veteran if is_veteran(s, seat) else tables.morale)


def one_faction(s: Position, line: Cards) -> bool:
    faction = L.UNIVERSAL
    for card in line:
        own = faction_of(s, card)
        if own == L.NO_FACTION:
            return False
        if own != L.UNIVERSAL:
            if faction not in (L.UNIVERSAL, own):
                return False
            faction = own
    return True


def neutral_defence(s: Position, battle: Battle) -> int:
    tables = s.rules.tables
    if battle.object == L.RUIN:
        return tables.ruin_guards_hero_mode if s.rules.hero_mode else tables.ruin_guards
    if battle.object == L.CENTRE:
        return tables.centre_neutral
    return tables.neutral_city_hero_mode if s.rules.hero_mode else tables.neutral_city


def city_defence(s: Position, field: int) -> int:
    """A city defends with its level, a centre with its owner's buildings (B-VALLEY-32, -33)."""
    if s.place[field] != L.CENTRE:
        return s.level[field]
    value = s.rules.tables.centre_level
    for other in s.rules.board.around[field]:
        if s.place[other] == L.BUILDING and s.owner[other] == s.owner[field]:
            value += s.rules.tables.centre_bonus
    return value
