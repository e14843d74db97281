"""Packs that come with a game beside its own: they are played by their names."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from stormark.cli.main import run
from stormark.games.registry import (
    NAMES,
    check_pack_file,
    game_of_pack,
    load_game,
    pack_format,
    shipped_packs,
)
from stormark.kernel.packs.differences import differences
from stormark.lab.experiment.reading import read_pack
from stormark.lab.subject import loaded

SHIPPED = [(game, name) for game in NAMES for name in shipped_packs(game)]


@pytest.mark.parametrize(("game", "name"), SHIPPED)
def test_each_is_sound_and_found_by_its_name(game: str, name: str) -> None:
    assert check_pack_file(game, Path(name)) == []
    assert game_of_pack(Path(name)) == game
    own, other = load_game(game), load_game(game, Path(name))
    assert own.pack_hash != other.pack_hash
    assert loaded(read_pack(game, name, "packs", Path())).pack_hash == other.pack_hash


def test_names_are_taken_once() -> None:
    names = [name for _, name in SHIPPED]
    assert len(set(names)) == len(names)
    assert "base" not in names


def test_a_file_of_that_name_counts_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    folder = Path("balanced")
    folder.mkdir()
    (folder / "mine.toml").write_text("[cards.line_fusilier]\ncost = 5\n", encoding="utf-8")
    shipped = load_game("xibalba", shipped_packs("xibalba")["balanced"])
    assert load_game("xibalba", folder).pack_hash != shipped.pack_hash


def changed(name: str) -> Sequence[tuple[str, str]]:
    form = pack_format("xibalba")
    found = differences(form.tables(None), form.tables(shipped_packs("xibalba")[name]))
    return [(each.section, each.field) for each in found]


def test_balanced_boards_differ_in_nothing_but_bases() -> None:
    assert set(changed("balanced")) == {("factions", "levels")}


def test_the_terminal_compares_it_by_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["pack", "diff", "base", "balanced"]) == 1
    assert "caravan" in capsys.readouterr().out
