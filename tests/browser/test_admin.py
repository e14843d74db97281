"""From a report to its answer: players and operators in their browsers, by desk and phone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.axe import barriers
from tests.browser.office import LINE, Office, log_in, opened, sit
from tests.browser.player import NewPlayer, Player

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 800}
PARTS = ("load", "reports", "tables", "people", "sanctions", "packs", "audit")


@pytest.fixture
def office(built_client: None, tmp_path: Path) -> Iterator[Office]:
    with opened(tmp_path) as office:
        yield office


@pytest.fixture
def address(office: Office) -> str:
    return office.server.address


def go(player: Player, part: str) -> None:
    player.page.get_by_role("link", name=player.t(f"admin-part-{part}")).click()
    heading = "admin-accounts" if part == "people" else f"admin-part-{part}"
    expect(player.page.get_by_role("heading", name=player.t(heading), level=2)).to_be_visible()


def carry_out(player: Player, title: str, reason: str) -> None:
    """What the dialogue asks for, by keyboard alone."""
    dialog = player.page.get_by_role("dialog", name=player.t(title))
    dialog.get_by_label(player.t("admin-reason")).fill(reason)
    dialog.get_by_role("button", name=player.t(title)).press("Enter")
    expect(dialog).to_have_count(0)


def report_the_line(anna: Player) -> None:
    sheet = f"{anna.t('xf-log')} 1 {anna.t('unread')}"  # phones have log and chat behind one tab
    anna.page.get_by_role("button", name=sheet, exact=True).click()
    anna.page.get_by_role("tab", name=anna.t("tab-chat")).click()
    anna.page.get_by_role("button", name=f"{anna.t('report')} Rowdy").click()
    dialog = anna.page.get_by_role("dialog", name=anna.t("report-title"))
    expect(dialog.get_by_text(LINE)).to_be_visible()  # as it was written, not as a page
    dialog.get_by_label(anna.t("report-words")).fill("Bitte seht euch das an.")
    dialog.get_by_role("button", name=anna.t("report-send")).click()
    expect(dialog.get_by_text(anna.t("report-new"))).to_be_visible()
    dialog.get_by_role("button", name=anna.t("report-close")).click()


def test_a_report_is_made_looked_at_and_answered(office: Office, new_player: NewPlayer) -> None:
    anna, olga = new_player("de", viewport=PHONE, has_touch=True), new_player("en")
    sit(anna, office, 1)
    report_the_line(anna)

    log_in(olga)
    go(olga, "reports")
    report = olga.page.get_by_role("article", name=olga.t("admin-about-line"))
    expect(report.get_by_text("Bitte seht euch das an.")).to_be_visible()
    expect(report.get_by_text(LINE)).to_be_visible()
    report.get_by_role("button", name=olga.t("admin-remove-line")).click()
    carry_out(olga, "admin-remove-line", "insult")
    expect(anna.page.get_by_role("log").get_by_text(LINE)).to_have_count(0)

    report.get_by_role("button", name=olga.t("admin-answer-done")).click()
    carry_out(olga, "admin-answer-done", "The line is gone.")
    expect(olga.page.get_by_text(olga.t("admin-reports-none"))).to_be_visible()
    notice = anna.page.get_by_role("region", name=anna.t("notices-label"))
    expect(notice.get_by_text("The line is gone.")).to_be_visible()
    notice.get_by_role("button", name=anna.t("notices-read")).click()
    expect(notice).to_have_count(0)

    go(olga, "tables")
    olga.page.locator("summary", has_text="Rowdy").click()
    olga.page.get_by_role("button", name=olga.t("admin-close-table")).click()
    carry_out(olga, "admin-close-table", "enough")
    expect(anna.page.get_by_text(anna.t("result-closed"))).to_be_visible()

    go(olga, "audit")
    entries = olga.page.get_by_role("main").get_by_role("list").last.get_by_role("listitem")
    expect(entries).to_have_count(4)  # with making Olga an operator


def test_no_part_of_the_admin_page_keeps_anybody_out(office: Office, new_player: NewPlayer) -> None:
    olga = new_player("de")
    log_in(olga)
    found: list[str] = []
    for part in PARTS:
        go(olga, part)
        for entry in olga.page.locator(".entries > li > details").all()[:1]:
            entry.locator("summary").click()
        for size, theme in ((DESK, "light"), (PHONE, "dark")):
            olga.page.set_viewport_size(size)  # type: ignore[arg-type]
            olga.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            found += [f"{part} ({theme}): {one}" for one in barriers(olga.page)]
            wide = "() => document.documentElement.scrollWidth - window.innerWidth"
            assert olga.page.evaluate(wide) <= 0, part
        olga.page.set_viewport_size(DESK)  # type: ignore[arg-type]
    assert found == []


def test_whoever_is_no_operator_is_told_so(new_player: NewPlayer) -> None:
    paul = new_player()
    paul.watch.expect("403|401")
    paul.visit("/account")
    paul.page.get_by_label(paul.t("account-register")).check()
    paul.page.get_by_label(paul.t("account-name")).first.fill("Paul")
    paul.page.get_by_label(paul.t("account-password"), exact=False).first.fill("long enough")
    paul.page.get_by_role("button", name=paul.t("account-register")).click()
    expect(paul.page.get_by_text(paul.t("account-hello", name="Paul"))).to_be_visible()
    expect(paul.page.get_by_role("link", name=paul.t("admin-title"))).to_have_count(0)
    paul.visit("/admin")
    expect(paul.page.get_by_text("Only operators of this server")).to_be_visible()
