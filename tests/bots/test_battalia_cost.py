"""A turn costs about the same for every number of players: dearer steps, fewer of them."""

from __future__ import annotations

import pytest

from stormark.bots.battalia.cost import TURN, most_steps, step_cost
from stormark.bots.battalia.planner import Effort, PlanningBot
from stormark.bots.battalia.weights import WEIGHTS
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.game import Battalia
from stormark.kernel.chance import FastChance
from stormark.kernel.json import Json
from stormark.kernel.simulator import Simulator

GAME = Battalia()


def table(players: int, **options: Json) -> BattaliaState:
    teams = {"team_mode": False} if players > 2 else {}
    return GAME.position({"mode": "stormgates", "players": players, **teams, **options})


def test_a_turn_takes_the_same_time_with_fewer_but_dearer_steps() -> None:
    states = [table(players) for players in (2, 3, 4, 5, 6)]
    steps = [most_steps(state) for state in states]
    assert steps == sorted(steps, reverse=True)
    assert steps[0] > 3 * steps[-1]  # as was measured
    for state, most in zip(states, steps, strict=True):
        assert most * step_cost(state) == pytest.approx(TURN, abs=step_cost(state))


def test_a_valley_and_members_of_a_team_take_their_part() -> None:
    alone = most_steps(table(4))
    assert most_steps(table(4, valley="mountain_pass")) == pytest.approx(0.75 * alone, rel=0.01)
    assert most_steps(table(4, team_mode=True)) == pytest.approx(alone / 2, abs=1)


@pytest.mark.parametrize("players", [2, 4])
def test_a_planner_keeps_to_it(players: int) -> None:
    """The bound holds for whoever has more steps, and leaves the others alone."""
    state = table(players, p1={"hand": ["2 supply"], "announced": True})
    for steps, given in ((10 * most_steps(state), most_steps(state)), (1_500, 1_500)):
        bot = PlanningBot(Effort(steps, 8, 4, 0), WEIGHTS)
        simulator = Simulator(GAME, GAME.seen_by(state, 0), 0, FastChance(1))
        bot.choose({}, GAME.decision(state, 0), simulator)
        assert 0 < bot.steps_taken <= given
        assert bot._budget.left == given - bot.steps_taken
