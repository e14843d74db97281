"""Recordings of earlier software: cards had other names and texts then, Battalia other rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from stormark.games.registry import load_game, shipped_packs
from stormark.games.xibalba.pack.earlier import EARLIER
from tests.cli.running import Terminal

EARLIER_FILES = Path(__file__).parent / "earlier"


@pytest.mark.parametrize(("name", "pack"), [("xibalba", []), ("balanced", ["--pack", "balanced"])])
def test_what_was_played_with_other_words_is_shown(
    terminal: Terminal, name: str, pack: list[str]
) -> None:
    shown = terminal.run("replay", str(EARLIER_FILES / f"{name}.json"), *pack)
    assert shown.status == 0
    assert "Replay verified: 60 entries replayed." in shown.out


def test_what_was_played_by_other_rules_is_refused_with_their_version(terminal: Terminal) -> None:
    """ADR 0010: in one sentence, and in both languages."""
    file = str(EARLIER_FILES / "battalia.json")
    english = terminal.run("replay", file)
    assert english.status == 2
    said = "The game was played under rules version 4; this program plays version 5."
    assert [line.partition("rules_version: ")[2] for line in english.err.splitlines()] == [said]
    assert "nach Regelversion 4 gespielt" in terminal.run("replay", file, "--lang", "de").err


def test_every_earlier_pack_belongs_to_one_that_still_comes_with_the_game() -> None:
    own = load_game("xibalba")
    others = [load_game("xibalba", path) for path in shipped_packs("xibalba").values()]
    found = [earlier for game in (own, *others) for earlier in game.earlier_packs]
    assert sorted(found) == sorted(EARLIER)


def test_a_pack_that_is_played_otherwise_is_no_earlier_one(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[cards.line_fusilier]\ncost = 5\n", encoding="utf-8")
    assert load_game("xibalba", mine).earlier_packs == frozenset()
