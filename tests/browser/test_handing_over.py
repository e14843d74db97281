"""A seat or a device changes hands: nothing runs away, and everybody can see who is to move."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.player import NewPlayer, Player
from tests.browser.sitting import sit_down


def question(player: Player, title: str) -> None:
    expect(player.page.locator("#question-title")).to_have_text(title)


def test_a_bot_in_ones_place_can_be_watched_and_sent_away(new_player: NewPlayer) -> None:
    player = new_player()
    page = player.page
    sit_down(player, "xibalba", {"players": 2})
    question(player, player.t("prompt-yours"))
    page.get_by_role("tab", name=player.t("tab-menu"), exact=True).click()
    page.get_by_role("button", name=player.t("leave"), exact=True).click()
    page.locator("dialog[open] [data-confirm]").click()
    question(player, player.t("stood-in"))
    expect(player.board.locator(".rows .die").first).to_be_visible()  # one deed after the other
    page.get_by_role("button", name=player.t("return"), exact=True).click()
    expect(page.get_by_role("button", name=player.t("return"), exact=True)).to_have_count(0)
    expect(page.get_by_text("T-SEAT-04")).to_have_count(0)
    question(player, player.t("prompt-yours"))
    expect(player.board).not_to_have_attribute("inert", "")  # nor is the match over


def test_at_one_device_open_hands_need_no_curtain(new_player: NewPlayer) -> None:
    player = new_player()
    player.visit("/settings")
    http = player.page.request
    seats = [{"kind": "person", "name": name} for name in ("Ada", "Mira")]
    opened = http.post(
        "/api/tables", data={"game": "xibalba", "options": {"players": 2}, "seats": seats}
    ).json()
    table = opened["table"]["id"]
    http.post(f"/api/tables/{table}/start", headers={"X-Table-Token": opened["host_token"]})
    kept = [{"table": table, "game": "xibalba", "seats": opened["seat_tokens"]}]
    player.page.evaluate("(kept) => localStorage.setItem('stormark-seats', kept)", json.dumps(kept))
    player.visit(f"/table/{table}")
    question(player, player.t("prompt-yours"))
    first = player.page.locator(".question .mine").inner_text()
    ending = player.page.locator(".question .primary")
    for press in (".splits button", "[data-key=k]"):
        button = player.board.locator(press).first
        expect(button).to_be_visible()
        player.wait_until_heard()
        button.click()
    expect(ending).to_be_visible()
    player.wait_until_heard()
    ending.click()
    player.confirm()
    banner = player.page.get_by_role("status").filter(has_text="move")
    expect(banner).to_contain_text("Mira" if first == "1" else "Ada")
    question(player, player.t("prompt-yours"))
    expect(player.page.locator(".question .mine")).not_to_have_text(first)


def test_keys_go_on_from_the_question_and_escape_closes_the_list(new_player: NewPlayer) -> None:
    player = new_player()
    page = player.page
    sit_down(player, "xibalba", {"players": 2})
    split = player.board.locator(".splits button").first
    expect(split).to_be_visible()
    player.wait_until_heard()
    split.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#question-title")).to_be_focused()
    page.keyboard.press("l")
    expect(player.drawer).to_be_visible()
    page.keyboard.press("Escape")
    expect(player.drawer).to_be_hidden()
