"""How far a side could get with the cards it has (B-BATTLE-24)."""

from __future__ import annotations

from stormark.games.battalia import layout as L
from stormark.games.battalia.battle.sides import ATTACKER, DEFENDER, heroes_in, line_of, side_of
from stormark.games.battalia.battle.strength import (
    bonuses,
    card_strength,
    line_strength,
    morale_bonus,
    one_faction,
    total,
)
from stormark.games.battalia.layout import Cards
from stormark.games.battalia.procedures import Battle
from stormark.games.battalia.queries import (
    artefact_of,
    doublable,
    faction_of,
    great_of,
    is_battle_card,
    is_enlightened,
    is_fanatic,
    rank_of,
    sacrificable,
)
from stormark.games.battalia.state import Position


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
    lowest = 4  # the lowest rank of these units
    for card in line + cards + (mask_units(s, battle, side) if mask else ()):
        if doublable(s, card) and L.copies_of(card) == 1:
            gains.append(card_strength(s, seat, card, side == ATTACKER))
            lowest = min(lowest, rank_of(s, card))
    gains.sort(reverse=True)
    for index, one in enumerate(gains):
        if book and index == 0:
            value += 2 * one
        elif index < scrolls + (1 if book else 0):
            value += one
    if lowest < 4:
        if crown:
            value += 4 - gains[-1]
        value += lift * (3 if book else 2 if scrolls else 1)  # the promoted unit may be doubled
    # At best an Amulet makes a Lord, or a Scroll for one (B-ART-20, B-BATTLE-25).
    value += amulets * (8 if is_enlightened(s, L.SCROLL) else 4)
    return value + (mask_swing(s, battle, side) if mask else 0)


def mask_units(s: Position, battle: Battle, side: int) -> Cards:
    """The enemy's units that Syoen's Mask could take (R-47)."""
    tables = s.rules.tables
    return tuple(
        card
        for card in line_of(battle, 1 - side)
        if 0 < tables.rank[L.kind_of(card)] <= tables.mask_strength
    )


def mask_swing(s: Position, battle: Battle, side: int) -> int:
    """How much Syoen's Mask could shift: what it takes leaves the enemy's total (R-47)."""
    tables = s.rules.tables
    units: list[tuple[int, int]] = [(0, 0)]  # printed strength, what changing sides shifts
    for card in mask_units(s, battle, side):
        shift = card_strength(s, side_of(battle, side), card, side == ATTACKER)
        shift += card_strength(s, side_of(battle, 1 - side), card, side == DEFENDER)
        units.append((tables.rank[L.kind_of(card)], shift))
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
