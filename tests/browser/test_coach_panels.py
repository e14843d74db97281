"""What the coach shows in a browser: plans at the table, and the review of a match."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from stormark.bots.levels import BEGINNER
from tests.browser.matches import played_by_bots
from tests.browser.player import Player
from tests.browser.reviewing import under_way
from tests.browser.sitting import sit_down


def panel_of(player: Player) -> Locator:
    return player.page.get_by_role("region", name=player.t("coach-title"), exact=True)


def test_a_plan_is_ringed_on_the_board_and_followed(player: Player) -> None:
    sit_down(player, "xibalba", {"players": 2})
    player.wait_for_turn()
    player.page.get_by_role("button", name=player.t("coach-button")).click()
    panel = panel_of(player)
    plans = panel.get_by_role("button", expanded=True)
    expect(plans).to_have_count(1)  # of all that are listed one is chosen
    expect(plans).to_contain_text("%")
    expect(player.page.locator(".rings")).to_be_attached()
    advised = player.prompt.locator("[data-choice][data-hint]")
    expect(advised).to_have_count(1)
    player.wait_until_heard()
    advised.click()
    player.confirm()
    player.wait_for_acceptance()
    # The step is done, or it was the last one and the coach can be asked again.
    asks = panel.get_by_role("button", name=player.t("coach-ask"))
    expect(panel.locator("li.done").first.or_(asks)).to_be_visible()


def test_a_review_leads_to_the_costliest_decisions(player: Player) -> None:
    player.visit("/settings")
    table = played_by_bots(player, "xibalba", bot=BEGINNER, players=2, target=1)  # they err
    player.visit(f"/replay/{table}?review")
    page = player.page
    curve = page.get_by_role("slider", name=re.compile(re.escape(player.t("review-chances"))))
    expect(curve).to_be_visible()
    expect(under_way(player)).to_have_count(0)
    expect(page.get_by_role("heading", name=player.t("review-turning"))).to_be_visible()
    costly = page.locator("ol > li").filter(has_text=player.t("review-better"))
    assert 1 <= costly.count() <= 6  # three of each player
    costly.first.get_by_role("button", name=player.t("review-show")).click()
    expect(curve).to_have_count(0)  # the board is uncovered
    expect(player.board).to_be_visible()
    expect(page).to_have_url(re.compile(r"at=[1-9]\d*&seat=-1$"))
