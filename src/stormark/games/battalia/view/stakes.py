"""What a battle leads to: for the table how it may end, for who fights what more cards would do.

Trials are made of the viewer's own cards only: a seen position holds nobody else's.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from stormark.games.battalia import verbs as V
from stormark.games.battalia.atoms import AMBUSH, HAND, mark_city
from stormark.games.battalia.battle.cards import as_laid, battle_cards, works_on_others, zone_of
from stormark.games.battalia.battle.record import Battle
from stormark.games.battalia.battle.result import stakes_of
from stormark.games.battalia.battle.sides import (
    ATTACKER,
    DEFENDER,
    heroes_in,
    line_of,
    side_of,
)
from stormark.games.battalia.battle.strength import (
    behind,
    line_strength,
    morale_of,
    one_faction,
    total,
)
from stormark.games.battalia.queries import is_fanatic, is_veteran
from stormark.games.battalia.scoring import points_of, team_points
from stormark.games.battalia.state import Position
from stormark.games.battalia.view.types import HeldCard, LostHero, Outcome, Trial, Zone
from stormark.games.battalia.view.words import hero_numbers

MOST_CARDS: Final = 3  # laid together in a trial
MOST_TRIALS: Final = 120
ZONES: Final[dict[int, Zone]] = {HAND: "hand", AMBUSH: "ambush"}


# --- how it may end


def if_won(s: Position, battle: Battle) -> Outcome:
    """The attacker wins: a marker changes hands, the defending heroes are lost."""
    stakes = stakes_of(s, battle)
    later = s.copy()
    assert isinstance(later, Position)
    if stakes.level:
        mark_city(later, battle.field, battle.attacker, stakes.level)
    return outcome(s, later, battle.defender, stakes.defender_heroes)


def if_lost(s: Position, battle: Battle) -> Outcome:
    """The attack fails: the attacking heroes are lost (B-BATTLE-34)."""
    return outcome(s, s, battle.attacker, stakes_of(s, battle).attacker_heroes)


def outcome(s: Position, later: Position, loser: int, heroes: int) -> Outcome:
    return Outcome(
        points=[points_of(later, seat) - points_of(s, seat) for seat in range(s.seats)],
        teams=[team_points(later, team) for team in range(len(s.teams))],
        heroes=[LostHero(seat=loser, hero=hero) for hero in hero_numbers(heroes)],
    )


def lost_morale(s: Position, battle: Battle, side: int) -> int:
    """What a line of several factions goes without (B-BATTLE-15)."""
    seat = side_of(battle, side)
    line = line_of(battle, side)
    if seat < 0 or not line or morale_of(s, seat, line, heroes_in(battle, side)):
        return 0
    tables = s.rules.tables
    each = tables.morale_veteran if is_veteran(s, seat) else tables.morale
    return each * heroes_in(battle, side)


# --- what more cards would do


def trials(s: Position, battle: Battle, viewer: int) -> list[Trial]:
    """The totals of up to three more cards of the viewer, fewest cards first."""
    for side in (ATTACKER, DEFENDER):
        if viewer >= 0 and side_of(battle, side) == viewer:
            return [trial(s, battle, side, cards) for cards in layable_together(s, battle, side)]
    return []


def layable_together(s: Position, battle: Battle, side: int) -> Iterator[list[tuple[int, int]]]:
    """Cards and their zones.  What works on other cards, or needs a sacrifice, is left out where
    it would have to be counted together: its total depends on further choices.
    """
    held = plain_cards(s, battle, side)
    made = 0
    seen: set[tuple[tuple[int, int], ...]] = set()
    for count in range(1, MOST_CARDS + 1):
        for cards in combinations(held, count):
            if cards in seen or made >= MOST_TRIALS:
                continue
            seen.add(cards)
            made += 1
            yield list(cards)


def plain_cards(s: Position, battle: Battle, side: int) -> list[tuple[int, int]]:
    """The cards a side may lay whose count is certain, each as often as it is held."""
    seat = side_of(battle, side)
    found: list[tuple[int, int]] = []
    for option in battle_cards(s, battle, side):
        if V.verb_of(option) != V.V_LAY:
            continue
        card, zone = V.a_of(option), V.b_of(option)
        if not works_on_others(s, card) and not is_fanatic(card):
            found += [(card, zone)] * max(1, zone_of(s, seat, zone).count(card))
    return found


def trial(s: Position, battle: Battle, side: int, cards: list[tuple[int, int]]) -> Trial:
    tried = battle.copy()
    line = line_of(battle, side) + tuple(as_laid(card) for card, _ in cards)
    if side == ATTACKER:
        tried.attacker_line = line
    else:
        tried.defender_line = line
    seat = side_of(battle, side)
    return Trial(
        cards=[HeldCard(card=s.rules.words.card(card), zone=ZONES[zone]) for card, zone in cards],
        counts=[line_strength(s, seat, (as_laid(card),), side == ATTACKER) for card, _ in cards],
        total=total(s, tried, side),
        ahead=behind(s, tried) != side,
        morale=one_faction(s, line),
        added_morale=morale_of(s, seat, line, heroes_in(battle, side)),
        lost_morale=lost_morale(s, tried, side),
    )
