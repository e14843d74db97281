"""Packs in the commands that let bots play."""

from __future__ import annotations

import json
from pathlib import Path

from stormark.games.registry import load_game
from tests.cli.running import Terminal

MISTFOLK = """
[boards.marsh]
sides = ["mistfolk"]
[factions.mistfolk]
board = "marsh"
name_de = "Nebelvolk"
"""
FEW = ("--games", "1", "--jobs", "1", "--seed", "4")


def test_balance_is_measured_with_a_pack(terminal: Terminal, tmp_path: Path) -> None:
    pack, report = tmp_path / "mine.toml", tmp_path / "report.json"
    pack.write_text(MISTFOLK)
    words = ("balance", "xibalba", "--target", "3", "--factions", "mistfolk,bastion", *FEW)
    outcome = terminal.run(*words, "--pack", str(pack), "--json", str(report))
    assert outcome.status == 0, outcome.err
    data = json.loads(report.read_text())
    assert data["pack"] == load_game("xibalba", pack).pack_hash
    assert "mistfolk" in str(data)


def test_bots_compete_with_a_pack(terminal: Terminal, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    rich = "['paragon_2', 'paragon_2', 'paragon_2', 'paragon_2', 'paragon_1', 'paragon_2']"
    good.write_text(f"[dice.paragon]\nfaces = {rich}\n")
    words = ("arena", "xibalba", "--bots", "greedy", *FEW)
    assert terminal.run(*words, "--pack", str(good)).status == 0
    bad.write_text("[pack")
    assert "bad.toml:1: " in terminal.run(*words, "--pack", str(bad)).err


def test_the_cards_of_a_pack_are_listed_whatever_its_game(
    terminal: Terminal, tmp_path: Path
) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text('[units.lord]\nen = "Earl"\n')
    assert "Earl" in terminal.run("cards", "lord", "--pack", str(pack)).out
