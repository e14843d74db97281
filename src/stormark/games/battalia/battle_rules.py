"""Battle arithmetic and targets: strengths, bonuses, who may be attacked (B-BATTLE-01 to -20)."""

from __future__ import annotations

from typing import Final

from stormark.games.battalia import layout as L
from stormark.games.battalia.grid import at_distance, is_laid, reach
from stormark.games.battalia.queries import (
    artefact_of,
    doublable,
    faction_of,
    fought_over,
    great_of,
    hero_on,
    in_brotherhood,
    is_battle_card,
    is_concealed,
    is_enlightened,
    is_fanatic,
    is_veteran,
    may_gain_great,
    opponents,
    rank_of,
    sacrificable,
    strength_of,
    supply_of,
)
from stormark.games.battalia.state import COLOSSUS, WEAKNESS, Battle, Cards, Position

HEROES: Final = 0  # objects of attacks; the others are named by their place on the map
ATTACKER: Final = 0
DEFENDER: Final = 1


# --- strength


def side_of(battle: Battle, side: int) -> int:
    return battle.attacker if side == ATTACKER else battle.defender


def line_of(battle: Battle, side: int) -> Cards:
    return battle.attacker_line if side == ATTACKER else battle.defender_line


def heroes_in(battle: Battle, side: int) -> int:
    mask = battle.attacker_heroes if side == ATTACKER else battle.defender_heroes
    return (mask & 1) + (mask >> 1 & 1)


def total(s: Position, battle: Battle, side: int) -> int:
    """A side's total (B-BATTLE-13); never below 0 (R-70)."""
    seat = side_of(battle, side)
    if seat < 0:
        return neutral_defence(s, battle)
    value = line_strength(s, seat, line_of(battle, side), side == ATTACKER)
    value += morale(s, seat, line_of(battle, side), heroes_in(battle, side))
    value += bonuses(s, battle, side)
    return max(0, value)


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
    if s.potion_owner[COLOSSUS] == seat and s.potion_drunk[COLOSSUS]:
        value += s.rules.tables.colossus_strength
    if s.potion_owner[WEAKNESS] == seat and s.potion_drunk[WEAKNESS]:
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


# --- how far a side can get


def available(s: Position, seat: int) -> Cards:
    """Everything a side could still play, opened tents included."""
    hand = s.hand[seat]
    for tent in s.tents[seat]:
        hand += tent[1:]
    from_hand, hidden = fighters(s, hand, s.ambush[seat])
    return from_hand + hidden


def can_overtake(s: Position, battle: Battle, side: int, line: Cards, cards: Cards) -> bool:
    """Whether a side with a line, further cards and lucky rolls could leave the other behind."""
    needed = total(s, battle, 1 - side) + (1 if side == ATTACKER else 0)
    needed -= bonuses(s, battle, side)
    value = strongest(s, battle, line, cards, side)
    if value >= needed:
        return True
    heroes = heroes_in(battle, side)
    if not heroes:
        return False
    needed -= morale_bonus(s, side_of(battle, side), heroes)
    if value < needed:
        return False  # no part of the cards is stronger than all of them
    # A promotion may bring a unit of the faction that is missing for morale.
    if any(artefact_of(s, card) == L.TITLE for card in cards):
        return bool(line or cards)
    for faction in range(L.FACTIONS):
        own = tuple(card for card in cards if faction_of(s, card) in (faction, L.UNIVERSAL))
        if (line or own) and one_faction(s, line + own):
            if strongest(s, battle, line, own, side) >= needed:
                return True
    return False


def strongest(s: Position, battle: Battle, line: Cards, cards: Cards, side: int) -> int:
    """The strength of a line with all these cards added, doublings used as well as possible."""
    seat = side_of(battle, side)
    value = line_strength(s, seat, line, side == ATTACKER)
    gains: list[int] = []  # what doubling each unit would add
    scrolls = 0
    book = False
    crown = False
    mask = False
    lift = 0
    amulets = 0
    for card in cards:
        if is_fanatic(card) or card & L.NAMED:
            value += 2 * card_strength(s, seat, card, side == ATTACKER)
            continue
        value += card_strength(s, seat, card, side == ATTACKER)
        artefact = artefact_of(s, card)
        if artefact == L.SCROLL:
            scrolls += 2 if is_enlightened(s, L.SCROLL) else 1
        elif artefact == L.TITLE:
            lift += 2 if is_enlightened(s, L.TITLE) else 1
        elif artefact == L.AMULET:
            amulets += 1
        great = great_of(s, card)
        book = book or great == L.BOOK
        crown = crown or great == L.CROWN
        mask = mask or great == L.MASK
    for card in line + cards:
        if doublable(s, card) and L.copies_of(card) == 1 and rank_of(s, card):
            gains.append(card_strength(s, seat, card, side == ATTACKER))
    gains.sort(reverse=True)
    for index, one in enumerate(gains):
        if book and index == 0:
            value += 2 * one
        elif index < scrolls + (1 if book else 0):
            value += one
    if crown and gains:
        value += 4
    if gains:
        value += lift * (3 if book else 2 if scrolls else 1)  # the promoted unit may be doubled
    # At best an Amulet makes a Lord, or a Scroll for one (B-ART-20, B-BATTLE-25).
    value += amulets * (8 if is_enlightened(s, L.SCROLL) else 4)
    return value + (mask_swing(s, battle, side) if mask else 0)


def mask_swing(s: Position, battle: Battle, side: int) -> int:
    """How much Syoen's Mask could shift: what it takes leaves the enemy's total (R-47)."""
    tables = s.rules.tables
    units: list[tuple[int, int]] = [(0, 0)]  # printed strength, what changing sides shifts
    for card in line_of(battle, 1 - side):
        printed = tables.rank[L.kind_of(card)]
        if 0 < printed <= tables.mask_strength:
            shift = card_strength(s, side_of(battle, side), card, side == ATTACKER)
            shift += card_strength(s, side_of(battle, 1 - side), card, side == DEFENDER)
            units.append((printed, shift))
    best = 0
    for index, one in enumerate(units):
        for other in units[:index]:
            if one[0] + other[0] <= tables.mask_strength:
                best = max(best, one[1] + other[1])
    return best


def fighters(s: Position, hand: Cards, ambush: Cards) -> tuple[Cards, Cards]:
    """The battle cards of hand and ambush; a Fanatic needs another hand card as its sacrifice."""
    spare = len([card for card in hand if sacrificable(card)])
    from_hand: list[int] = []
    for card in hand:
        others = spare - 1 if sacrificable(card) else spare
        if is_battle_card(s, card) and (others or not is_fanatic(card)):
            from_hand.append(card)
    hidden: list[int] = []
    for card in ambush:
        if is_battle_card(s, card) and (spare or not is_fanatic(card)):
            hidden.append(card)
    return tuple(from_hand), tuple(hidden)


# --- targets


def targets(s: Position, seat: int, arrow: bool) -> list[tuple[int, int, int]]:
    """(object, field, defender) of every attack a seat with a Weapon could announce."""
    result: list[tuple[int, int, int]] = []
    if in_brotherhood(s, seat) or capped(s, seat):
        return result
    closed = fought_over(s, seat)
    for hero in range(2):
        field = s.heroes[2 * seat + hero]
        if field >= 0 and field not in closed:
            for near in reach(s, field) if arrow else [field]:
                add_targets(s, seat, near, result)
    return result


def add_targets(s: Position, seat: int, field: int, result: list[tuple[int, int, int]]) -> None:
    """What may be attacked on a field (B-BATTLE-03, R-37)."""
    if not is_laid(s, field):
        return
    place = s.place[field]
    owner = s.owner[field]
    if place in (L.CITY, L.CENTRE, L.BUILDING):
        if owner < 0 or (attackable(s, seat, owner) and not is_concealed(s, field)):
            add(s, seat, (place, field, owner), result)
    elif place == L.RUIN and guards_attackable(s, seat):
        add(s, seat, (place, field, -1), result)
    for other in range(s.seats):
        if hero_on(s, other, field) and attackable(s, seat, other):
            add(s, seat, (HEROES, field, other), result)


def add(
    s: Position,
    seat: int,
    target: tuple[int, int, int],
    result: list[tuple[int, int, int]],
) -> None:
    if target not in result and not locked(s, seat, target):
        result.append(target)


def attackable(s: Position, seat: int, other: int) -> bool:
    return opponents(s, seat, other) and not in_brotherhood(s, other)


def guards_attackable(s: Position, seat: int) -> bool:
    """Mode creation: no second Great Artefact, and one must be left (B-RUINS-05, -07)."""
    return s.rules.stormgates or (bool(s.great_up) and may_gain_great(s, seat))


def locked(s: Position, seat: int, target: tuple[int, int, int]) -> bool:
    """A teammate's open battle locks its opponent and its field (R-11, R-12), also the field
    from which he attacks: his heroes there may still retreat or be lost.
    """
    for mate in s.teams[s.team_of[seat]]:
        battle = s.battle[mate]
        if battle is not None and mate != seat:
            if battle.defender >= 0 and battle.defender == target[2]:
                return True
            if battle.field == target[1]:
                return True
            if hero_on(s, mate, target[1]) & battle.attacker_heroes:
                return True
    return False


def capped(s: Position, seat: int) -> bool:
    """The optional limit for the team of three (B-TEAM-14)."""
    return s.rules.trio_cap and len(s.teams[s.team_of[seat]]) == 3 and s.attacks >= 2


def able_heroes(s: Position, seat: int, field: int, ranged: bool) -> int:
    """A mask of the heroes that can attack an object on a field, none where a teammate fights."""
    mask = 0
    closed = fought_over(s, seat)
    for hero in range(2):
        own = s.heroes[2 * seat + hero]
        if (
            own >= 0
            and own not in closed
            and (own == field or (ranged and field in s.rules.board.around[own]))
        ):
            mask |= 1 << hero
    return mask


# --- retreat


def retreat_fields(s: Position, battle: Battle, side: int, start: int) -> list[int]:
    """Cards at a road distance of exactly 3, none of the enemy's (B-RETREAT-03, -04, R-80),
    and none where a teammate of the attacker fights (R-11).
    """
    enemy = side_of(battle, 1 - side)
    closed = fought_over(s, battle.attacker)
    result: list[int] = []
    for field in at_distance(s, start, s.rules.tables.retreat_distance):
        foreign = s.place[field] in (L.CITY, L.CENTRE, L.BUILDING)
        if enemy >= 0 and foreign and s.owner[field] == enemy:
            continue
        if enemy >= 0 and hero_on(s, enemy, field):
            continue
        if field not in closed:
            result.append(field)
    return sorted(result)


def retreat_payments(s: Position, cards: Cards) -> list[int]:
    """How cards can pay a retreat: 0 three Supply, 1 a Horse (B-RETREAT-02)."""
    payments: list[int] = []
    supply = 0
    horse = False
    for card in cards:
        if not card & L.JOKER:
            supply += supply_of(card)
            horse = horse or artefact_of(s, card) == L.HORSE
    if supply >= s.rules.tables.retreat_supply:
        payments.append(0)
    if horse:
        payments.append(1)
    return payments
