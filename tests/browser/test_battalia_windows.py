"""The table of Battalia in small and low windows: everything has its place and can be pressed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from stormark.kernel.action import Action
from stormark.kernel.json import JsonDict
from tests.browser.player import NewPlayer, Player
from tests.browser.positions import first_offer
from tests.browser.staged import Stage
from tests.browser.test_in_sight import apart, box

TWO: JsonDict = {"players": 2}
LYING = (844, 390)
SMALL = [LYING, (853, 533), (1024, 640), (1024, 768)]
EVERYWHERE = [(390, 844), (360, 640), LYING, (1024, 768), (1366, 657), (768, 1024)]
NEARLY = 0.98  # parts of a pixel are not missed
LEAST_FIELD = 36  # pixels, where seven rows are seen whole
MIDDLE = """one => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  return one.contains(at);
}"""


def at_size(new_player: NewPlayer, size: tuple[int, int], lang: str = "en") -> Player:
    width, height = size
    by_finger = min(size) < 500
    window = {"width": width, "height": height}
    return new_player(lang, viewport=window, has_touch=by_finger, is_mobile=by_finger)


def shown(player: Player, action: Action, seed: int) -> Player:
    Stage(player, "battalia", TWO).show(first_offer("battalia", TWO, action, seed=seed))
    player.close_list()
    return player


def can_be_pressed(found: Locator) -> None:
    """A list may be scrolled by hand; then the middle of it meets the pointer."""
    found.scroll_into_view_if_needed()
    expect(found).to_be_in_viewport(ratio=NEARLY)
    assert found.evaluate(MIDDLE), found


@pytest.mark.parametrize("size", SMALL)
def test_the_first_question_can_be_answered_beside_a_map(
    new_player: NewPlayer, size: tuple[int, int]
) -> None:
    faction = Action("faction", {"faction": "emberians"})
    player = shown(at_size(new_player, size), faction, 2)
    offers = player.page.locator(".tray .offers button")
    expect(offers.first).to_be_visible()
    for offer in offers.all():
        can_be_pressed(offer)
    left, top, right, bottom = box(player.page.locator(".battalia .map .port"))
    assert min(right - left, bottom - top) >= 7 * LEAST_FIELD


@pytest.mark.parametrize("size", SMALL)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_battle_can_be_answered(new_player: NewPlayer, size: tuple[int, int], lang: str) -> None:
    retreat = Action("retreat", {"hero": 1, "payment": "supply"})
    player = shown(at_size(new_player, size, lang), retreat, 8)
    answers = player.page.locator(".theatre .verb button")
    expect(answers).to_have_count(4)
    for answer in answers.all():
        can_be_pressed(answer)
    for card in player.page.locator(".theatre .cards .card-piece").all():
        can_be_pressed(card)


@pytest.mark.parametrize("size", SMALL)
def test_a_turn_has_its_stock_roads_and_log_within_reach(
    new_player: NewPlayer, size: tuple[int, int]
) -> None:
    player = shown(at_size(new_player, size), Action("mulligan", {}), 2)
    can_be_pressed(player.page.locator(".question .primary"))
    tabs = player.page.locator(".sheet-tabs button")
    for tab in tabs.all():
        can_be_pressed(tab)
    if size == LYING:
        tabs.first.tap()
    for stack in (".market .stacks .stack", ".market .land > li >> nth=0"):
        can_be_pressed(player.page.locator(stack).first)
    tabs.last.click()
    can_be_pressed(player.page.locator("#tab-log"))


@pytest.mark.parametrize("size", EVERYWHERE)
def test_a_mulligan_lies_over_nothing(new_player: NewPlayer, size: tuple[int, int]) -> None:
    player = shown(at_size(new_player, size), Action("mulligan", {}), 2)
    said = player.page.locator(".announcements .said")
    expect(said.first).to_be_visible()
    others = ".recap .strips button, .map .rim, .map .port + .buttons button:enabled"
    for one in said.all():
        can_be_pressed(one)
        for other in player.page.locator(others).all():
            assert apart(one, other)


@pytest.mark.parametrize("size", [LYING, (853, 533), (1024, 768), (1366, 657), (768, 1024)])
def test_a_line_that_is_laid_lies_over_what_happened(
    new_player: NewPlayer, size: tuple[int, int]
) -> None:
    player = shown(at_size(new_player, size), Action("site", {"field": "7,6"}), 6)
    line = player.page.locator(".battalia .payment .line")
    expect(line).to_be_in_viewport(ratio=NEARLY)
    for word in line.locator("h3, .need").all():
        assert word.evaluate(MIDDLE)
    for other in (".question", ".hand", ".sheet-tabs"):
        place = player.page.locator(f".battalia > .grid > {other}")
        assert not place.is_visible() or apart(line, place), other


@pytest.mark.parametrize("size", [(853, 533), (1024, 768), (1366, 657), (768, 1024)])
def test_a_price_and_its_buttons_lie_over_nothing(
    new_player: NewPlayer, size: tuple[int, int]
) -> None:
    player = at_size(new_player, size)
    player.play_now("battalia")
    player.close_list()
    player.page.locator(".tray .offers button").first.click()
    home = player.board.locator("[data-field][data-own] .rim").first
    expect(home).to_be_visible()
    expect(player.page.locator("[data-deaf]")).to_have_count(0)
    home.click()
    plus = player.page.locator('.ambush [data-verb="hide"]')
    expect(plus).to_be_visible()
    expect(player.page.locator("[data-deaf]")).to_have_count(0)
    plus.click()
    price = player.page.locator(".payment.taken")
    expect(price).to_be_visible()
    for button in price.locator("button").all():
        can_be_pressed(button)
    for other in (".question", ".hand", ".map .port", ".sheet-tabs"):
        place = player.page.locator(f".battalia > .grid > {other}")
        assert not place.is_visible() or apart(price, place), other


def test_a_starting_city_is_chosen_by_one_press(player: Player) -> None:
    player.play_now("battalia")
    player.close_list()
    player.page.locator(".tray .offers button").first.click()
    home = player.board.locator("[data-field][data-own] .rim").first
    expect(home).to_be_visible()
    field = home.locator("..").get_attribute("data-field")
    expect(player.page.locator("[data-deaf]")).to_have_count(0)  # the question has just come
    home.click()
    expect(player.board.locator(f'[data-field="{field}"] .flag')).to_be_visible()
    expect(player.page.get_by_role("menu")).to_have_count(0)
