"""What a position of Battalia is worth to a seat.

The scale: one victory point is 10.  A deck is worth what its cards are worth on average, because
a turn has only so many of them; a Lord more in a small deck comes to about half a point.
"""

from __future__ import annotations

from typing import Final

from stormark.games.battalia import layout as L
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.faces import ARTEFACT, FACE, RANK, SUPPLY_VALUE
from stormark.games.battalia.grid import is_city, site_map, steps_from
from stormark.games.battalia.queries import is_great
from stormark.games.battalia.scoring import team_points
from stormark.games.battalia.state import Cards

POINT: Final = 10.0
VICTORY: Final = 10_000.0

UNIT: Final = (0.0, 0.6, 1.8, 3.2, 5.0, 6.0, 7.0)  # by rank
ARTEFACT_WORTH: Final = (1.6, 0.9, 1.5, 0.7, 2.0, 2.0, 1.2)  # by type
SUPPLY: Final = 0.45
GREAT_WORTH: Final = 4.0
AVERAGE_CARD: Final = 40.0
FULL_DECK: Final = 20  # cards; up to here every further one is welcome
LEFT_IN_HAND: Final = 0.02  # a card that is still in hand might be used this turn
LAST_WEEK: Final = 8  # games are usually over by then; until then a deck pays back
HERO: Final = 2.0
GOAL: Final = 3.0  # a hero beside something worth attacking ...
NEARER: Final = 0.8  # ... less for every step to go
SITE: Final = 0.5
ENOUGH_SITES: Final = 6
FILLED_FIELD: Final = 0.25


def evaluate(s: BattaliaState, seat: int) -> float:
    """How much better a seat's team stands than the strongest of the others."""
    team = s.team_of[seat]
    if s.shares:
        return VICTORY * (s.shares[seat] - 0.5)
    rival = max(team_points(s, other) for other in range(len(s.teams)) if other != team)
    lead = team_points(s, team) - rival
    return (
        POINT * lead
        + deck_value(s, seat)
        + hero_value(s, seat)
        + map_value(s, seat, lead)
        + LEFT_IN_HAND * cards_value(s.hand[seat])
    )


def deck_value(s: BattaliaState, seat: int) -> float:
    """The average card of a full Creation deck, for the turns that are left."""
    value = 0.0
    count = 0
    line = s.line[seat]
    for pile in (
        s.hand[seat],
        s.nation[seat],
        s.refuge[seat],
        s.ambush[seat],
        s.table[seat],
        () if line is None else line.cards,
        *s.tents[seat],
    ):
        value += cards_value(pile)
        count += len(pile)
    left = max(0.1, 1.0 - (s.week - 1) / LAST_WEEK)
    return AVERAGE_CARD * left * value / max(FULL_DECK, count)


def cards_value(cards: Cards) -> float:
    value = 0.0
    for card in cards:
        value += card_value(card)
    return value


def card_value(card: int) -> float:
    face = card & FACE
    if is_great(face):
        return GREAT_WORTH
    if RANK[face]:
        return UNIT[RANK[face]]
    if ARTEFACT[face] >= 0:
        return ARTEFACT_WORTH[ARTEFACT[face]]
    return SUPPLY * max(1, SUPPLY_VALUE[face])


def hero_value(s: BattaliaState, seat: int) -> float:
    """Heroes on the map, the nearer to something worth attacking the better."""
    value = 0.0
    for hero in range(2):
        field = s.heroes[2 * seat + hero]
        if field >= 0:
            value += HERO + GOAL * NEARER ** steps_to_goal(s, seat, field)
    return value


def steps_to_goal(s: BattaliaState, seat: int, start: int) -> int:
    """The road distance to the nearest city of others or ruin; far where no road leads there."""
    distance = {start: 0}
    todo = [start]
    for field in todo:
        if is_goal(s, seat, field):
            return distance[field]
        for other in steps_from(s, field):
            if other not in distance:
                distance[other] = distance[field] + 1
                todo.append(other)
    return s.rules.board.size


def is_goal(s: BattaliaState, seat: int, field: int) -> bool:
    if s.place[field] == L.RUIN:
        return s.rules.stormgates
    if not is_city(s, field):
        return False
    owner = s.owner[field]
    return owner < 0 or s.team_of[owner] != s.team_of[seat]


def map_value(s: BattaliaState, seat: int, lead: int) -> float:
    """Room for cities; whoever leads wants the map full, whoever is behind does not."""
    found = site_map(s, seat)
    fields = {site >> 2 for sites in found.cities for site in sites}
    value = SITE * min(ENOUGH_SITES, len(fields))
    if s.rules.map_full:
        empty = s.place.count(L.EMPTY)
        value += FILLED_FIELD * (-empty if lead > 0 else empty)
    return value
