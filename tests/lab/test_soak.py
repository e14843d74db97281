"""Soaks count every game once, stop and resume exactly, and write failing games down."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest

from stormark.cli.commands.soak import chosen_sets
from stormark.kernel.refusal import InputError
from stormark.kernel.replay import load_replay
from stormark.kernel.scenario_run import run_scenario
from stormark.lab.executor import HereExecutor, ProcessExecutor
from stormark.lab.soak.plan import Plan
from stormark.lab.soak.progress import FAILURES, JOURNAL, Progress, SoakFolder
from stormark.lab.soak.run import run_soak
from stormark.lab.subject import Subject, loaded, subject_for
from tests.kernel.toy import Toy
from tests.lab.faulty import CrashingToy, LeakingToy, LosingToy, toy_subject

J = TypeVar("J")
R = TypeVar("R")

XIBALBA = subject_for("xibalba")
SMALL = Plan("xibalba", loaded(XIBALBA.load).pack_hash, 1, games=12, seed=9, batch_size=5)
TOY = Plan("toy", Toy.pack_hash, 1, games=60, seed=4, batch_size=7)


class Stops(HereExecutor):
    """Is interrupted after some batches, the last ones out of order."""

    def __init__(self, batches: int) -> None:
        self.batches = batches

    def run(self, work: Callable[[J], R], jobs: Iterable[J]) -> Generator[R, None, None]:
        for job in list(jobs)[::-1][: self.batches]:
            yield work(job)
        raise KeyboardInterrupt


def interrupted(subject: Subject, plan: Plan, folder: Path, batches: int, resume: bool) -> None:
    with pytest.raises(KeyboardInterrupt):
        run_soak(subject, plan, folder, Stops(batches), resume)


def test_an_interrupted_and_resumed_soak_ends_like_an_uninterrupted_one(tmp_path: Path) -> None:
    straight = run_soak(XIBALBA, SMALL, tmp_path / "one", HereExecutor())
    interrupted(XIBALBA, SMALL, tmp_path / "two", 1, resume=False)
    interrupted(XIBALBA, SMALL, tmp_path / "two", 1, resume=True)
    resumed = run_soak(XIBALBA, SMALL, tmp_path / "two", HereExecutor(), resume=True)
    assert resumed.to_json() == straight.to_json()
    for name in ("one", "two"):
        with SoakFolder(tmp_path / name, SMALL, resume=True) as kept:
            assert kept.progress.to_json() == straight.to_json()


def test_several_processes_come_to_the_same_counts(tmp_path: Path) -> None:
    here = run_soak(XIBALBA, SMALL, tmp_path / "one", HereExecutor())
    there = run_soak(XIBALBA, SMALL, tmp_path / "two", ProcessExecutor(2))
    assert here.to_json() == there.to_json()


def test_games_decisions_and_watched_games_are_counted(tmp_path: Path) -> None:
    tally = run_soak(XIBALBA, SMALL, tmp_path, HereExecutor()).tally
    assert tally.get("games", "all") == tally.get("games", "watched") == 12
    assert sum(tally.numbers("options").values()) == tally.get("decisions", "all") > 1000
    assert sum(tally.groups["causes"].values()) == 12
    assert sum(tally.get(f"set {index}", "games") for index in range(12)) == 12
    assert tally.get("operations", "resources") > 0
    assert sum(tally.groups["bought"].values()) > 0


def test_chosen_option_sets_take_turns_alone(tmp_path: Path) -> None:
    plan = replace(SMALL, games=6, sets=(2, 5), watch_every=3)
    interrupted(XIBALBA, plan, tmp_path, 1, resume=False)
    tally = run_soak(XIBALBA, plan, tmp_path, HereExecutor(), resume=True).tally
    counts = {index: tally.get(f"set {index}", "games") for index in range(12)}
    assert {index for index, count in counts.items() if count} == {2, 5}
    assert counts[2] == counts[5] == 3
    assert tally.get("games", "watched") == 2


@pytest.mark.parametrize(("text", "problem"), [("0", "lab-not-positive"), ("13", "number-range")])
def test_an_option_set_that_is_not_there_cannot_be_chosen(text: str, problem: str) -> None:
    assert chosen_sets("1, 12", 12) == (0, 11)
    with pytest.raises(InputError) as error:
        chosen_sets(text, 12)
    assert (error.value.problem, error.value.place) == (problem, "--sets")


def test_listening_changes_nothing_but_what_is_heard(tmp_path: Path) -> None:
    groups: list[Any] = []
    for watch_every in (1, 1000):
        plan = replace(SMALL, games=24, watch_every=watch_every)
        tally = run_soak(XIBALBA, plan, tmp_path / str(watch_every), HereExecutor()).tally
        groups.append((tally.groups["decisions"], tally.groups["options"]))
        assert tally.get("games", "watched") == (24 if watch_every == 1 else 12)
    assert groups[0] == groups[1]


def test_a_soak_of_another_plan_is_not_resumed(tmp_path: Path) -> None:
    interrupted(XIBALBA, SMALL, tmp_path, 1, resume=False)
    with pytest.raises(InputError) as error:
        run_soak(XIBALBA, replace(SMALL, seed=10), tmp_path, HereExecutor(), resume=True)
    assert (error.value.problem, error.value.params) == (
        "soak-other-plan",
        {"found": "9", "expected": "10"},
    )
    assert error.value.place.endswith("plan.seed")


@pytest.mark.parametrize("text", ["{\n", '{"plan": 3}\n'])
def test_a_damaged_journal_is_refused_by_name(tmp_path: Path, text: str) -> None:
    (tmp_path / JOURNAL).write_text(text)
    with pytest.raises(InputError) as error:
        run_soak(XIBALBA, SMALL, tmp_path, HereExecutor(), resume=True)
    assert JOURNAL in error.value.place


def test_there_must_be_something_to_resume(tmp_path: Path) -> None:
    with pytest.raises(InputError) as error:
        run_soak(XIBALBA, SMALL, tmp_path, HereExecutor(), resume=True)
    assert error.value.problem == "file-unreadable"


def test_a_full_soak_puts_games_through_the_whole_kit(tmp_path: Path) -> None:
    progress = run_soak(
        toy_subject(Toy), replace(TOY, full=True, games=6), tmp_path, HereExecutor()
    )
    assert progress.failures == []
    assert progress.tally.get("games", "examined") == 6


# --- failing games


def failing(tmp_path: Path, game: type[Toy]) -> tuple[Progress, Path]:
    progress = run_soak(toy_subject(game), TOY, tmp_path, HereExecutor())
    assert progress.failures
    name = f"game-{progress.failures[0]['game']:06}"
    return progress, tmp_path / FAILURES / name


def test_a_broken_position_is_written_down_and_can_be_reached_again(tmp_path: Path) -> None:
    progress, path = failing(tmp_path, LosingToy)
    failure = progress.failures[0]
    assert (failure["promise"], failure["detail"]) == ("check", "a card is not in its one place")
    replay = load_replay(path.with_suffix(".json").read_text(), LosingToy())
    assert len(replay) == failure["decision"]
    assert replay.state_at(len(replay)).check()
    assert not replay.state_at(len(replay) - 1).check()
    unlike = run_scenario(path.with_suffix(".toml"), {"toy": LosingToy()})
    assert "scenario-unsound" in [difference.problem for difference in unlike]


def test_a_crash_is_written_down_and_happens_again(tmp_path: Path) -> None:
    progress, path = failing(tmp_path, CrashingToy)
    failure = progress.failures[0]
    assert (failure["promise"], failure["detail"]) == ("crash", "ZeroDivisionError: a six")
    replay = load_replay(path.with_suffix(".json").read_text(), CrashingToy())
    assert len(replay) + 1 == failure["decision"]
    with pytest.raises(ZeroDivisionError):
        run_scenario(path.with_suffix(".toml"), {"toy": CrashingToy()})


def test_the_scenario_of_a_failing_game_holds_once_the_rules_are_right(tmp_path: Path) -> None:
    for game in (LosingToy, CrashingToy):
        _, path = failing(tmp_path / game.__name__, game)
        assert run_scenario(path.with_suffix(".toml"), {"toy": Toy()}) == []


def test_what_only_the_whole_kit_sees_is_written_down_too(tmp_path: Path) -> None:
    plan = replace(TOY, full=True, games=2)
    progress = run_soak(toy_subject(LeakingToy), plan, tmp_path, HereExecutor())
    failure = progress.failures[0]
    assert failure["promise"] == "non-interference"
    path = tmp_path / FAILURES / f"game-{failure['game']:06}"
    replay = load_replay(path.with_suffix(".json").read_text(), LeakingToy())
    assert len(replay) == failure["decision"]
    assert run_scenario(path.with_suffix(".toml"), {"toy": LeakingToy()}) == []


def test_a_resumed_soak_remembers_the_failures_before(tmp_path: Path) -> None:
    subject = toy_subject(LosingToy)
    straight = run_soak(subject, TOY, tmp_path / "one", HereExecutor())
    interrupted(subject, TOY, tmp_path / "two", 4, resume=False)
    resumed = run_soak(subject, TOY, tmp_path / "two", HereExecutor(), resume=True)
    assert resumed.failures == straight.failures
    names = [sorted(p.name for p in (tmp_path / n / FAILURES).iterdir()) for n in ("one", "two")]
    assert names[0] == names[1]


def test_a_game_without_end_is_a_failure(tmp_path: Path) -> None:
    progress = run_soak(toy_subject(Toy), replace(TOY, games=3, limit=2), tmp_path, HereExecutor())
    assert [failure["promise"] for failure in progress.failures] == ["termination"] * 3


def test_every_batch_is_written_down_before_it_is_told(tmp_path: Path) -> None:
    seen: list[int] = []

    def look(_: Progress) -> None:
        seen.append(len((tmp_path / JOURNAL).read_text().splitlines()) - 1)

    run_soak(toy_subject(Toy), TOY, tmp_path, HereExecutor(), report=look)
    assert seen == list(range(TOY.batches() + 1))
