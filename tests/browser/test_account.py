"""The account page: passkeys, sessions, recovery codes and reminders, as people use them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Request, expect

from tests.browser.axe import barriers
from tests.browser.player import NewPlayer, Player
from tests.ports import free_port
from tests.server.processes.running import served

NAME, PASSWORD = "Augusta", "a long word to remember"
WITH_A_LOCK = {  # a device with a lock that its owner opens at once
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def address(built_client: None, tmp_path: Path) -> Iterator[str]:
    """A server that knows its own name: passkeys are for names alone."""
    port = free_port()
    url, database = f"http://localhost:{port}", f"sqlite:///{tmp_path / 'tables.db'}"
    with served(database, tmp_path / "log", "--port", str(port), URL=url) as server:
        yield url
        server.stop()
    assert '"level": "error"' not in (tmp_path / "log").read_text()


def hello(player: Player) -> Locator:
    return player.page.get_by_text(player.t("account-hello", name=NAME))


def form(player: Player) -> Locator:
    """Where one logs in or registers."""
    return player.page.locator("form").filter(has=player.page.get_by_role("radio"))


def enter(player: Player, way: str) -> None:
    player.visit("/account")
    form(player).get_by_role("radio", name=player.t(way)).check()
    form(player).get_by_label(player.t("account-name"), exact=True).fill(NAME)
    form(player).get_by_label(player.t("account-password")).fill(PASSWORD)
    with everything_answered(player.page):
        form(player).get_by_role("button", name=player.t(way), exact=True).click()
        expect(hello(player)).to_be_visible()


@contextmanager
def everything_answered(page: Page) -> Iterator[None]:
    """Until the page of an account has all it asks for: who leaves earlier is refused the rest."""
    underway: set[Request] = set()

    def begun(request: Request) -> None:
        underway.add(request)

    def over(request: Request) -> None:
        underway.discard(request)

    page.on("request", begun)
    page.on("requestfinished", over)
    page.on("requestfailed", over)
    with page.expect_response("**/api/me/role"):  # all are asked for together
        yield
    while underway:
        page.wait_for_timeout(20)


def leave(player: Player) -> None:
    player.page.get_by_role("button", name=player.t("account-log-out"), exact=True).first.click()
    expect(form(player)).to_be_visible()


def opened(player: Player, title: str) -> Locator:
    """A form that is folded away at first."""
    card = player.page.locator("details").filter(has_text=player.t(title)).last
    card.locator("summary").click()
    return card


def with_a_lock(player: Player) -> None:
    session = player.page.context.new_cdp_session(player.page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": WITH_A_LOCK})


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_passkey_is_made_renamed_used_and_removed(new_player: NewPlayer, lang: str) -> None:
    ada = new_player(lang)
    with_a_lock(ada)
    enter(ada, "account-register")
    card = opened(ada, "passkeys-add")
    card.get_by_label(ada.t("passkeys-name")).fill("My phone")
    card.get_by_label(ada.t("account-password")).fill(PASSWORD)
    card.get_by_role("button", name=ada.t("passkeys-make")).click()
    expect(card.get_by_text(ada.t("passkeys-added"))).to_be_visible()
    keys = ada.page.get_by_role("region", name=ada.t("passkeys-title"))
    keys.get_by_role("button", name=f"{ada.t('passkeys-rename')} (My phone)").click()
    keys.get_by_label(ada.t("passkeys-name")).first.fill("Old phone")
    keys.get_by_role("button", name=ada.t("passkeys-save")).click()
    expect(keys.get_by_text("Old phone", exact=True)).to_be_visible()
    assert barriers(ada.page) == []

    leave(ada)
    ada.page.get_by_role("button", name=ada.t("passkeys-use")).click()
    expect(hello(ada)).to_be_visible()

    keys.get_by_role("button", name=f"{ada.t('passkeys-remove')} (Old phone)").click()
    expect(keys.get_by_text(ada.t("passkeys-none"))).to_be_visible()
    leave(ada)
    ada.watch.expect("401")
    ada.page.get_by_role("button", name=ada.t("passkeys-use")).click()
    expect(ada.page.get_by_role("alert").get_by_text("T-PASSKEY-03")).to_be_visible()


def test_whoever_changes_their_mind_is_told_so(player: Player) -> None:
    enter(player, "account-register")
    leave(player)
    session = player.page.context.new_cdp_session(player.page)
    session.send("WebAuthn.enable")
    empty = {**WITH_A_LOCK, "isUserVerified": False}
    session.send("WebAuthn.addVirtualAuthenticator", {"options": empty})
    player.page.get_by_role("button", name=player.t("passkeys-use")).click()
    expect(player.page.get_by_text(player.t("passkeys-not-used"))).to_be_visible()


def test_a_session_elsewhere_is_ended(new_player: NewPlayer) -> None:
    here, elsewhere = new_player(), new_player(user_agent="Firefox/140.0 (Android 15; Mobile)")
    enter(here, "account-register")
    enter(elsewhere, "account-log-in")
    here.page.reload()
    sessions = here.page.get_by_role("region", name=here.t("account-sessions"))
    expect(sessions.get_by_role("listitem")).to_have_count(2)
    expect(sessions.get_by_text(here.t("session-current"))).to_have_count(1)
    name = f"{here.t('account-log-out')} (Firefox, Android)"
    sessions.get_by_role("button", name=name).click()
    expect(sessions.get_by_role("listitem")).to_have_count(1)
    elsewhere.watch.expect("401")
    elsewhere.page.reload()
    expect(form(elsewhere)).to_be_visible()


def test_a_recovery_code_opens_the_account_with_a_new_password(player: Player) -> None:
    enter(player, "account-register")
    card = opened(player, "recovery-title")
    expect(card.get_by_text(player.t("recovery-left", count=0))).to_be_visible()
    card.get_by_label(player.t("account-password")).fill(PASSWORD)
    card.get_by_role("button", name=player.t("recovery-make")).click()
    codes = card.get_by_role("listitem")
    expect(codes).to_have_count(10)
    code = codes.first.inner_text()
    leave(player)
    card = opened(player, "recovery-have")
    card.get_by_label(player.t("account-name"), exact=True).fill(NAME)
    card.get_by_label(player.t("recovery-code")).fill(code)
    card.get_by_label(player.t("account-password-new")).fill("another long word")
    card.get_by_role("button", name=player.t("reset-choose")).click()
    expect(hello(player)).to_be_visible()
    card = opened(player, "recovery-title")
    expect(card.get_by_text(player.t("recovery-left", count=9))).to_be_visible()


def test_a_calendar_is_linked_and_unlinked(player: Player) -> None:
    enter(player, "account-register")
    reminders = player.page.get_by_role("region", name=player.t("reminders-title"))
    reminders.get_by_role("button", name=player.t("reminders-calendar-make")).click()
    link = reminders.get_by_label(player.t("reminders-calendar-link"))
    expect(link).to_have_value(re.compile("/api/calendar/"))
    assert "BEGIN:VCALENDAR" in player.page.request.get(link.input_value()).text()
    address = link.input_value()
    reminders.get_by_role("button", name=player.t("reminders-remove")).click()
    expect(link).to_have_count(0)
    assert player.page.request.get(address).status == 403
