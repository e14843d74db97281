"""The table as text: everything is found by roles and names, as screen readers find it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.coach import Coach
from tests.browser.company import open_a_short_match, play_to_the_end
from tests.browser.matches import played_by_bots
from tests.browser.player import Player


def turn_text_mode_on(player: Player) -> None:
    page = player.page
    pages = page.get_by_role("navigation", name=player.t("nav-label"))
    pages.get_by_role("link", name=player.t("nav-settings")).click()
    page.get_by_role("checkbox", name=player.t("settings-text")).check()
    page.get_by_role("link", name=player.t("brand-home")).click()


def test_a_whole_game_is_played_by_what_is_read_aloud(player: Player) -> None:
    coach = Coach(player.page)
    player.visit()
    turn_text_mode_on(player)
    open_a_short_match(player)
    player.wait_for_turn()  # from here on nothing moves until this player does

    contents = player.board.get_by_role("navigation", name=player.t("text-contents"))
    headings = player.board.get_by_role("heading", level=3)
    expect(headings.first).to_be_visible()
    for link in contents.get_by_role("link").all()[1:]:
        expect(headings.filter(has_text=link.inner_text()).first).to_be_visible()
    expect(player.board.get_by_role("listitem").first).to_be_visible()
    expect(player.board.get_by_role("img")).to_have_count(0)

    def answer(reader: Player, option: str) -> None:
        question = reader.prompt.get_by_role("heading", level=3).first.inner_text()
        asked = reader.page.get_by_role("alert").filter(has_text=question)
        expect(asked.first).to_be_attached()
        reader.wait_until_heard()
        reader.prompt.get_by_role("button", name=option, exact=True).first.press("Enter")
        reader.confirm()

    assert play_to_the_end({player: coach}, answer) > 10
    player.expect_the_end()
    player.page.get_by_role("button", name=player.t("ending-table")).click()
    announced = player.page.get_by_role("log", name=player.t("announce-label"))
    expect(announced).to_contain_text(player.log.last.locator(".sentence").last.inner_text())


def test_lessons_and_replays_are_read_as_a_match_is(player: Player) -> None:
    table = played_by_bots(player, "xibalba", target=10)
    player.visit()
    turn_text_mode_on(player)
    for path in ("/learn/battalia/first-card", f"/replay/{table}?at=30&seat=0"):
        player.visit(path)
        expect(player.board.get_by_role("heading", level=3).first).to_be_visible()
        expect(player.board.get_by_role("listitem").first).to_be_visible()
        expect(player.board.get_by_role("img")).to_have_count(0)
        for link in player.board.get_by_role("navigation").get_by_role("link").all():
            expect(player.page.locator(link.get_attribute("href") or "")).to_be_visible()
