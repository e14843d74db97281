"""Comparing play before and after a change: `python -m bench.compare`."""

from __future__ import annotations

from bench.compare.__main__ import Comparison

GAME = ["game 1 | {}", "seat 0 of [0] | buy*2 end | aaaaaaaaaaaa | rolled bbbbbbbbbbbb"]
OVER = "over | [1.0, 0.0] | won cccccccccccc"


def test_games_are_the_same_when_every_line_is() -> None:
    comparison = Comparison()
    comparison.add([*GAME, OVER], [*GAME, OVER])
    assert (comparison.same, comparison.decisions, comparison.differences.total()) == (1, 1, 0)


def test_another_option_event_or_result_is_a_difference_and_is_shown() -> None:
    others = [
        "seat 0 of [0] | buy*2 | aaaaaaaaaaaa | rolled bbbbbbbbbbbb",
        "seat 0 of [0] | buy*2 end | dddddddddddd | rolled bbbbbbbbbbbb",
        "seat 0 of [0] | buy*2 end | aaaaaaaaaaaa | rolled dddddddddddd",
        "seat 0 of [0, 1] | buy*2 end | aaaaaaaaaaaa | rolled bbbbbbbbbbbb",
    ]
    for other in others:
        comparison = Comparison()
        comparison.add([*GAME, OVER], [GAME[0], other, OVER])
        assert (comparison.same, comparison.decisions) == (0, 0)
        assert f"+ {other}" in comparison.report()
    comparison = Comparison()
    comparison.add([*GAME, OVER], [*GAME, OVER.replace("1.0, 0.0", "0.0, 1.0")])
    assert comparison.differences.total() == 1
