"""Both guided first games, from the first lesson to a real table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.learning import coach, go_on
from tests.browser.player import NewPlayer

MOST = 400  # steps; no course takes as many
FEWEST = 7  # lessons of a course


@pytest.mark.parametrize(("game", "lang"), [("xibalba", "en"), ("battalia", "de")])
def test_lessons_lead_from_the_start_page_to_the_first_game(
    new_player: NewPlayer, game: str, lang: str
) -> None:
    player = new_player(lang)
    page = player.page
    player.visit()
    page.get_by_role("link", name=f"{player.t('start-learn')}: {player.t(f'game-{game}')}").click()
    page.get_by_role("link", name=player.t("learn-start"), exact=True).click()
    expect(coach(player)).to_be_visible()

    steps = 0
    while go_on(player):
        steps += 1
        assert steps < MOST, "the lessons do not end"
        expect(coach(player).get_by_role("heading", level=2)).to_be_visible()
        expect(page.get_by_text(player.t("prompt-others"))).to_have_count(0)  # there are none
    expect(coach(player).get_by_role("button", name=player.t("learn-play"))).to_be_visible()
    assert steps > 30

    page.get_by_role("link", name=player.t("learn-all")).click()
    lessons = page.get_by_role("main").get_by_role("listitem")
    expect(lessons.nth(FEWEST - 1)).to_be_visible()
    count = lessons.count()
    expect(page.get_by_text(player.t("learn-done", done=count, count=count))).to_be_visible()
    page.get_by_role("button", name=player.t("learn-play")).click()
    page.wait_for_url("**/table/**")
    expect(player.board).to_be_visible()
    player.wait_for_turn()
