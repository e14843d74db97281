"""`stormark analyse`: a match in numbers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import Terminal


@pytest.fixture
def file(terminal: Terminal, tmp_path: Path) -> Path:
    """The replay of a short finished game between two bots."""
    path = tmp_path / "game.json"
    outcome = terminal.run(
        *("play", "xibalba", "--plain", "--seats", "bot:greedy,bot:greedy", "--target", "3"),
        *("--seed", "analyse", "--save", str(path)),
    )
    assert outcome.status == 0
    return path


def cells(line: str) -> list[str]:
    return line.split()[-2:]


def test_a_match_is_told_as_tables_with_a_column_per_player(terminal: Terminal, file: Path) -> None:
    outcome = terminal.run("analyse", str(file))
    assert outcome.status == 0
    data = json.loads(terminal.run("analyse", str(file), "--json").out)
    rows = {line.strip().split("  ")[0]: cells(line) for line in outcome.out.splitlines() if line}
    paragon = next(one for one in data["series"] if one["id"] == "paragon")
    assert rows["Paragon"] == [str(line[-1][1]) for line in paragon["seats"]]
    assert "Resource dice" in outcome.out
    resource = next(die for die in data["luck"] if die["id"] == "resource")
    first = outcome.out.index("Resource dice")
    dice = next(line for line in outcome.out[first:].splitlines() if "dice rolled" in line)
    assert cells(dice) == [str(seat["dice"]) for seat in resource["seats"]]
    for seat in resource["seats"]:
        assert seat["expected"] == pytest.approx(seat["dice"] * 7 / 6)
        assert seat["luck"][-1][1] == pytest.approx(seat["got"] - seat["expected"], abs=1e-5)


def test_a_match_is_told_in_german(terminal: Terminal, file: Path) -> None:
    outcome = terminal.run("analyse", str(file), "--lang", "de")
    assert "Ressourcenwürfel" in outcome.out
    assert "zu erwarten" in outcome.out


def test_a_file_that_is_not_true_is_not_analysed(terminal: Terminal, file: Path) -> None:
    file.write_text(file.read_text().replace('"seat": 0', '"seat": 1', 1))
    outcome = terminal.run("analyse", str(file))
    assert (outcome.status, outcome.out) == (2, "")
