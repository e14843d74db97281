"""Scenario files on the command line: shown, listed, written from replays and played on."""

from __future__ import annotations

from pathlib import Path

import pytest

from stormark.games.registry import load_game
from stormark.kernel.game import Setup
from stormark.kernel.match import Match
from stormark.kernel.replay import save_match
from stormark.kernel.scenario_run import starting_position
from tests.cli.running import Terminal

SCENARIOS = Path(__file__).parents[2] / "scenarios"
FILES = sorted(SCENARIOS.rglob("*.toml"))
GUNSLINGER = SCENARIOS / "xibalba" / "ex-25-the-gunslinger-cannot-attack.toml"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_scenario_can_be_shown(terminal: Terminal, path: Path) -> None:
    """Soldiers and cards that a file describes itself are shown too."""
    outcome = terminal.run("scenario", "show", str(path), "--lang", "de")
    assert (outcome.status, outcome.err) == (0, "")


def test_a_soldier_written_into_a_file_is_shown_by_name_and_values(terminal: Terminal) -> None:
    assert "Bomber 4/3/1" in terminal.run("scenario", "show", str(GUNSLINGER)).out


def test_everything_that_can_be_done_at_the_end_is_listed(terminal: Terminal) -> None:
    outcome = terminal.run("scenario", "options", str(GUNSLINGER))
    assert outcome.status == 0
    assert "attack p2 A" in outcome.out
    assert "attack ark" not in outcome.out


def test_a_refused_move_is_explained_once(terminal: Terminal, tmp_path: Path) -> None:
    text = GUNSLINGER.read_text(encoding="utf-8").replace("refused = ", "#")
    file = tmp_path / "mistaken.toml"
    file.write_text(text, encoding="utf-8")
    outcome = terminal.run("scenario", "check", str(file))
    lines = outcome.out.splitlines()
    assert lines[1].startswith("  when[0].do: ")
    assert "was refused" in lines[1]
    assert lines[-2].strip().startswith("X-ATTACK-")
    assert len(lines) == 5  # the file, the move, the reason, the rule, the count


def test_a_rule_that_does_not_exist_is_named_with_similar_ones(
    terminal: Terminal, tmp_path: Path
) -> None:
    text = GUNSLINGER.read_text(encoding="utf-8").replace('"X-ATTACK-11"', '"X-ATTACK-99"', 1)
    file = tmp_path / "unknown.toml"
    file.write_text(text, encoding="utf-8")
    outcome = terminal.run("scenario", "check", str(file))
    assert outcome.status == 1
    assert "There is no rule X-ATTACK-99. Similar: X-ATTACK-" in outcome.out


def saved_game(path: Path, game_name: str, moves: int) -> Match[object]:  # type: ignore[type-var]
    """A game in which everybody takes the first option every time, saved."""
    game = load_game(game_name)
    setup = game.setup({"players": 2})
    assert isinstance(setup, Setup)
    match = Match(game, setup, bytes(32))
    for _ in range(moves):
        seat = match.decisions()[0].seat
        match.act(seat, match.decisions()[0].actions[0])
    save_match(path, match, ["Anna", "Ben"])
    return match


def test_a_position_of_a_replay_becomes_a_scenario(terminal: Terminal, tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    match = saved_game(saved, "xibalba", 12)
    outcome = terminal.run("scenario", "from", str(saved), "--at", "4")
    assert outcome.status == 0
    written = tmp_path / "position.toml"
    written.write_text(outcome.out, encoding="utf-8")
    assert terminal.run("scenario", "check", str(written)).status == 0
    game = match.game
    state = starting_position(written, {"xibalba": game})
    assert game.describe(state)["turn_number"] == 1


def test_a_scenario_is_played_on(terminal: Terminal, tmp_path: Path) -> None:
    """With its own soldiers, by whoever decides there; what is saved can be resumed."""
    saved = tmp_path / "game.json"
    arguments = ["play", "xibalba", "--scenario", str(GUNSLINGER), "--plain", "--save", str(saved)]
    outcome = terminal.run(*arguments, typed=["attack p4 A"])
    assert "Gunslinger" in outcome.out
    again = terminal.run("play", "xibalba", "--resume", str(saved), "--plain")
    assert "Gunslinger" in again.out
    assert terminal.run("replay", str(saved), "--plain").status == 0


def test_a_scenario_brings_its_own_options(terminal: Terminal) -> None:
    arguments = ["play", "xibalba", "--scenario", str(GUNSLINGER), "--mode", "apocalypse"]
    outcome = terminal.run(*arguments)
    assert outcome.status == 2
    assert "--scenario" in outcome.err
