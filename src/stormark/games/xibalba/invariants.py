"""What is true of every position: cards, dice and tracks (X-COMP-21, X-CARD-06).

Called at every decision of a soak, so it is written for speed; the words are made only on failure.
"""

from __future__ import annotations

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.state import Position


def broken(s: Position) -> list[str]:
    """The broken invariants, in words."""
    problems: list[str] = []
    check_cards(s, problems)
    check_bases(s, problems)
    check_ark(s, problems)
    check_dice(s, problems)
    check_flow(s, problems)
    return problems


def check_cards(s: Position, problems: list[str]) -> None:
    """Every card is in exactly one place, and each place holds only cards of its type."""
    tables = s.tables
    seen = bytearray(len(tables.card))
    count = 0
    for index, pile in enumerate(s.piles):
        for card in pile:
            seen[card] += 1
            count += 1
            card_type = tables.type[card]
            if index < L.BASES:
                if card_type != index & 3:
                    problems.append(f"card {card} lies in pile {index} of another type")
            elif (index - L.BASES) % L.BASE_PILES == 0:
                if card_type != L.SOLDIER:
                    problems.append(f"card {card} is no soldier but in a Warhost")
            elif card_type != tables.type[pile[0]] or card_type in (L.SOLDIER, L.EVENT):
                problems.append(f"card {card} does not fit its add-on field (X-BUY-07)")
    for slot in range(L.MARKET_SLOTS):
        card = s.market[slot]
        if card >= 0:
            seen[card] += 1
            count += 1
            if tables.type[card] != slot >> 1:
                problems.append(f"card {card} is in a market slot of another type")
            if s.apocalypse and slot & 1:
                problems.append("Apocalypse mode has one slot per deck (X-APOC-02)")
    for card in (s.ark, s.resolving):
        if card >= 0:
            seen[card] += 1
            count += 1
    for frame in s.stack:
        if frame.kind == L.F_PLACE:
            seen[frame.card] += 1
            count += 1
    if count != len(seen) or max(seen) > 1:
        problems.append(f"cards are missing or doubled: {count} of {len(seen)} (X-COMP-21)")


def check_bases(s: Position, problems: list[str]) -> None:
    for seat in range(s.seats):
        if not 0 <= s.resources[seat] <= s.tables.resource_max:
            problems.append(f"seat {seat} has {s.resources[seat]} resources (X-GATHER-05)")
        if not 0 <= s.paragon[seat] <= s.tables.paragon_max:
            problems.append(f"seat {seat} has {s.paragon[seat]} Paragon (X-LOOT-10)")
        if s.paragon[seat] >= s.target and s.winner < 0:
            problems.append(f"seat {seat} has reached the target unnoticed (X-WIN-02)")
        if not 1 <= s.level[seat] <= L.FIELDS:
            problems.append(f"seat {seat} is on level {s.level[seat]} (X-COMP-07)")


def check_ark(s: Position, problems: list[str]) -> None:
    if s.ark < 0:
        if s.ark_owner >= 0 or s.life:
            problems.append("an empty Ark has an owner or life points")
    else:
        if s.tables.type[s.ark] != L.SOLDIER:
            problems.append("the card in the Ark is no soldier (X-ARK-01)")
        if not 0 <= s.life <= s.life_max():
            problems.append(f"{s.life} life points (X-ARK-10)")
        if s.life == 0 and s.winner < 0 and s.stack[-1].kind != L.F_DESTROY:
            problems.append("a soldier without life points is still in the Ark (X-ARK-12)")


def check_dice(s: Position, problems: list[str]) -> None:
    for dice in (s.dice, s.action_dice, s.spent, s.committed, s.aside):
        if min(dice) < 0:
            problems.append("fewer than no dice of a kind")
    most = s.tables.pool_max_per_type
    if sum(s.dice[L.R0 : L.A0]) > most or sum(s.dice[L.A0 : L.P0]) > most:
        problems.append("too many dice of one type in the dice pool (X-DICE-04)")
    if sum(s.dice[L.P0 :]):
        problems.append("a Paragon die in the dice pool (X-DICE-06)")
    if s.attack is None and s.committed != L.NO_DICE:
        problems.append("dice are named for an attack that is over (X-ATTACK-22)")


def check_flow(s: Position, problems: list[str]) -> None:
    if s.winner >= 0:
        if s.stack:
            problems.append("the game goes on after a victory (X-WIN-03)")
    elif not s.stack:
        problems.append("nobody has anything to decide, and nobody has won")
    elif not s.options(s.turn):
        problems.append("a decision without options")
