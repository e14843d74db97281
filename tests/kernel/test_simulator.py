from __future__ import annotations

from random import Random

import pytest

from stormark.kernel.chance import FastChance
from stormark.kernel.play import play_random
from stormark.kernel.simulator import Simulator
from stormark.kernel.state import Io
from tests.kernel.toy_matches import GAME, accept, toy_match


def test_a_bot_plays_a_match_from_its_view_its_decision_and_a_simulator() -> None:
    match = toy_match()
    chance = FastChance(1)
    while not match.over:
        decision = match.decisions()[0]
        simulator = Simulator(GAME, match.seen_by(decision.seat), decision.seat, chance)
        sampled = simulator.sample()
        option = simulator.options(sampled, decision.seat)[-1]
        action = simulator.action(sampled, decision.seat, option)
        assert simulator.decision(sampled, decision.seat) == decision
        assert simulator.option(sampled, decision.seat, action) == option
        accept(match.act(decision.seat, action, decision.id))


def test_what_a_bot_tries_out_never_touches_the_match() -> None:
    match = toy_match()
    before = match.digest
    simulator = Simulator(GAME, match.seen_by(0), 0, FastChance(1))
    sampled = simulator.sample()
    branch = simulator.copy(sampled)
    simulator.apply(branch, 0, simulator.options(branch, 0)[0])
    assert simulator.view(sampled, 0) == match.view(0) != simulator.view(branch, 0)
    simulator.playout(branch, Random(1), 1000)
    assert simulator.open_seats(branch) == []
    assert sum(simulator.returns(branch)) == pytest.approx(1.0)
    assert match.digest == before


def test_random_play_stops_at_the_end_or_at_its_limit() -> None:
    io = Io(FastChance(1))
    state = GAME.start(toy_match().setup, io)
    assert play_random(state, io, Random(1), 3) == 3
    rest = play_random(state, io, Random(1), 1000)
    assert 0 < rest < 1000
    assert play_random(state, io, Random(1), 1000) == 0
