"""The language can be changed at any moment."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player


@pytest.mark.parametrize("page", ["start", "table"])
def test_the_language_changes_without_loading_the_page_again(player: Player, page: str) -> None:
    player.visit() if page == "start" else player.play_now("xibalba")
    player.page.evaluate("window.kept = true")
    for _ in range(2):
        player.switch_language()
        name = player.t("start-title") if page == "start" else player.t("prompt-yours")
        expect(player.page.get_by_role("heading", name=name)).to_be_visible()
    assert player.page.evaluate("window.kept") is True


def test_the_options_are_told_in_the_new_language(player: Player) -> None:
    player.play_now("xibalba")
    english = player.asked()
    player.switch_language()
    expect(player.prompt).not_to_have_text(english, use_inner_text=True)
    player.switch_language()
    expect(player.prompt).to_have_text(english, use_inner_text=True)


def test_the_chosen_language_is_kept(player: Player) -> None:
    player.visit()
    player.switch_language()
    player.page.reload()
    title = player.t("start-title")
    expect(player.page.get_by_role("heading", name=title)).to_be_visible()
