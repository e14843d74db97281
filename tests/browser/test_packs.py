"""Tables that are played with a content pack of somebody's own."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from stormark.games.xibalba.pack.read import base_data
from tests.browser.matches import played_by_bots
from tests.browser.player import PATIENCE, NewPlayer, Player

BATTALIA = '[units.tribesman]\nen = "Farmhand"\nde = "Knecht"\n'


def xibalba() -> str:
    """The base pack with other names on its cards: whatever is bought, it is seen."""
    cards = [dict(card) for card in base_data()["cards"]]
    for card in cards:
        card["name_en"] = f"Own {card['name_en']}"[:40].strip()
        card["name_de"] = f"Eigen {card['name_de']}"[:40].strip()
    return json.dumps({"cards": cards})


PACKS = {"xibalba": ("pack.json", xibalba()), "battalia": ("pack.toml", BATTALIA)}
OWN = {"xibalba": re.compile("Own "), "battalia": re.compile("Farmhand")}
every_game = pytest.mark.parametrize("game", ["xibalba", "battalia"])


def uploaded(player: Player, game: str) -> str:
    answer = player.page.request.post(f"/api/games/{game}/packs", data={"text": PACKS[game][1]})
    return str(answer.json()["hash"])


@every_game
def test_a_table_with_a_pack_shows_its_cards(player: Player, game: str, tmp_path: Path) -> None:
    name, text = PACKS[game]
    (tmp_path / name).write_text(text)
    page = player.page
    player.visit(f"/new/{game}")
    page.get_by_label(player.t("pack-choose")).set_input_files(tmp_path / name)
    own = page.get_by_text(player.t("pack-own", file=name))
    expect(own).to_be_visible(timeout=PATIENCE)  # the server plays with it first
    page.get_by_role("button", name=player.t("new-start"), exact=True).click()
    page.wait_for_url("**/table/**")
    player.wait_for_turn()
    while game == "battalia" and "Farmhand" not in page.content():
        player.answer()  # the starting decks are dealt after a choice or two
        player.wait_for_turn()
    expect(page.get_by_text(OWN[game]).first).to_be_attached()


@every_game
def test_the_gallery_of_a_table_shows_the_cards_of_its_pack(player: Player, game: str) -> None:
    pack = uploaded(player, game)
    player.visit(f"/cards/{game}?pack={pack}")
    page = player.page
    cards = page.get_by_role("link", name=OWN[game])
    expect(cards.first).to_be_visible(timeout=PATIENCE)
    cards.first.click()  # opens the sheet beside the gallery
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text(OWN[game]).first).to_be_visible()
    whole = sheet.get_by_role("link", name=player.t("entry-whole"))
    assert f"pack={pack}" in str(whole.get_attribute("href"))
    player.visit(str(whole.get_attribute("href")))
    expect(page.get_by_role("heading", name=OWN[game]).first).to_be_visible()


@every_game
def test_a_replay_shows_the_cards_it_was_played_with(player: Player, game: str) -> None:
    pack = uploaded(player, game)
    options: dict[str, Any] = {"xibalba": {"target": 3}, "battalia": {"week_limit": 4}}[game]
    table = played_by_bots(player, game, pack=pack, **options)
    player.visit(f"/replay/{table}")
    last = player.page.get_by_role("button", name=player.t("replay-last"))
    last.click(timeout=PATIENCE)
    expect(player.page.get_by_text(OWN[game]).first).to_be_attached(timeout=PATIENCE)


def test_whoever_may_not_see_a_pack_reads_no_names_of_it(
    player: Player, new_player: NewPlayer
) -> None:
    """Somebody at the same address is the same person for packs; an unknown one is not there."""
    guest = new_player("de")
    guest.watch.expect("404")
    guest.visit(f"/cards/xibalba?pack={'0' * 64}")
    expect(guest.page.get_by_text(guest.t("problem-unreachable"))).to_be_visible()


def test_what_is_wrong_with_a_pack_is_said(player: Player, tmp_path: Path) -> None:
    player.watch.expect("400")
    (tmp_path / "bad.toml").write_text("[units.lord]\nrank = 9\n")
    player.visit("/new/battalia")
    player.page.get_by_label(player.t("pack-choose")).set_input_files(tmp_path / "bad.toml")
    expect(player.page.get_by_text("units.lord.rank").first).to_be_visible(timeout=PATIENCE)
    expect(player.page.get_by_text(player.t("pack-base"))).to_be_visible()
