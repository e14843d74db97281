"""How long somebody waits for the review of a whole game: the page, its charts, all of it."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from tests.browser.matches import played_by_bots
from tests.browser.player import Player

LONGEST = 600_000  # milliseconds for a whole review


def report(player: Player, game: str) -> str:
    player.visit("/settings")  # what all pages have in common is known then
    table = played_by_bots(player, game)
    page = player.page
    began = time.monotonic()

    def since() -> str:
        return f"{time.monotonic() - began:.1f} s"

    player.visit(f"/replay/{table}")
    expect(player.board.locator("[data-refs]").first).to_be_visible()
    shown = since()
    began = time.monotonic()
    page.get_by_role("button", name=player.t("chart-title")).click()
    expect(page.get_by_role("heading", name=player.t("review-title"))).to_be_visible()
    charts = since()
    expect(page.get_by_role("heading", name=player.t("review-chances"))).to_be_visible()
    first = since()
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=LONGEST)
    return f"board after {shown}; review asked for: page {charts}, chances {first}, whole {since()}"
