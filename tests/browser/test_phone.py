"""A phone: played by tapping, and nothing sticks out at the side."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.coach import Coach
from tests.browser.company import (
    by_piece,
    next_asked,
    open_a_short_match,
    play_to_the_end,
    tap,
)
from tests.browser.pages import PAGES
from tests.browser.player import NewPlayer, Player

WIDTH = 390


@pytest.fixture(params=["en", "de"])
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def phone(new_player: NewPlayer, lang: str) -> Player:
    size = {"width": WIDTH, "height": 844}
    return new_player(lang, viewport=size, has_touch=True, is_mobile=True)


def fits(page: Page) -> bool:
    return bool(page.evaluate(f"document.scrollingElement.scrollWidth <= {WIDTH}"))


def test_no_page_is_wider_than_the_phone(new_player: NewPlayer, lang: str) -> None:
    player = phone(new_player, lang)
    wide = []
    for path in PAGES:
        player.visit(path)
        expect(player.page.get_by_role("heading", level=1).first).to_be_visible()
        player.page.wait_for_load_state("networkidle")
        if not fits(player.page):
            wide.append(path)
    assert wide == []


def test_a_whole_game_of_xibalba_is_tapped(new_player: NewPlayer) -> None:
    player = phone(new_player, "de")
    coach = Coach(player.page)
    player.visit()
    open_a_short_match(player)

    def answer(somebody: Player, option: str) -> None:
        by_piece(somebody, option, tap)
        assert fits(somebody.page), option

    assert play_to_the_end({player: coach}, answer) > 10
    player.expect_the_end()
    assert fits(player.page)


def test_a_good_part_of_battalia_is_tapped(new_player: NewPlayer) -> None:
    player = phone(new_player, "en")
    coach = Coach(player.page)
    player.play_now("battalia")
    for _ in range(60):
        asked = next_asked({player: coach})
        assert asked is not None
        by_piece(*asked, tap)
        player.wait_for_acceptance()
        assert fits(player.page), asked[1]


def test_the_menu_of_the_table_has_what_the_bar_has_no_room_for(new_player: NewPlayer) -> None:
    player = phone(new_player, "en")
    player.play_now("xibalba")
    page = player.page

    def press(role: Literal["button", "tab"], message: str) -> None:
        tap(page.get_by_role(role, name=player.t(message), exact=True))

    player.close_list()
    press("button", "tab-log")
    press("tab", "tab-menu")
    press("button", "beginning-open")
    press("button", "beginning-go")  # it was opened
    press("button", "text-mode")
    contents = page.get_by_role("navigation", name=player.t("text-contents"))
    expect(contents).to_be_visible()
    press("button", "text-mode")
    expect(contents).to_be_hidden()
