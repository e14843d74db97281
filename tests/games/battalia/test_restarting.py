"""Restarting a turn that a team takes together."""

from __future__ import annotations

from random import Random

from stormark.games.battalia.game import Battalia
from stormark.kernel.game import Setup
from stormark.kernel.match import Accepted, Match
from stormark.kernel.refusal import Refusal


def test_every_member_of_the_team_on_turn_may_restart_it() -> None:
    """B-RULING-11: the turn belongs to the team, whoever of it is named first."""
    game = Battalia()
    setup = game.setup({"mode": "stormgates", "players": 4, "team_mode": True})
    assert isinstance(setup, Setup)
    match = Match(game, setup, bytes(32))
    rng = Random(2)
    restarted = 0
    for _ in range(400):
        decision = rng.choice(match.decisions())
        match.act(decision.seat, rng.choice(decision.actions))
        mover = match.turn[1]
        side = next(side for side in match.sides if mover in side)
        if decision.seat == mover:
            continue
        before = match.number
        result = match.restart_turn(decision.seat)
        if isinstance(result, Refusal):
            assert (result.rule == "K-UNDO-05") == (decision.seat not in side)
        else:
            assert isinstance(result, Accepted)
            assert decision.seat in side
            assert match.number == before + 1
            restarted += 1
    assert restarted > 0
