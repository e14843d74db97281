"""Every lesson is true by the rules, speaks both languages and points at pieces that are there."""

from __future__ import annotations

from itertools import pairwise

import pytest

from stormark.games.registry import NAMES, load_game
from stormark.kernel.languages import LANGUAGES
from stormark.kernel.scenario import Scenario
from stormark.kernel.scenario_run import run_scenario
from stormark.kernel.scenario_teach import Teaching
from stormark.lessons import course_of, frames_of
from stormark.text import Speaker
from tests.lessons.pieces import pieces

GAMES = {name: load_game(name) for name in NAMES}
LESSONS = [lesson for game in NAMES for lesson in course_of(game).values()]
LONGEST = 330  # characters of an explanation: it is read at the table

every_game = pytest.mark.parametrize("game", NAMES)
every_lesson = pytest.mark.parametrize(
    "lesson", LESSONS, ids=lambda one: f"{one.game}-{one.path.stem}"
)


def said(lesson: Scenario) -> list[Teaching]:
    return [frame.teaching for frame in frames_of(lesson, GAMES[lesson.game])]


# --- the course


@every_game
def test_a_course_has_enough_lessons_to_play_a_first_game(game: str) -> None:
    assert 6 <= len(course_of(game)) <= 10


@every_game
def test_the_first_thing_in_a_course_is_a_move_of_the_learner(game: str) -> None:
    first = next(iter(course_of(game).values()))
    assert frames_of(first, GAMES[game])[0].kind == "do"


@every_game
def test_a_course_leads_to_the_victory_of_the_learner(game: str) -> None:
    ends = [(one.branches[0].then, one.lesson) for one in course_of(game).values()]
    assert [lesson.seat for then, lesson in ends if lesson and then.over] == [1]
    assert [then.winner for then, _ in ends if then.over] == [[1]]


# --- each lesson


@every_lesson
def test_a_lesson_holds_as_a_scenario(lesson: Scenario) -> None:
    assert run_scenario(lesson.path, GAMES) == []


@every_lesson
def test_the_rules_of_a_lesson_exist_in_both_languages(lesson: Scenario) -> None:
    for lang in LANGUAGES:
        speaker = Speaker(GAMES[lesson.game], lang)
        assert [rule for rule in lesson.rules if speaker.rule(rule) is None] == []


@every_lesson
def test_the_learner_moves_and_each_wanted_move_is_an_option(lesson: Scenario) -> None:
    assert lesson.lesson is not None
    moves = [frame for frame in frames_of(lesson, GAMES[lesson.game]) if frame.kind == "do"]
    assert moves
    for frame in moves:
        assert frame.decision is not None
        assert frame.wanted is not None
        assert frame.decision.seat == lesson.lesson.seat - 1
        assert frame.wanted.key() in [action.key() for action in frame.decision.actions]


@every_lesson
def test_something_happens_with_every_move_and_only_then(lesson: Scenario) -> None:
    frames = frames_of(lesson, GAMES[lesson.game])
    assert frames[0].events == ()
    for before, frame in pairwise(frames):
        moved = before.kind in ("do", "watch")
        if moved and not frame.events:  # a line that was begun: the next question tells
            assert before.decision != frame.decision
        assert moved or not frame.events


@every_lesson
def test_what_a_rule_forbids_is_said_with_the_rule(lesson: Scenario) -> None:
    speaker = Speaker(GAMES[lesson.game], "de")
    for frame in frames_of(lesson, GAMES[lesson.game]):
        assert (frame.refusal is not None) == (frame.kind == "try")
        if frame.refusal is not None:
            assert frame.refusal.rule in speaker.refusal(frame.refusal)


@every_lesson
def test_a_lesson_says_something_short_at_every_step_in_both_languages(lesson: Scenario) -> None:
    for teaching in said(lesson):
        for lang in LANGUAGES:
            words = [teaching.title[lang], teaching.text[lang], teaching.hint.get(lang, "-")]
            assert all(text and text == text.strip() for text in words)
            assert len(teaching.text[lang]) <= LONGEST, teaching.title[lang]
        assert teaching.text["en"] != teaching.text["de"]


@every_lesson
def test_a_lesson_points_at_pieces_that_are_on_the_table(lesson: Scenario) -> None:
    for frame in frames_of(lesson, GAMES[lesson.game]):
        assert set(frame.teaching.show) <= pieces(lesson.game, frame.view), frame.teaching.title[
            "en"
        ]


@every_lesson
def test_what_is_only_told_points_at_something(lesson: Scenario) -> None:
    for frame in frames_of(lesson, GAMES[lesson.game]):
        assert frame.teaching.show or frame.kind == "do", frame.teaching.title["en"]
