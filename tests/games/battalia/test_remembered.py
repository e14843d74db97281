"""What a position remembers is what it would work out anew."""

from __future__ import annotations

from random import Random

import pytest

from stormark.games.battalia import events as E
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.grid import cities_of, site_map, steps_from
from stormark.games.battalia.queries import active_team
from stormark.games.battalia.threads import UNKNOWN, in_team_turn, top
from stormark.games.battalia.turn.half_laid import begun
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Setup
from stormark.kernel.state import Io
from tests.games.battalia.table import GAME

TEAMS = ({"mode": "stormgates", "players": 6}, {"mode": "stormgates", "players": 4})


def afresh(s: BattaliaState) -> BattaliaState:
    """The same position, with nothing worked out."""
    bare = s.copy()
    bare.asking = UNKNOWN
    bare.known = 0
    bare.map_changed()
    return bare


def remembers_rightly(s: BattaliaState) -> None:
    bare = afresh(s)
    assert s.open_seats() == bare.open_seats()
    for seat in s.open_seats():
        assert s.options(seat) == bare.options(seat)
    for seat in range(s.seats):
        known, found = site_map(s, seat), site_map(bare, seat)
        assert list(known.reached) == list(found.reached)
        assert list(known.sites) == list(found.sites)
        assert cities_of(s, seat) == cities_of(bare, seat)
    for field in range(s.rules.board.size):
        assert steps_from(s, field) == steps_from(bare, field)


def everybody_waits(s: BattaliaState) -> None:
    """No thread could go on by itself, and every line that is half laid can be completed."""
    for member in active_team(s):
        if len(s.threads[member]) > 1:
            trial = s.copy()
            assert not top(trial, member).run(trial, member)
        line = begun(s, member)
        if line is not None:
            assert line.hindrance(s) == E.NO_HINDRANCE


@pytest.mark.parametrize("options", TEAMS, ids=["three a team", "two a team"])
@pytest.mark.parametrize("seed", range(2))
def test_members_of_a_team_who_lay_lines_at_once(options: dict[str, str], seed: int) -> None:
    """B-RULING-105, -106: what is half laid concerns nobody else, and nobody waits in vain."""
    setup = GAME.setup(dict(options))
    assert isinstance(setup, Setup)
    io, rng = Io(FastChance(seed)), Random(seed)
    state = GAME.start(setup, io)
    for _ in range(400):
        if not state.open_seats():
            break
        remembers_rightly(state)
        if in_team_turn(state):
            everybody_waits(state)
        seat = rng.choice(state.open_seats())
        state.apply(seat, rng.choice(state.options(seat)), io)
