"""Two people at a table with a clock: everybody sees how much time is left, and who is away."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.player import NewPlayer, Player

MINUTES = 10  # per turn: nobody's time runs out while a test is slow
SIZES = ((1280, 800), (1366, 657), (1024, 768), (844, 390), (390, 844), (360, 640))
UNCOVERED = """(sign) => {
  const { x, y, width, height } = sign.getBoundingClientRect();
  const at = document.elementFromPoint(x + width / 2, y + height / 2);
  return width > 0 && at !== null && (sign.contains(at) || at.contains(sign));
}"""


def sit_down(game: str, host: Player, guest: Player) -> str:
    """A match of these two, begun and looked at; the address of its table."""
    host.visit("/settings")
    guest.visit("/settings")
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
    clock = {"kind": "turn", "seconds": 60 * MINUTES}
    wanted = {"game": game, "options": {}, "seats": seats, "settings": {"clock": clock}}
    opened = host.page.request.post("/api/tables", data=wanted).json()
    table, tokens = opened["table"]["id"], {0: opened["seat_tokens"]["0"]}
    came = guest.page.request.post(f"/api/tables/{table}/seats/1", data={"name": "Ben"})
    tokens[1] = came.json()["token"]
    headers = {"X-Table-Token": opened["host_token"]}
    begun = host.page.request.post(f"/api/tables/{table}/start", headers=headers)
    assert begun.ok, begun.text()
    for seat, player in enumerate((host, guest)):
        kept = json.dumps([{"table": table, "game": game, "seats": {seat: tokens[seat]}}])
        player.page.evaluate("(kept) => localStorage.setItem('stormark-seats', kept)", kept)
        player.visit(f"/table/{table}")
        expect(player.board).to_be_visible()
    return f"/table/{table}"


def in_sight(found: Locator) -> int:
    """How many of these somebody sees: nothing lies over them."""
    return sum(one.evaluate(UNCOVERED) for one in found.all())


@pytest.mark.parametrize("game", ["xibalba", "battalia"])
def test_every_seat_shows_its_clock_and_who_is_away_at_every_size(
    new_player: NewPlayer, game: str
) -> None:
    host, guest = new_player(), new_player()
    sit_down(game, host, guest)
    page = host.page
    seats = page.locator(".board .seat-state")
    away = page.locator(".board .seat-state .state")
    expect(page.get_by_text(host.t("player-away"))).to_have_count(0)
    guest.page.close()
    expect(away.first).to_contain_text(host.t("player-away"))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        other = seats.filter(has=page.locator(".state")).get_by_role("timer")
        expect(other.first).to_be_attached()
        where = f"{game} {width}x{height}"
        assert in_sight(other) >= 1, f"no clock of the other seat at {where}"
        assert in_sight(away) >= 1, f"nobody is told who is away at {where}"
        own = page.locator(".top .own-clock").get_by_role("timer")
        assert in_sight(own) == 1, f"no clock of one's own at {where}"


def test_notes_are_kept_while_one_types(new_player: NewPlayer) -> None:
    player = new_player()
    player.play_now("xibalba")
    player.close_list()
    page = player.page

    def opened() -> Locator:
        page.get_by_role("tab", name=player.t("tab-menu")).click()
        return page.get_by_role("textbox", name=player.t("notes"))

    opened().press_sequentially("Ben has the Drill Hand")
    expect(page.get_by_text(player.t("notes-saved"), exact=True)).to_be_visible()
    page.reload()
    expect(opened()).to_have_value("Ben has the Drill Hand")
    opened().press_sequentially("!")
    page.reload()  # at once: the page going away saves it, too
    expect(opened()).to_have_value("Ben has the Drill Hand!")


def test_a_guest_goes_on_in_another_browser_by_a_personal_link(new_player: NewPlayer) -> None:
    player, elsewhere = new_player(), new_player()
    player.play_now("xibalba")
    player.close_list()
    page = player.page
    page.get_by_role("tab", name=player.t("tab-menu")).click()
    page.get_by_role("button", name=player.t("device-show")).click()
    expect(page.get_by_role("img", name=player.t("device-code"))).to_be_visible()
    link = page.get_by_role("textbox", name=player.t("device-link")).input_value()
    asked: list[str] = []
    elsewhere.page.on("request", lambda request: asked.append(request.url))
    elsewhere.visit(link)
    expect(elsewhere.page.locator(".question.asked")).to_be_visible()
    token = link.rpartition(".")[2]
    assert token not in elsewhere.page.url
    assert not [url for url in asked if token in url.partition("#")[0]]
    back = page.get_by_role("button", name=player.t("take-back-seat"))
    back.click()
    expect(elsewhere.page.get_by_role("button", name=player.t("take-back-seat"))).to_be_visible()
