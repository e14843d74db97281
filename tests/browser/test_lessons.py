"""Both guided first games: every move by what is ringed, and the way to a real table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.learning import Learner, coach
from tests.browser.lessons_by_hand import LANGUAGES, SIZES, lessons
from tests.browser.player import NewPlayer

ALL = list(lessons())
TURNS = [(size, lang) for lang in LANGUAGES for size in SIZES]


@pytest.mark.parametrize(
    ("game", "lesson", "size", "lang"),
    [(*one, *TURNS[number % len(TURNS)]) for number, one in enumerate(ALL)],
)
def test_pressing_the_middle_of_what_is_ringed_leads_through_every_lesson(
    new_player: NewPlayer, game: str, lesson: str, size: str, lang: str
) -> None:
    """The others of the sizes and languages: `python -m tests.browser.lessons_by_hand`."""
    player = new_player(lang, speed=1, **SIZES[size])
    learner = Learner(player, touch=size == "phone")
    learner.take(game, lesson)
    assert learner.taken.asked > 0
    assert learner.taken.failed == []
    assert learner.taken.unsaid == []
    expect(coach(player).locator(".reply")).to_have_count(0)


@pytest.mark.parametrize(("game", "lang"), [("xibalba", "en"), ("battalia", "de")])
def test_lessons_lead_from_the_start_page_to_the_first_game(
    new_player: NewPlayer, game: str, lang: str
) -> None:
    names = [lesson for one, lesson in ALL if one == game]
    player = new_player(lang)
    learner = Learner(player)
    page = player.page
    player.visit()
    page.get_by_role("link", name=f"{player.t('start-learn')}: {player.t(f'game-{game}')}").click()
    page.get_by_role("link", name=player.t("learn-start"), exact=True).click()
    expect(coach(player)).to_be_visible()
    learner.go_through(game, names[0])
    expect(page.get_by_text(player.t("prompt-others"))).to_have_count(0)  # there are none
    coach(player).get_by_role("link").click()
    page.wait_for_url(f"**/learn/{game}/{names[1]}")
    page.get_by_role("link", name=player.t("learn-all")).click()
    listed = page.get_by_role("main").get_by_role("listitem")
    expect(listed).to_have_count(len(names))
    expect(page.get_by_text(player.t("learn-done", done=1, count=len(names)))).to_be_visible()

    learner.take(game, names[-1])
    coach(player).get_by_role("button", name=player.t("learn-play")).click()
    page.wait_for_url("**/table/**")
    expect(player.board).to_be_visible()
    player.wait_for_turn()


def test_a_guide_says_what_was_chosen_and_what_is_wanted(new_player: NewPlayer) -> None:
    player = new_player("en")
    player.visit("/learn/xibalba/first-roll")
    splits = player.board.locator("[data-choice]")
    splits.and_(player.page.locator(":not([data-led])")).first.click()
    reply = coach(player).locator(".reply")
    expect(reply).to_contain_text(re.compile(r"You chose: .+\. That is possible, but not in this"))
    expect(reply).to_contain_text("Choose: ")
    expect(reply).not_to_contain_text("““")
    expect(player.page.locator(".rings [data-press]")).to_have_count(1)
