"""What a side of a battle counts, one by one (B-BATTLE-13 to -20): the total is their sum."""

from __future__ import annotations

from typing import Final, final

from stormark.games.battalia import layout as L
from stormark.games.battalia.battle.record import Battle
from stormark.games.battalia.battle.sides import (
    ATTACKER,
    DEFENDER,
    HEROES,
    heroes_in,
    line_of,
    side_of,
)
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.queries import faction_of, is_veteran, rank_of, strength_of
from stormark.games.battalia.state import Position
from stormark.kernel.compiling import i64
from stormark.kernel.json import JsonDict

BY_CARD: Final = 0  # a card of the line, with its copies
BY_VETERAN: Final = 1  # a unit in the line of a veteran (B-HERO-14)
BY_MORALE: Final = 2  # heroes and a line of one faction (B-BATTLE-15)
BY_TERRAIN: Final = 3  # home terrain (B-BATTLE-18)
BY_CITY: Final = 4  # the level of a city or centre, a building
BY_BUILDING: Final = 5  # a building beside a centre of the same owner (B-VALLEY-32)
BY_GUARDS: Final = 6  # neutral defenders (B-BATTLE-28)
BY_COLOSSUS: Final = 7  # potions
BY_WEAKNESS: Final = 8
BY_NOTHING: Final = 9  # no total falls below 0
REASONS: Final = (
    *("card", "veteran", "morale", "terrain", "city", "building", "guards"),
    *("colossus", "weakness", "nothing"),
)


@final
class Part:
    """How much something adds to a total, and why."""

    __slots__ = ("amount", "card", "field", "hero", "reason")

    def __init__(
        self, reason: i64, amount: i64, card: i64 = -1, field: i64 = -1, hero: i64 = -1
    ) -> None:
        self.reason = reason
        self.amount = amount
        self.card = card  # of the line, for cards and a veteran's units
        self.field = field  # of the city, building or terrain
        self.hero = hero  # whose card gives the attacker's terrain bonus


def total(s: Position, battle: Battle, side: i64) -> i64:
    """A side's total (B-BATTLE-13)."""
    return sum_of(parts_of(s, battle, side))


def behind(s: Position, battle: Battle) -> i64:
    """The attacker while his total is not higher, otherwise the defender (B-BATTLE-22)."""
    return ATTACKER if total(s, battle, ATTACKER) <= total(s, battle, DEFENDER) else DEFENDER


def parts_of(s: Position, battle: Battle, side: i64) -> list[Part]:
    """Everything that counts for a side."""
    seat = side_of(battle, side)
    if seat < 0:
        return [Part(BY_GUARDS, neutral_defence(s, battle), field=battle.field)]
    line = line_of(battle, side)
    parts: list[Part] = []
    for card in line:
        add_card(s, seat, card, side == ATTACKER, parts)
    morale = morale_of(s, seat, line, heroes_in(battle, side))
    if morale:
        parts.append(Part(BY_MORALE, morale))
    add_bonuses(s, battle, side, parts)
    total = sum_of(parts)
    if total < 0:
        parts.append(Part(BY_NOTHING, -total))
    return parts


def sum_of(parts: list[Part]) -> i64:
    total: i64 = 0
    for part in parts:
        total += part.amount
    return total


# --- the line


def add_card(s: Position, seat: i64, card: i64, attacking: bool, parts: list[Part]) -> None:
    """A card with its copies, and a veteran's bonus for each of them (B-HERO-14, R-36)."""
    copies = L.copies_of(card)
    parts.append(Part(BY_CARD, strength_of(s, card, attacking) * copies, card))
    rank = rank_of(s, card)
    if 1 <= rank <= 4 and is_veteran(s, seat):
        bonus = s.rules.tables.veteran_bonus[rank - 1]
        if bonus:
            parts.append(Part(BY_VETERAN, bonus * copies, card))


def line_strength(s: Position, seat: i64, line: Cards, attacking: bool) -> i64:
    """What the cards of a line count for a player, morale aside."""
    parts: list[Part] = []
    for card in line:
        add_card(s, seat, card, attacking, parts)
    return sum_of(parts)


def morale_of(s: Position, seat: i64, line: Cards, heroes: i64) -> i64:
    """One faction or universal, per hero (B-BATTLE-15 to -17, R-34)."""
    if not heroes or not line or not one_faction(s, line):
        return 0
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


# --- everything else


def add_bonuses(s: Position, battle: Battle, side: i64, parts: list[Part]) -> None:
    """City level, terrain bonus and potions."""
    seat = side_of(battle, side)
    tables = s.rules.tables
    if side == DEFENDER and battle.object != HEROES:
        add_city(s, battle.field, parts)
    field = battle.field
    hero: i64 = -1
    if side == ATTACKER:
        hero = battle.bonus_hero
        field = s.heroes[2 * seat + hero]
    if field >= 0 and s.terrain[field] == s.faction[seat]:
        parts.append(Part(BY_TERRAIN, tables.terrain_bonus, field=field, hero=hero))
    if s.potion_owner[L.COLOSSUS] == seat and s.potion_drunk[L.COLOSSUS]:
        parts.append(Part(BY_COLOSSUS, tables.potion_numbers[L.COLOSSUS]["strength"]))
    if s.potion_owner[L.WEAKNESS] == seat and s.potion_drunk[L.WEAKNESS]:
        parts.append(Part(BY_WEAKNESS, tables.potion_numbers[L.WEAKNESS]["strength"]))


def city_defence(s: Position, field: i64) -> i64:
    """What a city, centre or building of a player defends itself with."""
    parts: list[Part] = []
    add_city(s, field, parts)
    return sum_of(parts)


def add_city(s: Position, field: i64, parts: list[Part]) -> None:
    """A city defends with its level, a centre with its owner's buildings (B-VALLEY-32, -33)."""
    if s.place[field] != L.CENTRE:
        parts.append(Part(BY_CITY, s.level[field], field=field))
        return
    parts.append(Part(BY_CITY, s.rules.tables.centre_level, field=field))
    for other in s.rules.board.around[field]:
        if s.place[other] == L.BUILDING and s.owner[other] == s.owner[field]:
            parts.append(Part(BY_BUILDING, s.rules.tables.centre_bonus, field=other))


def neutral_defence(s: Position, battle: Battle) -> i64:
    tables = s.rules.tables
    if battle.object == L.RUIN:
        return tables.ruin_guards_hero_mode if s.rules.hero_mode else tables.ruin_guards
    if battle.object == L.CENTRE:
        return tables.centre_neutral
    return tables.neutral_city_hero_mode if s.rules.hero_mode else tables.neutral_city


# --- in words


def about_battle(s: Position, battle: Battle | None) -> JsonDict:
    """What a question in a battle mentions: who fights, and the totals."""
    if battle is None:
        return {}
    return {
        "attacker": battle.attacker,
        "defender": battle.defender,
        "attack": total(s, battle, ATTACKER),
        "defence": total(s, battle, DEFENDER),
    }
