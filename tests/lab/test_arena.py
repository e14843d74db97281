"""Arenas are fair, repeat by their seed and add up."""

from __future__ import annotations

from collections import Counter

import pytest

from stormark.kernel.refusal import InputError
from stormark.lab.arena import (
    Arena,
    ArenaJob,
    Outcome,
    Pairing,
    Standings,
    play_pairing,
)
from stormark.lab.executor import HereExecutor, ProcessExecutor
from stormark.lab.playing import arena_setup
from stormark.lab.subject import loaded, subject_for

SUBJECT = subject_for("xibalba")


def arena(games: int = 6, seed: int = 3) -> Arena:
    return Arena(SUBJECT, ("greedy", "random", "random"), {"players": 3, "target": 5}, games, seed)


def jobs(which: Arena) -> list[ArenaJob]:
    return [ArenaJob(which, pairing) for pairing in which.pairings()]


def by_number(outcomes: list[Outcome]) -> list[Outcome]:
    return sorted(outcomes, key=lambda outcome: outcome.pairing.number)


def test_every_entrant_has_every_seat_equally_often() -> None:
    sitting = Counter(
        (entrant, seat)
        for pairing in arena(9).pairings()
        for seat, entrant in enumerate(pairing.seating)
    )
    assert set(sitting.values()) == {3}
    assert len(sitting) == 9


def test_the_same_seed_gives_the_same_games_in_one_process_or_in_two() -> None:
    here = list(HereExecutor().run(play_pairing, jobs(arena())))
    there = by_number(list(ProcessExecutor(2).run(play_pairing, jobs(arena()))))
    assert here == there
    assert by_number(list(HereExecutor().run(play_pairing, jobs(arena(seed=4))))) != here


def test_standings_count_victories_by_entrant_and_seat() -> None:
    outcomes = [
        Outcome(Pairing(0, 1, (0, 1)), (1.0, 0.0), 10, 2),
        Outcome(Pairing(1, 1, (1, 0)), (0.0, 1.0), 20, 4),
        Outcome(Pairing(2, 1, (0, 1)), (0.5, 0.5), 30, 6),
    ]
    standings = Standings(("greedy", "random"), outcomes)
    assert (standings.score(0).wins, standings.score(1).wins) == (2.5, 0.5)
    assert (standings.score(0, 0).wins, standings.score(0, 0).games) == (1.5, 2)
    assert (standings.score(1, 0).wins, standings.score(1, 0).games) == (0.0, 1)
    assert standings.score(0).rate == pytest.approx(5 / 6)
    assert (standings.average("decisions"), standings.average("turns")) == (20.0, 4.0)


def test_options_against_the_rules_are_refused_by_name() -> None:
    with pytest.raises(InputError) as error:
        arena_setup(loaded(SUBJECT.load), {"players": 7})
    assert error.value.params["rule"] == "X-SETUP-01"
