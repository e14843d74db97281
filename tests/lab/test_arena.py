"""Arenas are fair, repeat by their seed and credit bots by the result of their side."""

from __future__ import annotations

from collections import Counter

import pytest

from stormark.cli.commands.arena import table
from stormark.i18n import translator
from stormark.kernel.refusal import InputError
from stormark.lab.arena import Standings, arena_experiment
from stormark.lab.executor import HereExecutor, ProcessExecutor
from stormark.lab.experiment.plan import Experiment
from stormark.lab.experiment.row import GameRow
from stormark.lab.experiment.run import play_all
from stormark.lab.playing import arena_setup
from stormark.lab.subject import GameByName, loaded
from tests.lab.experiment.rows import TEAM, row

LOAD = GameByName("xibalba")


def arena(games: int = 4, seed: int = 3) -> Experiment:
    entrants = ("greedy", "random", "random")
    return arena_experiment(LOAD, entrants, {"players": 3, "target": 3}, games, seed)


def by_number(rows: list[GameRow]) -> list[object]:
    return [one.outcome() for one in sorted(rows, key=lambda one: one.number)]


def test_every_entrant_has_every_seat_equally_often() -> None:
    (setting,) = arena().settings
    sitting = Counter(setting.seating(number).index("greedy") for number in range(9))
    assert sitting == {0: 3, 1: 3, 2: 3}


def test_the_same_seed_gives_the_same_games_in_one_process_or_in_two() -> None:
    here = by_number(list(play_all(arena(), HereExecutor())))
    assert by_number(list(play_all(arena(), ProcessExecutor(2)))) == here
    assert by_number(list(play_all(arena(seed=4), HereExecutor()))) != here


def test_standings_count_victories_by_bot_and_seat() -> None:
    standings = Standings(
        [
            row(won=[1.0, 0.0], decisions=10, turns=2),
            row(bots=["random", "greedy"], won=[0.0, 1.0], decisions=20, turns=4),
            row(won=[0.5, 0.5], decisions=30, turns=6),
        ]
    )
    scores = standings.scores()
    assert (scores["greedy"].wins, scores["random"].wins) == (2.5, 0.5)
    at_first = standings.at_seat("greedy", 0)
    assert (at_first.wins, at_first.games) == (1.5, 2)
    assert standings.at_seat("random", 0).wins == 0.0
    assert scores["greedy"].rate == pytest.approx(5 / 6)
    assert (standings.average("decisions"), standings.average("turns")) == (20.0, 4.0)


def test_the_partner_of_a_winner_gets_no_more_than_its_share() -> None:
    """One greedy and three random bots in two teams: random wins and loses in every game."""
    entrants = ("greedy", "random", "random", "random")
    lines = list(table(translator("en"), entrants, Standings([TEAM])))
    assert "1 greedy: 1 of 1 games won" in lines[1]
    assert "2 random: 1 of 2 games won, 50.0%" in lines[2]
    assert len(lines) == 6


def test_options_against_the_rules_are_refused_by_name() -> None:
    with pytest.raises(InputError) as error:
        arena_setup(loaded(LOAD), {"players": 7})
    assert error.value.params["rule"] == "X-SETUP-01"
