"""Packs on top of each other: what they are based on, in both games."""

from __future__ import annotations

from pathlib import Path

import pytest

from stormark.games.registry import NAMES, check_pack_file, load_game

LOWER = {
    "xibalba": "[cards.line_fusilier]\ncost = 9\n",
    "battalia": "[units.lord.hire]\nsupply = 4\nmin_recruiter_rank = 2\n",
}
UPPER = {
    "xibalba": "[cards.line_fusilier]\npower = 7\n",
    "battalia": "[units.lord.hire]\nsupply = 5\n",
}
BOTH = {
    "xibalba": "[cards.line_fusilier]\ncost = 9\npower = 7\n",
    "battalia": "[units.lord.hire]\nsupply = 5\nmin_recruiter_rank = 2\n",
}


def based(on: str) -> str:
    return f"[pack]\nbased_on = '{on}'\n"


@pytest.mark.parametrize("game", NAMES)
def test_a_pack_says_only_what_differs_from_the_pack_it_is_based_on(
    game: str, tmp_path: Path
) -> None:
    (tmp_path / "lower").mkdir()
    (tmp_path / "lower" / "any.toml").write_text(LOWER[game])
    (tmp_path / "upper.toml").write_text(based("lower") + UPPER[game])
    (tmp_path / "both.toml").write_text(based("base") + BOTH[game])
    assert check_pack_file(game, tmp_path / "upper.toml") == []
    upper = load_game(game, tmp_path / "upper.toml").pack_hash
    assert upper == load_game(game, tmp_path / "both.toml").pack_hash
    assert upper != load_game(game, tmp_path / "lower").pack_hash


@pytest.mark.parametrize("game", NAMES)
def test_a_flaw_below_is_told_where_it_stands(game: str, tmp_path: Path) -> None:
    (tmp_path / "lower.toml").write_text("[qqq]\n")
    (tmp_path / "upper.toml").write_text(based("lower.toml") + UPPER[game])
    (problem,) = check_pack_file(game, tmp_path / "upper.toml")
    assert problem.message == "pack-unknown-key"
    assert problem.place == "lower.toml: qqq"


@pytest.mark.parametrize(
    ("on", "message"),
    [
        ("../lower.toml", "pack-based-on-name"),
        ("/etc/passwd", "pack-based-on-name"),
        ("..", "pack-based-on-name"),
        ("C:\\lower.toml", "pack-based-on-name"),
        ("lower.toml", "pack-based-on-missing"),
        ("upper.toml", "pack-based-on-circle"),
        ("other.toml", "pack-based-on-circle"),
    ],
)
@pytest.mark.parametrize("game", NAMES)
def test_what_a_pack_is_based_on_lies_beside_it(
    game: str, on: str, message: str, tmp_path: Path
) -> None:
    (tmp_path / "other.toml").write_text(based("upper.toml"))
    (tmp_path / "upper.toml").write_text(based(on))
    (problem,) = check_pack_file(game, tmp_path / "upper.toml")
    assert (problem.message, problem.path) == (message, "pack.based_on")


@pytest.mark.parametrize("game", NAMES)
def test_packs_do_not_lie_on_top_of_each_other_without_end(game: str, tmp_path: Path) -> None:
    for number in range(12):
        (tmp_path / f"{number}.toml").write_text(based(f"{number + 1}.toml"))
    (problem,) = check_pack_file(game, tmp_path / "0.toml")
    assert problem.message == "pack-based-on-circle"
