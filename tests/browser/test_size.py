"""Opening the page costs little: what a game needs is loaded when it is played."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.traffic import Traffic

FIRST_LOAD = 350  # kB of scripts, styles and fonts, compressed


def test_the_first_page_is_small(player: Player) -> None:
    traffic = Traffic(player.page)
    player.visit()
    expect(player.page.get_by_role("heading", name=player.t("start-title"))).to_be_visible()
    player.page.wait_for_load_state("networkidle")
    loaded = traffic.kilobytes("Script", "Stylesheet", "Font")
    assert 10 < loaded < FIRST_LOAD
    fonts = player.page.evaluate("[...document.fonts].filter((f) => f.status === 'loaded').length")
    assert fonts == 2  # shipped with the client, so that every system shows the same


@pytest.mark.parametrize("path", ["/settings", "/new/battalia", "/rules"])
def test_other_pages_are_small_as_well(player: Player, path: str) -> None:
    traffic = Traffic(player.page)
    player.visit(path)
    player.page.wait_for_load_state("networkidle")
    assert 10 < traffic.kilobytes("Script", "Stylesheet", "Font") < FIRST_LOAD
