"""A batch: what one process does before it reports back."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from stormark.kernel.conformance import ConformanceError, Kit
from stormark.kernel.game import Game
from stormark.lab.soak.failure import Failure, report_broken_promise, report_failure
from stormark.lab.soak.game import GameNumber, Played, play_game
from stormark.lab.soak.plan import Plan
from stormark.lab.soak.tally import HIGHEST, Tally
from stormark.lab.subject import Subject, loaded
from stormark.lab.watch import Watch


@dataclass(frozen=True)
class Batch:
    """Some games of a plan, one after the other."""

    subject: Subject
    plan: Plan
    index: int

    def numbers(self) -> range:
        return self.plan.batch(self.index)


@dataclass
class BatchResult:
    """What the games of a batch came to."""

    index: int
    tally: Tally = field(default_factory=Tally)
    failures: list[Failure] = field(default_factory=list)


@cache
def _loaded(subject: Subject) -> tuple[Game[Any], Game[Any], Watch | None]:
    """The game for most of the games, and another one that is watched."""
    watched = subject.load()
    return loaded(subject.load), watched, None if subject.watch is None else subject.watch(watched)


def play_batch(batch: Batch) -> BatchResult:
    """Play all games of a batch."""
    result = BatchResult(batch.index)
    for number in batch.numbers():
        play_one(batch, GameNumber(batch.plan.seed, number, batch.plan.sets), result)
    return result


def play_one(batch: Batch, which: GameNumber, result: BatchResult) -> None:
    plain, watched, watch = _loaded(batch.subject)
    watching = watch is not None and batch.plan.watches(which.number, len(plain.option_sets()))
    game = watched if watching else plain
    played = play_game(game, which, batch.plan.limit, watch if watching else None)
    count_game(result.tally, game, which, played)
    if watch is not None and watching:
        result.tally.add("games", "watched")
        result.tally.merge(watch.finish(played.state))
    problem = played.problem()
    if problem is not None:
        word = batch.subject.result_word
        failure = report_failure(plain, which, played.play.decisions, problem, word)
        result.failures.append(failure)
    elif batch.plan.full:
        examine(plain, which, batch, result)


def examine(game: Game[Any], which: GameNumber, batch: Batch, result: BatchResult) -> None:
    """A random game with the same options through the whole conformance kit."""
    kit = Kit(game, every=batch.plan.every, limit=batch.plan.limit)
    seed = int.from_bytes(which.secret()[:6], "big")
    try:
        report = kit.run_game(which.options(game), seed)
    except ConformanceError as error:
        word = batch.subject.result_word
        result.failures.append(report_broken_promise(game, which, error, word))
        return
    result.tally.add("games", "examined")
    result.tally.add("decisions", "examined", report.decisions)


def count_game(tally: Tally, game: Game[Any], which: GameNumber, played: Played) -> None:
    """What is counted in every game."""
    play = played.play
    tally.add("games", "all")
    tally.add("decisions", "all", play.decisions)
    tally.add(HIGHEST, "decisions", play.decisions)
    for options, count in enumerate(play.branching):
        if count:
            tally.add("options", str(options), count)
            tally.add(HIGHEST, "options", options)
    if not play.over:
        return
    of_set = f"set {which.option_set(game)}"
    turns = game.turn_of(played.state)[0]
    tally.add(f"{of_set} turns", str(turns))
    tally.add(of_set, "games")
    tally.add(of_set, "decisions", play.decisions)
    for seat, share in enumerate(played.state.returns()):
        if share > 0:
            tally.add(f"{of_set} winners", str(seat + 1))
