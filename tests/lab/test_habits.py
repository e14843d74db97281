"""Habits: who did what, how often, and how surely two bots differ."""

from __future__ import annotations

from collections import Counter

import pytest

from stormark.cli.main import run
from stormark.games.battalia import events as B
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.xibalba import events as X
from stormark.i18n import LANGUAGES, translator
from stormark.kernel.json import Json
from stormark.kernel.manifest import manifest
from stormark.lab.executor import HereExecutor, ProcessExecutor
from stormark.lab.habits.deeds import TURNS, Heard
from stormark.lab.habits.game import HabitJob, Observed, Watched, jobs_of, play_watched
from stormark.lab.habits.tally import HabitTally
from stormark.lab.manifest import LabManifest
from stormark.lab.subject import GameByName

SHORTEST: dict[str, dict[str, Json]] = {
    "xibalba": {"players": 2, "target": 3},
    "battalia": {"players": 2, "mode": "creation", "week_limit": 4},
}
SHORT = Watched(GameByName("xibalba"), SHORTEST["xibalba"], 1)
ALL = -1


def counted(game: str, *heard: tuple[int, tuple[int, ...]]) -> list[Counter[str]]:
    events: list[Heard] = [(verb, args, ALL) for verb, args in heard]
    return manifest("lab", game, LabManifest).habits.count(events, 2)


def test_what_is_done_in_anothers_turn_is_told_apart() -> None:
    one, other = counted(
        "battalia",
        (B.E_TURN, (0,)),
        (B.E_LINE, (0, V.V_ROAD)),
        (B.E_POTION_DRUNK, (1, L.FROSTHAND, -1)),
        (B.E_POTION_USED, (1, L.FROSTHAND)),
        (B.E_TURN, (1,)),
        (B.E_POTION_DRUNK, (1, L.COLOSSUS, -1)),
        (B.E_SWAPPED, (1, 3, 4)),
        (B.E_REPLACED, (1, 5, 2)),
    )
    assert +one == Counter({TURNS: 1, "road": 1})
    expected = {TURNS: 1, "potion-drunk": 2, "potion-abroad": 2, "swap": 1, "replaced": 1}
    assert +other == Counter(expected)


def test_a_battle_counts_for_the_attacker_and_none_for_the_neutral_player() -> None:
    one, other = counted(
        "battalia",
        (B.E_TURN, (1,)),
        (B.E_ATTACK, (1, L.CITY, 7, -1)),
        (B.E_PASSED, (-1,)),
        (B.E_WON, (1,)),
    )
    assert not +one
    assert +other == Counter({TURNS: 1, "attack-neutral": 1, "won-neutral": 1})


def test_attacks_actions_and_new_rolls_of_xibalba_are_told_apart() -> None:
    one, other = counted(
        "xibalba",
        (X.E_ENTER, (-1, 3, 5)),
        (X.E_TURN, (0, 1)),
        (X.E_ROLL, (0, X.BY_INITIAL_ROLL, -1, 1, 2)),
        (X.E_ROLL, (0, X.BY_REROLL, -1, 1)),
        (X.E_ATTACK, (0, 4, 0, 1, 0)),
        (X.E_ATTACK, (0, 4, 2, 1, 0)),
        (X.E_ACTION, (0, 4, 2)),
        (X.E_BLOCK, (1, 6)),
    )
    expected = {TURNS: 1, "reroll": 1, "attack-ark": 1, "attack-base": 1, "tactical-assault": 1}
    assert one == Counter(expected)
    assert other == Counter({"blocked": 1})


@pytest.mark.parametrize("game", ["xibalba", "battalia"])
def test_every_habit_has_words_and_every_count_is_one(game: str) -> None:
    habits = manifest("lab", game, LabManifest).habits
    for language in LANGUAGES:
        catalogue = translator(language, game)
        assert all(catalogue.has(f"use-{word}") for word in habits.words)
    watched = Watched(GameByName(game), SHORTEST[game], 1)
    observed = play_watched(HabitJob(watched, "random", 0))
    done = {word for word, count in observed.counts.items() if count}
    assert done - {TURNS} <= set(habits.words)
    assert observed.counts[TURNS] > 1


def test_only_the_watched_seat_counts_among_others() -> None:
    """The first player has the first seat in game 0, the second in game 1."""
    alone = Watched(SHORT.load, SHORT.options, 1, "random")
    both = play_watched(HabitJob(SHORT, "random", 0)).counts
    seats = [play_watched(HabitJob(alone, "random", number)).counts for number in (0, 1)]
    assert 0 < seats[0][TURNS] < both[TURNS]
    assert seats[1][TURNS] > 0


def test_games_are_the_same_in_any_number_of_processes() -> None:
    jobs = list(jobs_of(SHORT, ["random", "greedy"], 1))
    here, there = HabitTally(), HabitTally()
    for observed in HereExecutor().run(play_watched, jobs):
        here.add(observed)
    for observed in ProcessExecutor(2).run(play_watched, jobs):
        there.add(observed)
    assert here == there


def test_rates_are_for_ten_turns_and_differences_for_pairs_of_games() -> None:
    tally = HabitTally()
    for number in range(20):
        noise = number % 3
        tally.add(Observed("calm", number, {TURNS: 10, "attack": 2 + noise, "buy": noise}))
        tally.add(Observed("wild", number, {TURNS: 20, "attack": 14 + noise, "buy": 1}))
    assert tally.rate("calm", "attack") == pytest.approx(2.95)
    assert tally.rate("nobody", "attack") is None
    assert tally.is_sure("wild", "calm", "attack")
    assert not tally.is_sure("wild", "calm", "buy")
    assert not tally.is_sure("calm", "calm", "attack")


def test_the_command_shows_a_column_for_every_bot(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["habits", "xibalba", "--levels", "random,greedy", "--target", "3", "--games", "2"]
    assert run([*words, "--jobs", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "2 games of every bot" in lines[0]
    assert lines[2].split() == ["random", "greedy"]
    assert any(line.strip().startswith("attacks on the Ark") for line in lines)


@pytest.mark.parametrize(
    ("words", "place"),
    [
        (("--levels", "clever"), "--levels[1]"),
        (("--levels", "casual,casual"), "--levels[2]"),
        (("--against", "clever"), "--against[1]"),
        (("--games", "0"), "--games"),
        (("--players", "9"), "options"),
    ],
)
def test_what_cannot_be_watched_is_refused(
    words: tuple[str, ...], place: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["habits", "xibalba", *words, "--jobs", "1"]) == 2
    assert place in capsys.readouterr().err
