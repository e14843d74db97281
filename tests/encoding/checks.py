"""What holds for the option table and the observations of any game, at one position."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any

from stormark.kernel.chance import FastChance
from stormark.kernel.columns import MOST
from stormark.kernel.game import Game
from stormark.kernel.observation import Observer
from stormark.kernel.option_table import OptionTable
from stormark.kernel.state import State


def check_options(table: OptionTable, state: State, seat: int) -> None:
    """Both ways: every option has one number, every number in the mask one option."""
    options = state.options(seat)
    moves = state.moves(seat)
    indices = list(table.indices(state, seat, moves))
    assert len(set(options)) == len(options)
    assert len(set(indices)) == len(indices) == len(options)
    assert all(0 <= index < table.size for index in indices)
    mask = table.mask(state, seat)
    assert [index for index in range(table.size) if mask[index]] == sorted(indices)
    chosen = Random(len(options)).randrange(len(options))
    assert table.option(state, seat, indices[chosen]) == options[chosen]
    assert table.option(state, seat, next(free for free in range(len(mask)) if not mask[free])) < 0
    verb = table.verb(options[chosen])
    word = next(block.word for block in table.blocks if block.verb == verb)
    assert table.words(indices[chosen]).partition(" ")[0] in (word, "spare")


def check_features(table: OptionTable, state: State, seat: int) -> None:
    """A row for every option, within its bounds; options that differ look different."""
    rows = table.features(state, seat)
    size = int(table.feature_size)
    assert len(rows) == size * len(state.options(seat))
    highs = [column.high for column in table.columns for _ in range(column.count)]
    seen = set()
    for at in range(0, len(rows), size):
        row = rows[at : at + size]
        assert all(value <= high for value, high in zip(row, highs, strict=True)), list(row)
        seen.add(row)
    assert len(seen) == len(rows) // size, [list(row) for row in sorted(seen)]


def check_observations(game: Game[Any], observer: Observer, state: State, rng: Random) -> None:
    """Nothing hidden is in them: they are the same from what the viewer sees, and from any other
    position that looks the same to the viewer.
    """
    highs = observer.highs()
    for viewer in range(int(state.seats)):
        observation = observer.observe(state, viewer)
        assert len(observation) == observer.size == len(highs)
        assert all(value <= high for value, high in zip(observation, highs, strict=True))
        seen = game.seen_by(state, viewer)
        sampled = game.belief(seen, viewer).sample(FastChance(rng.getrandbits(60)))
        assert observer.observe(seen, viewer) == observation
        assert observer.observe(sampled, viewer) == observation


def check_columns(
    observer: Observer,
    parts: Mapping[str, Mapping[str, Callable[[Any, int], list[int]]]],
    states: Iterable[State],
) -> None:
    """Each column against what is told of it here; a number is cut at 255, the rest of a column
    is 0.  In some position each of them holds something.
    """
    columns = [(part.name, column) for part in observer.parts for column in part.columns]
    assert all(0 < column.high <= MOST for _, column in columns)  # each is a byte
    assert [(part, column.name) for part, column in columns] == [
        (part, column) for part, told in parts.items() for column in told
    ]
    silent = {(part, column.name) for part, column in columns}
    for state in states:
        for viewer in range(int(state.seats)):
            observation = observer.observe(state, viewer)
            at = 0
            for part, column in columns:
                held = list(observation[at : at + column.count])
                at += column.count
                told = [min(value, MOST) for value in parts[part][column.name](state, viewer)]
                assert held == told + [0] * (column.count - len(told)), (part, column.name)
                if any(told):
                    silent.discard((part, column.name))
    assert not silent, silent
