"""The training example: its games and its opponents, which need no PyTorch."""

from __future__ import annotations

import multiprocessing
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from stormark.rl import BatchEnv

MOST_OPTIONS = 64  # as the example has it
EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def training(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Imports a module of the example."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return lambda name: import_module(f"training.{name}")


def rows(training: Any, count: int) -> Any:
    memory = training("rows").Rows(multiprocessing.get_context("spawn"), count)
    return memory.part(0, count)


def test_half_of_the_duels_are_played_against_the_teacher(training: Any) -> None:
    kinds, duels = training("rows"), training("games").Duels
    told = rows(training, 4)
    games = duels(told, "teacher", 0.5, seed=3)
    games.show()
    assert {int(kind) for kind in told["kind"][2:]} == {kinds.SELF}
    bots = [seat == row for row, seat in enumerate(games.env.seats[:2])]
    assert [kind == kinds.BOT for kind in told["kind"][:2]] == bots
    assert [label >= 0 for label in told["label"]] == [kind == kinds.BOT for kind in told["kind"]]
    games.labels = True
    games.show()
    assert (told["label"] >= 0).all()
    assert (told["numbers"][np.arange(4), told["label"]] >= 0).all()


def test_the_seats_of_the_bot_take_its_options_and_others_those_of_the_learner(
    training: Any,
) -> None:
    kinds, duels = training("rows"), training("games").Duels
    told = rows(training, 6)
    games = duels(told, "teacher", 1.0, seed=5)
    games.show()
    for _ in range(20):
        chosen = np.where(told["kind"] == kinds.BOT, told["label"], told["choice"])
        wanted = games.env.numbers[np.arange(6), chosen].tolist()
        seats = games.env.seats.tolist()
        games.step()
        assert games.env.actions.tolist() == wanted
        same = [1 if a == b else -1 for a, b in zip(seats, games.env.seats, strict=True)]
        assert told["same"].tolist() == same


def test_a_duel_that_is_over_is_told_to_the_seat_that_ended_it(training: Any) -> None:
    told = rows(training, 3)
    games = training("games").Duels(told, "teacher", 0.0, seed=2, once=3)
    games.env = BatchEnv(
        "xibalba", {"players": 2, "target": 3}, count=3, seed=2, most_options=MOST_OPTIONS
    )
    games.labels = True
    games.show()
    ended = 0
    for _ in range(600):
        told["choice"][:] = np.maximum(told["label"], 0)
        seats = games.env.seats.astype(int)
        games.step()
        for row in np.flatnonzero(told["done"]):
            ended += 1
            won = games.env.rewards[row, seats[row]] == 1.0
            assert told["result"][row] == (1.0 if won else -1.0)
        assert (told["result"][told["done"] == 0] == 0).all()
        assert (told["label"][games.through] == -1).all()
        if games.through.all():
            break
    assert ended >= 3


@pytest.mark.parametrize("name", ["teacher", "random", "greedy"])
def test_every_opponent_names_an_option(training: Any, name: str) -> None:
    told = rows(training, 2)
    games = training("games").Duels(told, name, 1.0, seed=1)
    games.show()
    for _ in range(6):
        games.step()
    assert (told["label"][told["kind"] == training("rows").BOT] >= 0).all()
