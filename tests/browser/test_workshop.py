"""The pack workshop: own cards are typed in, and nothing that was typed is lost."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import barriers
from tests.browser.player import PATIENCE, NewPlayer, Player

TRIES = 5  # of twenty seconds each
FAR = 60  # presses of Tab
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
    face = page.get_by_role("group", name=player.t("workshop-face", of="card"))
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


def test_an_effect_is_told_as_a_card_would_say_it_while_it_is_typed(player: Player) -> None:
    wake_checker(player)
    page = began(player)
    page.get_by_role("button", name="Bastion Wall").click()
    told = page.locator("details").filter(has_text=player.t("effect-told"))
    expect(told).to_contain_text("Your base has +2 Resistance.")
    amount = page.get_by_label("How much", exact=True)
    amount.fill("3")
    expect(told).to_contain_text("Your base has +3 Resistance.")
    numbers = "Text and effect give different numbers. In the effect alone: 3"
    expect(page.get_by_text(numbers).first).to_be_visible()
    amount.fill("")
    expect(told).to_contain_text("Your base has … Resistance.")
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
    page.get_by_role("button", name=player.t("workshop-back", of="card")).click()
    expect(page.get_by_role("checkbox")).to_be_visible()


def test_a_faction_is_added_mended_and_tried_out(player: Player, tmp_path: Path) -> None:
    wake_checker(player)
    page = began(player)
    page.get_by_role("radio", name=player.t("workshop-entries", of="faction")).check(force=True)
    page.get_by_role("button", name=player.t("workshop-new", of="faction")).click()
    page.get_by_label(player.t("workshop-new-name", of="faction")).fill("Mist Folk")
    page.get_by_role("button", name=player.t("workshop-new-add")).click()
    first = page.get_by_role("group", name="Base at level 1")
    resistance = first.get_by_label("Resistance")
    expect(resistance).to_have_value("3")
    resistance.fill("9")
    second = page.get_by_role("group", name="Base at level 2").get_by_label("Resistance")
    expect(second).to_have_attribute("aria-invalid", "true")
    expect(resistance).not_to_have_attribute("aria-invalid", "true")
    resistance.fill("4")
    expect(page.get_by_text(player.t("workshop-state-good"))).to_be_visible()
    face = page.get_by_role("group", name=player.t("workshop-face", of="faction"))
    expect(face.get_by_text("Mist Folk")).to_be_visible()
    expect(face.get_by_text("resistance 4")).to_be_visible()
    assert barriers(page) == []
    with page.expect_download() as download:
        page.get_by_role("button", name=player.t("workshop-download")).click()
    file = tmp_path / "mine.toml"
    download.value.save_as(file)
    said = tomllib.loads(file.read_text(encoding="utf-8"))
    assert said["factions"]["mist_folk"]["levels"][0]["resistance"] == 4
    assert said["boards"] == {"mist_folk": {"sides": ["mist_folk"]}}
    page.get_by_role("button", name=player.t("workshop-try", of="faction")).click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("Mist Folk").first).to_be_visible()


def test_a_faction_of_battalia_finds_a_home(player: Player) -> None:
    wake_checker(player)
    page = began(player, "battalia")
    page.get_by_role("radio", name=player.t("workshop-entries", of="faction")).check(force=True)
    page.get_by_role("button", name="Islanders").click()
    expect(page.get_by_label("Home terrain")).to_have_count(0)
    page.get_by_role("button", name=player.t("workshop-copy", of="faction")).click()
    name = page.get_by_label("Name (English)")
    expect(name).to_have_value("Islanders 2")
    page.get_by_label("Home terrain").select_option("Frost Fields")
    name.fill("")
    page.get_by_label("Name (Deutsch)").fill("")
    expect(page.get_by_text("A text is missing").first).to_be_visible()
    name.fill("Mistfolk")
    face = page.get_by_role("group", name=player.t("workshop-face", of="faction"))
    expect(face.get_by_text("Frost Fields")).to_be_visible()
    expect(page.get_by_text(player.t("workshop-state-good"))).to_be_visible()
    assert barriers(page) == []
    page.get_by_role("button", name=player.t("workshop-try", of="faction")).click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("Mistfolk").filter(visible=True).first).to_be_visible()


def test_a_card_is_tried_out_by_keyboard_alone(player: Player) -> None:
    wake_checker(player)
    page = player.page
    player.visit("/workshop")
    reach(page, player.t("workshop-fresh")).press("Enter")
    page.wait_for_url("**/workshop/*")
    reach(page, player.t("workshop-search", of="card")).press_sequentially("bomber")
    reach(page, "Bomber").press("Enter")
    expect(page.get_by_role("heading", name="Bomber", exact=True)).to_be_focused()
    cost = reach(page, "Cost")
    cost.press("ControlOrMeta+a")
    cost.press_sequentially("2")
    expect(page.get_by_text(player.t("workshop-state-good"))).to_be_visible()
    attempt = page.get_by_role("button", name=player.t("workshop-try", of="card"))
    expect(attempt).to_be_enabled()
    reach(page, player.t("workshop-try", of="card")).press("Enter")
    page.wait_for_url("**/table/*")


def reach(page: Page, name: str) -> Locator:
    """Press Tab until something of this name has the focus."""
    focused = page.locator(":focus")
    wanted = page.get_by_label(name, exact=True).or_(
        page.get_by_role("button", name=name, exact=True)
    )
    expect(wanted.first).to_be_visible()
    for _ in range(FAR):
        page.keyboard.press("Tab")
        if wanted.and_(focused).count() > 0:
            return focused
    raise AssertionError(f"nobody gets to {name} by Tab")
