from __future__ import annotations

import ast

import pytest

from tests.mutants.changes import changes, mutated
from tests.mutants.copies import ROOT
from tests.mutants.reach import Reach, files_of


@pytest.mark.parametrize(
    ("source", "becomes"),
    [
        ("def move(seat: int, field: int, s: Position) -> int: return field", "return seat"),
        ("def end(s: Position) -> None:\n  while s:\n    break", "pass"),
        ("s.morale[seat] = 3", "pass"),
        ("open = card not in hand", "open = card in hand"),
        ("left = 3 - used", "left = 3 + used"),
        ("first = True", "first = False"),
    ],
)
def test_each_kind_of_mistake_is_made(source: str, becomes: str) -> None:
    every = [mutated(source, number) for number in range(len(changes(ast.parse(source))))]
    assert any(becomes in one for one in every)
    assert all(one != ast.unparse(ast.parse(source)) for one in every)


@pytest.mark.parametrize(
    "source", ["'''Text.'''", "assert count == 1", "raise ValueError(f'{1}')", "import os"]
)
def test_what_is_no_rule_is_left_alone(source: str) -> None:
    assert changes(ast.parse(source)) == []


def test_tests_that_reach_a_function_come_first_and_the_shortest_of_them_first_of_all() -> None:
    long, short, beside, elsewhere = "a.py::long", "a.py::short", "a.py::beside", "b.py::elsewhere"
    place = "game/move.py:10"
    reach = Reach(
        {"a.py": {long: {place}, short: {place}, beside: set()}, "b.py": {elsewhere: set()}},
        {long: 3.0, short: 2.0, beside: 1.0, elsewhere: 0.1},
    )
    assert list(reach.tests_for("game/move.py", 10)) == [short, long, beside]
    assert reach.tests_for("game/move.py", 30) == {}
    assert Reach.from_json(reach.to_json()) == reach
    assert list(reach.tests_for("game/move.py", 0)) == [elsewhere, beside, short, long]


@pytest.mark.parametrize("game", ["xibalba", "battalia"])
def test_every_test_of_an_encoding_is_among_those_that_may_notice(game: str) -> None:
    files = files_of(ROOT, game)
    assert {f"tests/encoding/test_{game}.py", f"tests/encoding/test_{game}_columns.py"} <= {*files}
