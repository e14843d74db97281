"""A whole game without a mouse: Tab and Enter lead to the table, digits or arrows give answers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.coach import Coach
from tests.browser.company import SHORT, play_to_the_end
from tests.browser.player import PATIENCE, Player

MOST_TABS = 60
FOCUSED = """() => {
  const focused = document.activeElement;
  const label = focused.labels?.[0]?.querySelector('span')?.innerText; // not what it offers
  return focused.getAttribute('aria-label') ?? label ?? focused.innerText;
}"""
# How far an option lies below the one with the focus.
BELOW = """(meant) => {
  const options = [...meant.closest('#list').querySelectorAll('button.option:enabled')];
  return options.indexOf(meant) - options.indexOf(document.activeElement);
}"""
LOST = "document.activeElement === document.body"


def tab_to(player: Player, name: str) -> None:
    """Press Tab until what has this name has the focus."""
    for _ in range(MOST_TABS):
        player.page.keyboard.press("Tab")
        if player.page.evaluate(FOCUSED).strip() == name:
            return
    raise AssertionError(f"the Tab key does not lead to “{name}”")


def by_digits(player: Player, option: str) -> None:
    """Type the number that stands before an option."""
    button = player.prompt.get_by_role("button", name=option, exact=True).first
    number = button.locator("kbd").inner_text()
    player.wait_until_heard()
    for digit in number:
        player.page.keyboard.press(digit)
    if int(number) * 10 <= player.options.count():
        player.page.keyboard.press("Enter")  # else one would wait whether another digit follows


def by_arrows(player: Player, option: str) -> None:
    """From the first option down to the one that is meant."""
    keyboard = player.page.keyboard
    keyboard.press("p")
    meant = player.prompt.get_by_role("button", name=option, exact=True).first
    for _ in range(meant.evaluate(BELOW)):
        keyboard.press("ArrowDown")
    expect(meant).to_be_focused()
    player.wait_until_heard()
    keyboard.press("Enter")


@pytest.mark.timeout(900)  # hundreds of answers, each after the moment in which none is heard
def test_a_whole_game_is_played_by_keys_alone(player: Player) -> None:
    coach = Coach(player.page)
    player.visit()
    expect(player.page.get_by_role("heading", name=player.t("start-title"))).to_be_visible()
    tab_to(player, f"{player.t('new-table')}: {player.t('game-xibalba')}")
    player.page.keyboard.press("Enter")
    tab_to(player, player.t("option-xibalba-target"))
    player.page.keyboard.type(SHORT)
    tab_to(player, player.t("new-start"))
    player.page.keyboard.press("Enter")
    player.page.wait_for_url("**/table/**")
    player.wait_for_turn()

    given = 0

    def answer(somebody: Player, option: str) -> None:
        nonlocal given
        given += 1
        somebody.wait_for_turn()
        (by_arrows if given % 3 == 1 else by_digits)(somebody, option)
        if somebody.page.locator("dialog[open]").count() > 0:
            somebody.page.keyboard.press("Tab")  # what has the focus first is to leave it
            somebody.page.keyboard.press("Enter")
        somebody.wait_for_acceptance()
        assert not somebody.page.evaluate(LOST), f"the focus is lost after “{option}”"

    assert play_to_the_end({player: coach}, answer) > 20
    player.expect_the_end()
    tab_to(player, player.t("ending-table"))
    player.page.keyboard.press("Enter")
    expect(player.page.locator("#question-title")).to_be_focused()
    tab_to(player, player.t("ending-open"))
    player.page.keyboard.press("Enter")
    player.expect_the_end()
    tab_to(player, player.t("replay-open"))
    player.page.keyboard.press("Enter")
    player.page.wait_for_url("**/replay/**", timeout=PATIENCE)


def test_the_board_is_walked_with_arrows_and_pressed_with_enter(player: Player) -> None:
    player.play_now("xibalba")
    keyboard = player.page.keyboard
    tray = re.compile(re.escape(player.t("xt-dice-of", name="").strip()))
    dice = player.board.get_by_role("region", name=tray).locator("[data-can]")
    expect(dice.nth(1)).to_be_visible()
    before = player.asked()
    dice.first.focus()
    keyboard.press("ArrowRight")
    expect(dice.first).not_to_be_focused()
    assert player.board.locator("[data-can]:focus, [data-why]:focus").count() == 1
    keyboard.press("ArrowLeft")
    expect(dice.first).to_be_focused()
    player.wait_until_heard()
    keyboard.press("Enter")
    menu = player.page.get_by_role("menu")
    if menu.count() > 0:  # a piece offers its verbs
        keyboard.press("Enter")
    expect(player.prompt).not_to_have_text(before, use_inner_text=True)
