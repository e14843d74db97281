"""Bots choose legal actions, the same ones every time, from what their seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from stormark.bots import make_bot
from stormark.bots.levels import BEGINNER
from stormark.bots.registry import lab_bot_names
from stormark.games.xibalba.game import Xibalba
from stormark.kernel.chance import FastChance, KeyedChance
from stormark.kernel.game import Setup
from stormark.kernel.json import Json
from stormark.kernel.refusal import InputError
from stormark.kernel.simulator import Simulator
from stormark.kernel.state import Io
from stormark.lab.arena import Standings, arena_experiment
from stormark.lab.executor import HereExecutor
from stormark.lab.experiment.run import play_all
from stormark.lab.subject import GameByName

GAME = Xibalba()


def setup(options: Mapping[str, Json]) -> Setup:
    made = GAME.setup(options)
    assert isinstance(made, Setup)
    return made


def whole_game(name: str, options: Mapping[str, Json], seed: int) -> list[Any]:
    """All actions of a game in which every seat is played by the same kind of bot."""
    io = Io(KeyedChance(bytes([seed] * 32), GAME.spec.streams))
    state = GAME.start(setup(options), io)
    bots = [make_bot(name, seat) for seat in range(state.seats)]
    chances = [FastChance(seat) for seat in range(state.seats)]
    actions = []
    while state.open_seats():
        seat = state.open_seats()[0]
        decision = GAME.decision(state, seat)
        before = state.to_json()
        simulator = Simulator(GAME, GAME.seen_by(state, seat), seat, chances[seat])
        action = bots[seat].choose(GAME.view(state, seat), decision, simulator)
        assert state.to_json() == before
        assert action in decision.actions
        option = GAME.option(state, seat, action)
        assert isinstance(option, int)
        state.apply(seat, option, io)
        actions.append(action)
    return actions


@pytest.mark.parametrize("name", [*lab_bot_names("xibalba"), BEGINNER])
@pytest.mark.parametrize(
    "options", [{"players": 2, "target": 8}, {"players": 4, "mode": "apocalypse", "target": 8}]
)
def test_a_bot_plays_whole_games_legally_and_in_the_same_way_every_time(
    name: str, options: Mapping[str, Json]
) -> None:
    first = whole_game(name, options, seed=5)
    assert first == whole_game(name, options, seed=5)
    assert first != whole_game(name, options, seed=6)


def test_random_bots_with_other_seeds_choose_otherwise() -> None:
    state = GAME.start(setup({"players": 2}), Io(FastChance(1)))
    seat = state.open_seats()[0]
    decision = GAME.decision(state, seat)
    simulator = Simulator(GAME, GAME.seen_by(state, seat), seat, FastChance(1))
    chosen = {
        make_bot("random", seed).choose(GAME.view(state, seat), decision, simulator).key()
        for seed in range(40)
    }
    assert len(chosen) == len(decision.actions) > 1


def test_the_greedy_bot_judges_positions_by_its_own_view_alone() -> None:
    """Whatever is hidden may be permuted: the choice stays the same."""
    io = Io(KeyedChance(bytes(32), GAME.spec.streams))
    state = GAME.start(setup({"players": 3}), io)
    bot = make_bot("greedy", 0)
    compared = 0
    while state.open_seats() and compared < 60:
        seat = state.open_seats()[0]
        belief = GAME.belief(GAME.seen_by(state, seat), seat)
        hidden = belief.sample(FastChance(compared))
        choices = [
            bot.choose(
                GAME.view(some, seat),
                GAME.decision(some, seat),
                Simulator(GAME, GAME.seen_by(some, seat), seat, FastChance(3)),
            )
            for some in (state, hidden)
        ]
        assert choices[0] == choices[1]
        option = GAME.option(state, seat, choices[0])
        assert isinstance(option, int)
        state.apply(seat, option, io)
        compared += 1
    assert compared == 60


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(InputError) as error:
        make_bot("clever", 1)
    assert error.value.problem == "bot-unknown"
    assert str(error.value.params["allowed"]).endswith("master, random, greedy")


def test_the_greedy_bot_beats_the_random_one() -> None:
    """Far more than the 15 of 20 that would prove it better; the games are always the same."""
    bots = ("greedy", "random")
    duels = arena_experiment(GameByName("xibalba"), bots, {"players": 2, "target": 12}, 20, seed=7)
    score = Standings(list(play_all(duels, HereExecutor()))).scores()["greedy"]
    assert score.games == 20
    assert score.wins >= 18
