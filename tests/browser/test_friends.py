"""Meeting at a table: invitations, sitting down at once, reactions, and playing again."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.company import opened
from tests.browser.player import PATIENCE, NewPlayer, Player


def joined(host: Player, guest: Player) -> None:
    guest.visit(opened(host))
    name = guest.t("guest-number", number=2)
    guest.page.get_by_role("button", name=guest.t("lobby-join", name=name)).click()
    for player in (host, guest):
        expect(player.board).to_be_visible(timeout=PATIENCE)


def resigned(player: Player, other: Player) -> None:
    """The quickest way to the end of a match."""
    page = player.page
    page.get_by_role("tab", name=player.t("tab-menu")).click()
    page.get_by_role("button", name=player.t("resign"), exact=True).click()
    page.locator("[data-confirm]").click()
    other.expect_the_end()


def test_a_guest_sits_down_with_one_click(new_player: NewPlayer) -> None:
    host, guest = new_player("en"), new_player("de")
    joined(host, guest)
    expect(host.page.get_by_text("Gast 2").first).to_be_visible()
    for player in (host, guest):  # no coach whispers where others play
        expect(player.page.get_by_role("button", name=player.t("coach-button"))).to_have_count(0)


def test_the_invitation_says_where_others_find_the_table(player: Player) -> None:
    address = opened(player)
    link = player.page.get_by_label(player.t("invite-link"))
    expect(link).to_have_value(address)
    expect(player.page.get_by_text(player.t("invite-local"))).to_be_visible()  # 127.0.0.1


def test_a_table_for_friends_takes_one_click(new_player: NewPlayer) -> None:
    host, guest = new_player("en"), new_player("de")
    host.visit("/")
    name = f"{host.t('play-friends')}: {host.t('game-xibalba')}"
    host.page.get_by_role("button", name=name, exact=True).click()
    link = host.page.get_by_label(host.t("invite-link"))
    expect(link).to_be_visible()
    guest.visit(link.input_value())
    # How to start the server is no business of guests.
    expect(guest.page.get_by_text(guest.t("invite-text"))).to_be_visible()


def test_a_reaction_is_seen_by_the_other_in_their_language(new_player: NewPlayer) -> None:
    host, guest = new_player("en"), new_player("de")
    joined(host, guest)
    page = host.page
    page.get_by_role("tab", name=host.t("tab-chat")).click()
    page.get_by_role("button", name=host.t("reaction-well")).click()
    toast = guest.page.get_by_role("status").filter(has_text=guest.t("reaction-well"))
    expect(toast.first).to_be_visible()
    expect(toast.first).to_be_hidden(timeout=PATIENCE)  # by itself
    guest.page.get_by_role("tab", name=re.compile(guest.t("tab-chat"))).click()
    chat = guest.page.get_by_role("log", name=guest.t("tab-chat"))
    expect(chat.get_by_text(guest.t("reaction-well"))).to_be_visible()


def test_a_rematch_takes_one_click_each(new_player: NewPlayer) -> None:
    host, guest = new_player("en"), new_player("de")
    joined(host, guest)
    before = host.page.url
    resigned(guest, host)
    told = host.t("ending-resigned", count=1, names=guest.t("guest-number", number=2))
    expect(host.page.get_by_text(told)).to_be_visible()
    expect(guest.page.get_by_text(guest.t("ending-resigned-you"))).to_be_visible()
    expect(host.page.get_by_text(host.t("loading"))).to_have_count(0)
    expect(host.page.get_by_text(host.t("ending-turning"))).to_have_count(0)  # nothing has turned
    host.page.get_by_role("button", name=host.t("result-again"), exact=True).click()
    host.page.wait_for_url(lambda url: "/table/" in url and url != before)
    expect(host.page.get_by_text(host.t("seat-awaited"))).to_be_visible()
    expect(guest.page.get_by_text(re.compile("^Bereit: "))).to_be_visible(timeout=PATIENCE)
    expect(guest.page.get_by_text(re.compile("^Noch nicht da: "))).to_have_count(0)  # but oneself
    guest.page.get_by_role("button", name=guest.t("result-join"), exact=True).click()
    guest.page.wait_for_url(host.page.url)
    for player in (host, guest):
        expect(player.board).to_be_visible(timeout=PATIENCE)


def test_what_a_choice_takes_along_is_said(player: Player) -> None:
    player.visit("/new/battalia")
    page = player.page
    page.get_by_role("button", name=re.compile(player.t("preset-all"))).click()
    label = re.compile(f"^{player.t('option-battalia-players')}")
    players = page.get_by_role("combobox", name=label)
    expect(players).to_have_value("4")
    players.select_option("3")
    followed = page.get_by_role("status").filter(has_text=player.t("options-followed"))
    expect(followed).to_contain_text(player.t("option-battalia-valley"))
    expect(followed).to_contain_text("Valleys need The Stormgates and 4 or 6 players")
    kept = page.get_by_text(player.t("option-battalia-metamorpha"), exact=True)
    expect(kept.first).to_be_attached()


def test_a_game_against_a_bot_is_the_recommended_one(player: Player) -> None:
    player.visit()
    name = f"{player.t('play-now')}: {player.t('game-battalia')}"
    player.page.get_by_role("button", name=name).click()
    player.page.wait_for_url("**/table/**")
    table = player.page.url.rsplit("/", 1)[1]
    options = player.page.request.get(f"/api/tables/{table}").json()["options"]
    assert (options["mode"], options["players"]) == ("creation", 2)
