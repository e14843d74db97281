"""The pack workshop: own cards are typed in, and nothing that was typed is lost."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.axe import barriers
from tests.browser.player import PATIENCE, NewPlayer, Player

TRIES = 5  # of twenty seconds each
GUARD = "[cards.line_fusilier]\ncost = 5\n"


def wake_checker(player: Player) -> None:
    """Let the process that looks at drafts start: on a busy machine its first answer is late."""
    path, data = "/api/games/xibalba/workshop/review", {"text": GUARD}
    for _ in range(TRIES):
        if player.page.request.post(path, data=data, timeout=PATIENCE).ok:
            return
    raise AssertionError("nobody looks at drafts")


def began(player: Player, game: str = "xibalba") -> Page:
    """A draft that begins with the game's own cards."""
    page = player.page
    player.visit("/workshop")
    page.get_by_role("radio", name=player.t(f"game-{game}")).check(force=True)
    page.get_by_role("button", name=player.t("workshop-fresh")).click()
    page.wait_for_url("**/workshop/*")
    return page


def test_a_card_is_changed_checked_kept_and_downloaded(player: Player, tmp_path: Path) -> None:
    wake_checker(player)
    page = began(player)
    page.get_by_role("button", name="Line Fusilier").click()
    cost = page.get_by_label("Cost", exact=True)
    cost.fill("99")
    expect(page.get_by_text("99 is out of range").first).to_be_visible()
    expect(cost).to_have_attribute("aria-invalid", "true")
    cost.fill("7")
    page.get_by_label("Name (English)").fill("Own Fusilier")
    face = page.get_by_role("group", name=player.t("workshop-face"))
    expect(face.get_by_text("Own Fusilier")).to_be_visible()
    expect(page.get_by_text(player.t("workshop-state-good"))).to_be_visible()
    assert barriers(page) == []
    page.reload()
    expect(page.get_by_label("Cost", exact=True)).to_have_value("7")
    with page.expect_download() as download:
        page.get_by_role("button", name=player.t("workshop-download")).click()
    file = tmp_path / "mine.toml"
    download.value.save_as(file)
    changed = tomllib.loads(file.read_text(encoding="utf-8"))["cards"]["line_fusilier"]
    assert changed == {"name_en": "Own Fusilier", "cost": 7}
    page.get_by_role("button", name=player.t("balance-check")).click()
    expect(page.get_by_role("table", name=player.t("balance-factions"))).to_be_visible()
    expect(page.get_by_text("Own Fusilier is taken in")).to_be_visible()
    page.get_by_role("button", name=player.t("balance-stop")).click()
    expect(page.get_by_role("button", name=player.t("balance-resume"))).to_be_visible()
    assert barriers(page) == []


def test_cards_are_shared_by_a_link_copied_and_withdrawn(
    player: Player, new_player: NewPlayer, tmp_path: Path
) -> None:
    wake_checker(player)
    (tmp_path / "mine.toml").write_text(f'[pack]\nname = "Dear Guards"\n{GUARD}')
    page = player.page
    player.visit("/workshop")
    page.get_by_label(player.t("workshop-open")).set_input_files(tmp_path / "mine.toml")
    page.get_by_role("button", name=player.t("share-open"), exact=True).click()
    page.get_by_role("button", name=player.t("share-make")).click()
    link = page.get_by_label(player.t("share-link")).input_value()
    friend = new_player("de")
    friend.visit(link)
    other = friend.page
    expect(other.get_by_role("heading", name="Dear Guards")).to_be_visible()
    expect(other.get_by_role("list", name=friend.t("shared-changed"))).to_have_count(1)
    expect(other.get_by_role("button", name=friend.t("share-withdraw"))).to_have_count(0)
    assert barriers(other) == []
    other.get_by_role("button", name=friend.t("shared-copy")).click()
    expect(other.get_by_label(friend.t("workshop-name"))).to_have_value("Dear Guards")
    page.get_by_role("button", name=player.t("share-withdraw")).click()
    expect(page.get_by_role("button", name=player.t("share-make"))).to_be_visible()
    friend.watch.expect("404")  # the link leads nowhere any more
    friend.visit(link)
    expect(other.get_by_role("heading", name=friend.t("shared-gone"))).to_be_visible()


def test_a_file_is_opened_on_a_phone(player: Player, tmp_path: Path) -> None:
    page = player.page
    page.set_viewport_size({"width": 390, "height": 844})
    (tmp_path / "mine.toml").write_text(GUARD)
    wake_checker(player)
    player.visit("/workshop")
    page.get_by_label(player.t("workshop-open")).set_input_files(tmp_path / "mine.toml")
    page.get_by_role("checkbox", name=player.t("workshop-own-only")).check()
    page.get_by_role("button", name=re.compile("Line Fusilier")).click()
    expect(page.get_by_text(player.t("workshop-was", value="4"))).to_be_visible()
    width = "document.documentElement.scrollWidth"
    assert page.evaluate(width) == 390
    page.get_by_role("button", name=player.t("workshop-back")).click()
    expect(page.get_by_role("checkbox")).to_be_visible()
