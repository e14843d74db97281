"""Instructions a decision are compared with those of the same build of Python alone."""

from __future__ import annotations

import json
import platform
from pathlib import Path

import pytest

from bench.entries import GAMES
from bench.instructions import WRITTEN, check, judge, python_build, write

HERE, ELSEWHERE = "CPython 3.11.7, GCC 12.2.0", "CPython 3.11.2, GCC 12.2.0"


@pytest.fixture
def written(tmp_path: Path) -> Path:
    path = tmp_path / "instructions.json"
    path.write_text(json.dumps({ELSEWHERE: {"xibalba": 4000.0}}))
    return path


def test_a_decision_may_need_up_to_five_percent_more() -> None:
    written = {"xibalba": 4000.0, "battalia": 10_000.0}
    assert check({"xibalba": 4190.0, "battalia": 9000.0}, written) == []
    assert check({"xibalba": 4240.0, "battalia": 9000.0}, written) == [
        "xibalba: 4,240 instructions a decision, 6.0 % more than 4,000"
    ]


def test_the_same_build_is_judged(written: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert judge({"xibalba": 4100.0}, ELSEWHERE, written) == 0
    assert capsys.readouterr().out == ""
    assert judge({"xibalba": 4240.0}, ELSEWHERE, written) == 1
    assert "6.0 % more than 4,000" in capsys.readouterr().out


def test_another_build_is_not_compared_but_told_how_to_be_written_down(
    written: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert judge({"xibalba": 1.0}, HERE, written) == 2
    said = capsys.readouterr().out
    assert f"Nothing is written down for this build of Python: {HERE}\n" in said
    assert f"There are numbers for: {ELSEWHERE}\n" in said
    assert "make instructions ARGS=--write" in said


def test_what_is_written_down_is_compared_with_from_then_on(written: Path) -> None:
    write({"xibalba": 4240.0}, HERE, written)
    assert judge({"xibalba": 4240.0}, HERE, written) == 0
    assert judge({"xibalba": 4240.0}, ELSEWHERE, written) == 1


def test_a_build_is_named_by_what_numbers_depend_on() -> None:
    named = python_build()
    assert named.startswith(f"{platform.python_implementation()} {platform.python_version()}, ")
    assert platform.python_compiler() in named
    assert platform.machine() in named


def test_every_build_that_is_written_down_has_numbers_of_every_game() -> None:
    for build, counts in json.loads(WRITTEN.read_text()).items():
        assert set(counts) == set(GAMES), build
