"""What a position of Battalia is worth to a seat.  The scale: one victory point is 10."""

from __future__ import annotations

from typing import Final

from stormark.bots.battalia.deck import deck_value
from stormark.bots.battalia.land import hero_value, map_value
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.scoring import team_points

POINT: Final = 10.0
VICTORY: Final = 10_000.0
POST: Final = 1.5  # a trading post
POTION: Final = 1.0
DRUNK: Final = 1.5  # a potion at work; so nobody keeps one for ever


def evaluate(s: BattaliaState, seat: int) -> float:
    """How much better a seat's team stands than the strongest of the others."""
    team = s.team_of[seat]
    if s.shares:
        return VICTORY * (s.shares[seat] - 0.5)
    rival = max(int(team_points(s, other)) for other in range(len(s.teams)) if other != team)
    lead = int(team_points(s, team)) - rival
    return (
        POINT * lead
        + deck_value(s, seat)
        + hero_value(s, seat)
        + map_value(s, seat, lead)
        + POST * len(s.posts[seat])
        + potion_value(s, seat)
    )


def potion_value(s: BattaliaState, seat: int) -> float:
    value = 0.0
    for owner, drunk in zip(s.potion_owner, s.potion_drunk, strict=True):
        if owner == seat:
            value += DRUNK if drunk else POTION
    return value
