"""Messages fit their problems, and the documentation tells everything that can be corrected."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from stormark.games.battalia.pack.allowed import PATTERNS, SOURCES
from stormark.games.battalia.pack.build import at_path
from stormark.games.battalia.pack.check import BASE_PACK, base_data
from stormark.games.battalia.pack.numbers import NUMBERS, Number
from tests.games.battalia.pack_data import problems_of
from tests.games.battalia.test_pack_check import PROBLEMS
from tests.games.pack_messages import messages, used_messages

DOCS = (Path(__file__).parents[3] / "docs" / "packs-battalia.md").read_text(encoding="utf-8")


def test_every_message_exists_in_both_languages_and_none_is_left_over() -> None:
    used = used_messages("battalia")
    assert set(messages("battalia", "en")) == set(messages("battalia", "de")) == used


def test_both_languages_use_the_same_variables() -> None:
    assert messages("battalia", "en") == messages("battalia", "de")


def test_every_problem_fills_in_its_message() -> None:
    variables = messages("battalia", "en")
    for data, *_ in PROBLEMS:
        for problem in problems_of(data):
            assert variables[problem.message] <= set(problem.params), problem


@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: number.name)
def test_the_documentation_has_every_number_with_its_range(number: Number) -> None:
    value = at_path(base_data(), number.path)
    assert f"| `{number.path}` | {value} | {number.low} to {number.high} |" in DOCS


@pytest.mark.parametrize("pattern", [pattern for pattern, _ in PATTERNS])
def test_the_documentation_has_everything_that_can_be_corrected(pattern: str) -> None:
    assert f"`{pattern}`" in DOCS


def test_the_documentation_knows_every_file_section_and_mark() -> None:
    for path in BASE_PACK.glob("*.toml"):
        sections = tomllib.loads(path.read_text(encoding="utf-8"))
        (row,) = re.findall(rf"^\| `{re.escape(path.name)}` \| (.*) \|$", DOCS, re.MULTILINE)
        assert set(re.findall(r"`(\w+)`", row)) == set(sections) - {"schema_version"}
    assert all(f"| `{mark}` |" in DOCS for mark in SOURCES)


EXAMPLES = re.findall(r"```toml\n(.*?)```", DOCS, re.DOTALL)


@pytest.mark.parametrize("text", EXAMPLES)
def test_every_example_can_be_played(text: str) -> None:
    assert problems_of(tomllib.loads(text)) == []


def test_the_examples_are_found() -> None:
    assert len(EXAMPLES) == 6
