"""Packs in the commands that let bots play."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest

import stormark.cli
from stormark import new_match
from stormark.games.registry import load_game, shipped_packs
from stormark.kernel.game import Game
from stormark.lab.subject import _loaded_once
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


# --- every command takes a file, a folder, and the name of a pack that comes with Stormark


@pytest.fixture
def forms(tmp_path: Path) -> dict[str, str]:
    """The same boards as a file, as a folder and by their name."""
    text = shipped_packs("xibalba")["balanced"].read_text(encoding="utf-8")
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "boards.toml").write_text(text, encoding="utf-8")
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    return {
        "file": str(tmp_path / "mine.toml"),
        "folder": str(tmp_path / "mine"),
        "name": "balanced",
    }


FORMS = pytest.mark.parametrize("form", ["file", "folder", "name"])
GAME = ("xibalba",)
COMMANDS = {
    "play": GAME,
    "arena": (*GAME, "--bots", "random"),
    "balance": GAME,
    "habits": GAME,
    "ladder": GAME,
    "soak": GAME,
    "cards": (),
    "rules": (),
    "replay": ("match.json",),
    "analyse": ("match.json",),
    "scenario from": ("match.json",),
    "scenario check": ("match.json",),
    "scenario show": ("match.json",),
    "scenario options": ("match.json",),
}


class Loaded(Exception):
    """A game was loaded with a pack."""


@pytest.fixture(scope="module")
def all_imported() -> None:
    """What is first imported while `load_game` is watched would keep the watched one for good."""
    for module in walk_packages(stormark.cli.__path__, "stormark.cli."):
        import_module(module.name)


@FORMS
@pytest.mark.usefixtures("all_imported")
@pytest.mark.parametrize("command", COMMANDS)
def test_a_pack_is_told_by_its_file_its_folder_or_its_name(
    terminal: Terminal,
    forms: dict[str, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    command: str,
    form: str,
) -> None:
    """Whatever a command does then, it does with these cards."""
    monkeypatch.chdir(tmp_path)
    new_match("xibalba", players=2).save(Path("match.json"))
    own = load_game("xibalba")

    def watched(name: str, pack: Path | str | None = None) -> Game[Any]:
        if pack is None:
            return own
        raise Loaded(load_game(name, pack).pack_hash)

    for module in ("games.registry", "lab.subject", "cli.packs.source"):
        monkeypatch.setattr(f"stormark.{module}.load_game", watched)
    _loaded_once.cache_clear()
    with pytest.raises(Loaded, match=load_game("xibalba", "balanced").pack_hash):
        terminal.run(*command.split(), *COMMANDS[command], "--pack", forms[form])


def test_what_was_played_with_a_pack_is_read_with_it(terminal: Terminal, tmp_path: Path) -> None:
    match = new_match("xibalba", players=2, seed=3, pack="balanced")
    file = tmp_path / "match.json"
    match.save(file)
    for command in (("replay",), ("analyse",), ("scenario", "from")):
        assert terminal.run(*command, str(file)).status == 2
        outcome = terminal.run(*command, str(file), "--pack", "balanced")
        assert outcome.status == 0, outcome.err


def test_rules_of_a_pack_are_those_of_its_game(terminal: Terminal, tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text(MISTFOLK)
    assert terminal.run("rules", "nebelvolk", "--lang", "de").status == 1
    found = terminal.run("rules", "nebelvolk", "--lang", "de", "--pack", str(pack))
    assert found.status == 0
    assert "Nebelvolk" in found.out
    everything = terminal.run("rules", "--pack", str(pack)).out
    assert "X-BLOCK-06" in everything
    assert "B-RULING-127" not in everything


def test_a_scenario_is_played_with_the_cards_of_a_pack(terminal: Terminal, tmp_path: Path) -> None:
    pack, scenario = tmp_path / "mine.toml", tmp_path / "scenario.toml"
    pack.write_text(MISTFOLK)
    scenario.write_text(
        'game = "xibalba"\ntitle = { en = "Mist", de = "Nebel" }\nrules = ["X-BLOCK-06"]\n'
        'given = { players = 2, p1 = { faction = "mistfolk" } }\n'
        'then = { p1 = { faction = "mistfolk" } }\n'
    )
    for command in ("check", "show", "options"):
        words = ("scenario", command, str(scenario), "--lang", "de")
        assert terminal.run(*words).status != 0
        outcome = terminal.run(*words, "--pack", str(pack))
        assert outcome.status == 0, outcome.out + outcome.err
    assert "Nebelvolk" in terminal.run(*words[:1], "show", *words[2:], "--pack", str(pack)).out
