"""A puzzle in the browser: found in the list, refuted, tried again and solved at the board."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.player import Player

PUZZLE = "/puzzles/xibalba/003"  # which dice to take: the first way is right, the last one wrong


def panel_of(player: Player) -> Locator:
    return player.page.get_by_role("region", name=player.t("puzzles-panel"), exact=True)


def heading(player: Player, message: str) -> Locator:
    return panel_of(player).get_by_role("heading", name=player.t(message), exact=True)


def test_a_puzzle_is_refuted_and_solved_at_the_board(player: Player) -> None:
    player.visit("/puzzles")
    player.page.locator(f'a[href="{PUZZLE}"]').last.click()
    expect(heading(player, "puzzles-yours")).to_be_visible()
    player.wait_for_turn()
    player.answer(2)
    expect(heading(player, "puzzles-wrong")).to_be_visible()
    panel_of(player).get_by_role("button", name=player.t("puzzles-again")).click()
    player.wait_for_turn()
    player.answer(0)
    expect(heading(player, "puzzles-right")).to_be_visible()
    panel_of(player).get_by_role("link", name=player.t("puzzles-all")).click()
    solved = player.page.locator(f'a[href="{PUZZLE}"]').last
    expect(solved).to_contain_text(player.t("puzzles-is-solved"))
