"""What is true of every position: cards, dice and tracks (X-COMP-21, X-CARD-06).

Called at every decision of a soak, so it is plain loops over ints; words are made on failure only.
"""

from __future__ import annotations

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.state import Position
from stormark.games.xibalba.turn.destroy import DestroySoldier
from stormark.kernel.compiling import i64, vec
from stormark.kernel.vectors import ints


def broken(s: Position) -> list[str]:
    """The broken invariants, in words."""
    problems: list[str] = []
    check_cards(s, problems)
    check_bases(s, problems)
    check_ark(s, problems)
    check_dice(s, problems)
    check_flow(s, problems)
    return problems


# --- cards


def check_cards(s: Position, problems: list[str]) -> None:
    """Every card is in exactly one place, and each place holds only cards of its type."""
    types = s.tables.type
    seen = [False] * len(types)
    count = 0
    doubled = False
    for index in range(len(s.piles)):
        pile = s.piles[index]
        if not pile:
            continue
        count += len(pile)
        wanted = type_of_pile(s, index, pile[0])
        for card in pile:
            if types[card] != wanted:
                problems.append(f"card {card} lies in pile {index} of another type (X-BUY-07)")
            if seen[card]:
                doubled = True
            seen[card] = True
    for card in cards_outside_piles(s, problems):
        count += 1
        if seen[card]:
            doubled = True
        seen[card] = True
    if doubled or count != len(types):
        problems.append(f"cards are missing or doubled: {count} of {len(types)} (X-COMP-21)")


def type_of_pile(s: Position, index: int, bottom: int) -> int:
    """The type a pile is for; an add-on field takes the add-on type of its bottom card."""
    if index < L.BASES:
        return index & 3
    if (index - L.BASES) % L.BASE_PILES == L.WARHOST:
        return L.SOLDIER
    return L.STRUCTURE if s.tables.type[bottom] == L.STRUCTURE else L.CIVILIAN


def cards_outside_piles(s: Position, problems: list[str]) -> list[int]:
    """Cards in the market, in the Ark, being resolved or waiting for a field."""
    cards: list[int] = []
    market = s.market
    for slot in range(L.MARKET_SLOTS):
        card = market[slot]
        if card >= 0:
            cards.append(card)
            if s.tables.type[card] != slot >> 1:
                problems.append(f"card {card} is in a market slot of another type")
            if s.apocalypse and slot & 1:
                problems.append("Apocalypse mode has one slot per deck (X-APOC-02)")
    if s.ark >= 0:
        cards.append(s.ark)
    if s.resolving >= 0:
        cards.append(s.resolving)
    for procedure in s.stack:
        cards.extend(procedure.held())
    return cards


# --- bases and the Ark


def check_bases(s: Position, problems: list[str]) -> None:
    for seat in range(s.seats):
        resources = s.resources[seat]
        paragon = s.paragon[seat]
        level = s.level[seat]
        if resources < 0 or resources > s.tables.resource_max:
            problems.append(f"seat {seat} has {resources} resources (X-GATHER-05)")
        if paragon < 0 or paragon > s.tables.paragon_max:
            problems.append(f"seat {seat} has {paragon} Paragon (X-LOOT-10)")
        if paragon >= s.target and s.winner < 0:
            problems.append(f"seat {seat} has reached the target unnoticed (X-WIN-02)")
        if level < 1 or level > L.FIELDS:
            problems.append(f"seat {seat} is on level {level} (X-COMP-07)")


def check_ark(s: Position, problems: list[str]) -> None:
    if s.ark < 0:
        if s.ark_owner >= 0 or s.life:
            problems.append("an empty Ark has an owner or life points")
        return
    if s.tables.type[s.ark] != L.SOLDIER:
        problems.append("the card in the Ark is no soldier (X-ARK-01)")
    if s.life < 0 or s.life > s.life_max():
        problems.append(f"{s.life} life points (X-ARK-10)")
    if s.life == 0 and s.winner < 0 and not isinstance(s.top, DestroySoldier):
        problems.append("a soldier without life points is still in the Ark (X-ARK-12)")


# --- dice


def check_dice(s: Position, problems: list[str]) -> None:
    dice = s.dice
    if fewer_than_none(dice) or fewer_than_none(s.action_dice) or fewer_than_none(s.spent):
        problems.append("fewer than no dice of a kind")
    if s.committed is not L.NO_DICE and fewer_than_none(ints(s.committed)):
        problems.append("fewer than no dice of a kind are named for an attack")
    if s.aside is not L.NO_DICE and fewer_than_none(ints(s.aside)):
        problems.append("fewer than no dice of a kind were chosen by an effect")
    most = s.tables.pool_max_per_type
    if dice[L.R0] + dice[L.R1] + dice[L.R2] + dice[L.R3] > most:
        problems.append("too many resource dice in the dice pool (X-DICE-04)")
    if dice[L.A0] + dice[L.A1] + dice[L.A2] > most:
        problems.append("too many attack dice in the dice pool (X-DICE-04)")
    if dice[L.P0] + dice[L.P1] + dice[L.P2] > 0:
        problems.append("a Paragon die in the dice pool (X-DICE-06)")
    if s.attack is None and s.committed != L.NO_DICE:
        problems.append("dice are named for an attack that is over (X-ATTACK-22)")


def fewer_than_none(dice: vec[i64]) -> bool:
    for count in dice:
        if count < 0:
            return True
    return False


# --- the course of the game


def check_flow(s: Position, problems: list[str]) -> None:
    if s.winner >= 0:
        if s.stack:
            problems.append("the game goes on after a victory (X-WIN-03)")
    elif not s.stack:
        problems.append("nobody has anything to decide, and nobody has won")
    elif not s.options(s.turn):
        problems.append("a decision without options")
