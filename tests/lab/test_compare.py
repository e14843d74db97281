"""Comparing play before and after a change: `python -m bench.compare`."""

from __future__ import annotations

from typing import Any

import pytest

from bench.compare.__main__ import ROOT, compare, made_plan
from bench.compare.classes import Comparison

BUY, END = '{"verb": "buy"}', '{"verb": "end"}'
ASKED: dict[str, Any] = {
    "seat": 0, "open": [0], "kind": "act", "options": [BUY, END], "chosen": BUY, "events": [],
}  # fmt: skip
OVER: dict[str, Any] = {"over": [1.0, 0.0], "events": []}


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (ASKED | {"options": [BUY]}, "options of act: without end"),
        (ASKED | {"options": [BUY, '{"verb": "end", "of": 1}']}, "options of act: others of end"),
        (ASKED | {"options": [END, BUY]}, "options of act in another order"),
        (ASKED | {"events": [{"verb": "rolled", "face": 3}]}, "events: with rolled"),
        (ASKED | {"open": [0, 1]}, "act: others are asked too"),
        (ASKED | {"seat": 1, "open": [1]}, "act is asked -> act is asked"),
        (OVER, "act is asked -> over"),
        ({"broken": "KeyError(3)"}, "after the change: KeyError(3)"),
    ],
)
def test_a_difference_belongs_to_a_class(other: dict[str, Any], what: str) -> None:
    comparison = Comparison()
    comparison.differ(7, ASKED, ASKED, other)
    assert list(comparison.classes) == [("buy", what)]
    assert f"| 1 |  | buy | {what} |" in comparison.report("xibalba")
    assert "game 7" in comparison.shown_examples()


def test_a_class_that_a_ruling_explains_names_it() -> None:
    comparison = Comparison()
    using = ASKED | {"chosen": '{"verb": "activate"}'}
    forged = ASKED | {"events": [{"verb": "action"}]}
    comparison.differ(1, using, forged, ASKED)
    assert comparison.report("xibalba").endswith("By ruling: X-RULING-90 1.")


def test_another_result_is_a_difference_too() -> None:
    comparison = Comparison()
    comparison.differ(1, None, OVER, OVER | {"over": [0.0, 1.0]})
    assert list(comparison.classes) == [("setup", "another result")]


def test_a_version_plays_like_itself() -> None:
    sources = ROOT / "src"
    plan = made_plan(sources, sources, "xibalba", [], [])
    comparison = compare("xibalba", plan | {"games": 2, "seed": 1}, sources)
    assert (comparison.same, comparison.classes.total()) == (2, 0)
    assert comparison.decisions > 50
