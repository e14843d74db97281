"""Hints in words: reasons with their numbers, in both languages."""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Any

import pytest

from stormark.coach.chance.chances import softmax
from stormark.coach.hint import Hint, hints, told_hints
from stormark.coach.hint.hint import Gain
from stormark.coach.hint.judging import Judge
from stormark.coach.hint.reasons import Judged, reasons_for
from stormark.coach.hint.weighing import Tried
from stormark.coach.manifest import CoachManifest, Outlook
from stormark.games.registry import NAMES, load_game
from stormark.i18n import LANGUAGES, translator
from stormark.kernel.json import Json
from stormark.kernel.manifest import manifest
from stormark.text import Speaker
from tests.coach.questions import asked

GAME = load_game("xibalba")


class Even(Judge):
    """Takes the bots' chances as they are."""

    def __init__(self) -> None:
        super().__init__(GAME, GAME.position({}), 0)

    def chance(self, looks: Sequence[Outlook]) -> float:
        return sum(softmax(look.worths)[0] for look in looks) / len(looks)


def tried(*chances: float) -> Judged:
    """A plan with these chances, trial by trial."""
    plan = Tried([1], 0)
    for chance in chances:
        doubt = max(1e-9, 1.0 - chance)
        plan.note(Outlook((log(chance), log(doubt)), 0.5), {})
    return Judged(plan, Even())


def said(number: int, *plans: Judged) -> list[str]:
    return [reason.message for reason in reasons_for(number, plans, [()] * len(plans))]


def test_a_plan_stands_against_the_best_or_the_next() -> None:
    best, second = tried(0.46), tried(0.43)
    assert said(0, best, second) == ["hint-ahead"]
    assert said(1, best, second) == ["hint-behind"]
    assert said(0, best, tried(0.455)) == ["hint-close"]
    assert said(0, best) == ["hint-alone"]
    (reason,) = reasons_for(0, [best, second], [(), ()])
    assert (reason.args, reason.plan) == ({"percent": 43, "ahead": 3}, 1)


def test_a_third_plan_tells_how_far_it_is_behind_itself() -> None:
    (reason,) = reasons_for(2, [tried(0.5), tried(0.49), tried(0.4)], [()] * 3)
    assert (reason.message, reason.args["ahead"]) == ("hint-behind", 10)


def test_chance_is_mentioned_where_it_decides() -> None:
    even = tried(*[0.5] * 10)
    wide = tried(*[0.2, 0.8] * 5)
    assert "hint-chance" not in said(0, even)
    assert said(0, wide) == ["hint-chance", "hint-alone"]


def test_a_plan_that_wins_now_and_then_says_how_often() -> None:
    reasons = reasons_for(0, [tried(1.0, 0.5, 0.5, 0.5)], [()])
    assert (reasons[0].message, reasons[0].args) == ("hint-may-win", {"percent": 25})


def test_gains_and_losses_are_reasons() -> None:
    gains = ((Gain("paragon", 2.0), Gain("resources", -3.0)),)
    brings, costs = reasons_for(0, [tried(0.5)], gains)[:2]
    assert (brings.message, dict(brings.args)) == ("hint-brings", {"paragon": 2.0})
    assert (costs.message, dict(costs.args)) == ("hint-costs", {"resources": 3.0})


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_amount_has_words_of_its_own(name: str, lang: str) -> None:
    game = load_game(name)
    state, seat = list(asked(game, {"players": 2}, 1, 120))[-1]
    named = manifest("coach", name, CoachManifest).adviser.amounts(state, seat)
    catalogue = translator(lang, name)
    words = {catalogue.t("hint-amount", name=amount, amount=1.0) for amount in named}
    assert len(words) == len(named) > 5


def advised(name: str) -> tuple[Any, list[Hint]]:
    game = load_game(name)
    state, seat = list(asked(game, {"players": 2}, 4, 90))[-1]
    return game, hints(game, game.seen_by(state, seat), seat, 1, 1)


@pytest.mark.parametrize("name", NAMES)
def test_hints_are_told_in_both_languages(name: str) -> None:
    game, found = advised(name)
    english, german = (told_hints(found, Speaker(game, lang)) for lang in ("en", "de"))
    for hint, in_english, in_german in zip(found, english, german, strict=True):
        assert in_english.chance == round(100 * hint.chance)
        assert len(in_english.steps) == len(hint.steps)
        assert len(in_english.reasons) == len(hint.reasons) > 0
        assert in_english.reasons != in_german.reasons
        assert in_english.title != in_german.title


def test_a_plan_is_named_by_what_does_not_go_without_saying() -> None:
    game = load_game("xibalba")
    given: dict[str, Json] = {
        "phase": "action",
        "action_pool": ["R3", "R3"],
        "p1": {"resources": 6},
    }
    state = game.position(given)
    best = told_hints(hints(game, game.seen_by(state, 0), 0, 1, 1), Speaker(game))[0]
    assert best.steps[0].text.startswith("Gather")
    assert not best.title.startswith("Gather")
