"""What a viewer may know, in words: a position as he sees it, and what follows from it.

`types.py` declares every word.  Everything here is worked out from a seen position (`seen.py`), in
which nothing hidden is left, so that nothing hidden can get into a view.
"""

from __future__ import annotations

from typing import cast

from stormark.games.battalia import words as W
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.hidden import looks_at
from stormark.games.battalia.options import options_of
from stormark.games.battalia.queries import active_team, great_cities
from stormark.games.battalia.scoring import team_points
from stormark.games.battalia.threads import asked_seats
from stormark.games.battalia.view.battle import open_battles
from stormark.games.battalia.view.board import board, npcs
from stormark.games.battalia.view.lines import half_laid, open_lines
from stormark.games.battalia.view.players import player
from stormark.games.battalia.view.stock import potions, stock
from stormark.games.battalia.view.types import (
    Artefact,
    BattaliaView,
    Looking,
    Option,
    Sight,
    TeamScore,
    Turn,
)
from stormark.games.battalia.view.words import card_words


def view_of(seen: BattaliaState, viewer: int) -> BattaliaView:
    """The whole view of a seat, or of a spectator (-1), from a position as he sees it."""
    tables = seen.rules.tables
    return BattaliaView(
        game="battalia",
        viewer=viewer,
        options=cast(dict[str, Option], options_of(seen.rules)),
        seats=seen.seats,
        week=seen.week,
        day=seen.day,
        enlightened=cast(Artefact, W.ARTEFACTS[tables.enlightened[seen.day - 1]]),
        matching=cast(Artefact, W.ARTEFACTS[tables.matching[seen.day - 1]]),
        turn=turn(seen),
        teams=[list(team) for team in seen.teams],
        scores=[team_score(seen, team) for team in range(len(seen.teams))],
        order=list(seen.order),
        deciding=asked_seats(seen),
        result=list(seen.shares) or None,
        board=board(seen),
        stock=stock(seen),
        limbo=card_words(seen, seen.limbo),
        great_artefacts=card_words(seen, seen.great_up),
        players=[player(seen, seat, viewer) for seat in range(seen.seats)],
        npcs=npcs(seen),
        potions=potions(seen),
        battles=open_battles(seen, viewer),
        lines=open_lines(seen),
        laying=half_laid(seen),
        looking=looking(seen, viewer),
    )


def turn(s: BattaliaState) -> Turn:
    """Whose turn it is: nobody's while factions are chosen."""
    seats = list(active_team(s)) if s.turn_no and s.teams else []
    return Turn(number=s.turn_no, seats=seats, attacks=s.attacks)


def team_score(s: BattaliaState, team: int) -> TeamScore:
    """B-CEND-04, B-END-10."""
    return TeamScore(
        points=team_points(s, team),
        great_cities=great_cities(s, team),
        target=s.rules.target(len(s.teams[team])),
    )


def looking(s: BattaliaState, viewer: int) -> Looking | None:
    """Cards a viewer sees only while he decides."""
    what, number = looks_at(s, viewer)
    if what == "":
        return None
    seat = number if what == "hand" else viewer if what == "nation" else None
    if what == "hand":
        cards = s.hand[number]
    elif what == "gate":
        cards = s.under_gate[number]
    elif what == "rest":
        cards = s.great_rest
    else:
        cards = s.nation[viewer][len(s.nation[viewer]) - number :]
    return Looking(
        at=cast(Sight, what),
        seat=seat,
        gate=number + 1 if what == "gate" else None,
        cards=card_words(s, cards),
    )
