"""Whole games at the plain table, typed line by line."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from stormark.cli.play.saves import data_folder, unfinished_games
from stormark.kernel.match import Match
from stormark.kernel.refusal import InputError
from tests.cli.running import Terminal

ONES = ["1"] * 3000
PLAY = ("play", "xibalba", "--plain")
FIRST = ("--seats", "Anna,bot:random", "--seed", "anna begins 2")


@pytest.mark.parametrize(
    ("lang", "over", "replay"),
    [
        ("en", "The game is over.", "The replay is in "),
        ("de", "zu Ende.", "Aufzeichnung liegt in "),
    ],
)
def test_a_person_and_a_bot_play_to_the_end(
    terminal: Terminal, lang: str, over: str, replay: str
) -> None:
    outcome = terminal.run(*PLAY, "--target", "3", "--seed", "end", "--lang", lang, typed=ONES)
    assert outcome.status == 0
    assert over in outcome.out
    assert "\x1b" not in outcome.out
    file = outcome.out.split(replay)[1].splitlines()[0]
    record = json.loads(Path(file).read_text())
    assert record["save"] is False
    assert record["seed"] in outcome.out
    assert outcome.out.count(record["seed_hash"]) == 2  # promised before, kept after
    assert max(record["result"]) == 1.0
    assert unfinished_games() == []
    again = terminal.run("replay", file, "--lang", lang)
    assert again.status == 0


def test_four_people_share_a_screen_behind_a_curtain(terminal: Terminal) -> None:
    typed = ["1" if number % 2 else "" for number in range(6000)]
    seats = "Anna,Ben,Cleo,Dora"
    outcome = terminal.run(*PLAY, "--seats", seats, "--target", "4", "--seed", "z", typed=typed)
    assert "The game is over." in outcome.out
    for name in seats.split(","):
        assert f"pass the screen to {name}" in outcome.out


def test_one_person_is_never_asked_to_pass_the_screen(terminal: Terminal) -> None:
    outcome = terminal.run(*PLAY, "--target", "1", "--seed", "z", "--players", "3", typed=ONES)
    assert "The game is over." in outcome.out
    assert "pass the screen" not in outcome.out


def test_bots_alone_play_a_game_in_apocalypse_mode(terminal: Terminal) -> None:
    outcome = terminal.run(
        *PLAY, "--seats", "bot:random,bot:random", "--target", "2", "--mode", "apocalypse"
    )
    assert outcome.status == 0
    assert "The game is over." in outcome.out


def test_moves_are_understood_as_text_in_both_languages(terminal: Terminal) -> None:
    english = terminal.run(*PLAY, *FIRST, typed=["split 3 3", "keep all", "gather all"])
    german = terminal.run(
        *PLAY, *FIRST, "--lang", "de", typed=["aufteilen 3 3", "behalten alle", "sammeln alle"]
    )
    assert "Anna takes 3 resource dice and 3 attack dice." in english.out
    assert "Anna gains" in english.out
    assert "Anna nimmt 3 Ressourcenwürfel und 3 Angriffswürfel." in german.out
    assert "Anna erhält" in german.out


def test_a_move_is_taken_back_unless_something_came_to_light(terminal: Terminal) -> None:
    outcome = terminal.run(
        *PLAY, *FIRST, typed=["split 3 3", "undo", "keep all", "gather all", "undo", "restart"]
    )
    assert "K-UNDO-03" in outcome.out  # everybody has seen the dice
    assert "Anna undoes a move." in outcome.out
    assert "K-UNDO-06" in outcome.out


def test_a_refusal_names_its_rule_and_changes_nothing(terminal: Terminal) -> None:
    outcome = terminal.run(*PLAY, *FIRST, typed=["attack ark A", "split 9 9", "99", "dance"])
    assert "X-ACTION-10" in outcome.out
    assert "numbered from 1 to 3" in outcome.out
    assert "“dance”" in outcome.out
    assert json.loads(unfinished_games()[0].read_text())["entries"] == []


def test_why_explains_without_moving(terminal: Terminal) -> None:
    outcome = terminal.run(
        *PLAY, *FIRST, typed=["why attack ark A", "why split 3 3", "why", "lang de", "warum ende"]
    )
    assert "X-ACTION-10" in outcome.out
    assert "“split 3 3” is possible now." in outcome.out
    assert "Ask about a move" in outcome.out
    assert "Aktionsphase" in outcome.out
    assert json.loads(unfinished_games()[0].read_text())["entries"] == []


LOOKS = {
    "help": "undo – undo",
    "board": "Warhost: empty",
    "options": "1. 4 resource dice",
    "market": "soldier1, price",
    "cards": "You have no cards.",
    "piles": "discard pile empty",
    "log": "rolls for the first turn",
    "? X-ARK-03": "X-ARK-03",
    "? bomber": "Power 4",
    "? Warhost": "Warhost",
    "? attack": "attack",
    "? blorb": "There is nothing called “blorb”",
    "?": "Ask about a rule",
    "lang": "Allowed: en, de",
    "save": "Saved in",
    "lang de": "Welche Würfel",
}


@pytest.mark.parametrize("command", LOOKS, ids=str)
def test_commands_answer_and_leave_the_question_open(terminal: Terminal, command: str) -> None:
    before = terminal.run(*PLAY, *FIRST).out
    outcome = terminal.run(*PLAY, *FIRST, typed=[command])
    assert outcome.out.count(LOOKS[command]) > before.count(LOOKS[command])
    assert json.loads(unfinished_games()[0].read_text())["entries"] == []


def test_commands_have_german_names_at_a_german_table(terminal: Terminal) -> None:
    typed = ["hilfe", "brett", "markt", "karten", "stapel", "protokoll", "zurück", "beenden", "j"]
    outcome = terminal.run(*PLAY, *FIRST, "--lang", "de", typed=typed)
    assert "K-FORM-01" not in outcome.out
    assert "Du hast keine Karten." in outcome.out
    assert "K-UNDO-01" in outcome.out
    assert "So geht es weiter" in outcome.out


def test_quitting_keeps_the_game_or_forgets_it(terminal: Terminal) -> None:
    kept = terminal.run(*PLAY, *FIRST, typed=["quit", "y"])
    file = unfinished_games()[0]
    assert f"stormark play xibalba --resume {file}" in kept.out
    file.unlink()
    forgotten = terminal.run(*PLAY, *FIRST, typed=["quit", "c", "split 3 3", "quit", "n"])
    assert "Anna takes 3 resource dice" in forgotten.out
    assert unfinished_games() == []
    assert "not saved" in forgotten.out


def test_a_saved_game_goes_on_where_it_was(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal.run(*PLAY, *FIRST, "--save", str(file), typed=["split 3 3", "keep all"])
    entries = json.loads(file.read_text())["entries"]
    assert len(entries) == 2
    outcome = terminal.run(*PLAY, "--resume", str(file), typed=["gather all"])
    assert "Anna gains" in outcome.out
    record = json.loads(file.read_text())
    assert record["entries"][:2] == entries
    assert len(record["entries"]) > 2
    assert record["players"] == ["Anna", "bot:random"]


def test_a_copy_is_saved_but_never_over_a_foreign_file(terminal: Terminal, tmp_path: Path) -> None:
    copy, foreign = tmp_path / "copy.json", tmp_path / "letter.txt"
    foreign.write_text("Dear all")
    outcome = terminal.run(*PLAY, *FIRST, typed=[f"save {copy}", "split 3 3", f"save {copy}"])
    assert outcome.out.count(f"Saved in {copy}") == 2
    assert len(json.loads(copy.read_text())["entries"]) == 1
    refused = terminal.run(*PLAY, *FIRST, typed=[f"save {foreign}"])
    assert "not overwritten" in refused.out
    assert foreign.read_text() == "Dear all"


def test_a_finished_game_cannot_be_resumed(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal.run(*PLAY, "--target", "1", "--seed", "z", "--save", str(file), typed=ONES)
    outcome = terminal.run(*PLAY, "--resume", str(file))
    assert outcome.status == 2
    assert "stormark replay" in outcome.err


def test_the_same_seed_gives_the_same_game(terminal: Terminal) -> None:
    games = [terminal.run(*PLAY, *FIRST, typed=["1"] * 40).out.splitlines() for _ in range(2)]
    told = [[line for line in game if "stormark.json" not in line] for game in games]
    assert told[0] == told[1]


def test_a_forced_move_is_announced(terminal: Terminal) -> None:
    outcome = terminal.run(*PLAY, *FIRST, "--target", "5", typed=ONES)
    assert "Only one option was left, so it was taken for you:" in outcome.out


def test_data_lies_where_the_system_wants_it(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert data_folder() == terminal.data / "stormark"
    monkeypatch.setenv("XDG_DATA_HOME", "relative/is/ignored")
    assert data_folder().is_absolute()


def test_a_game_goes_on_when_it_cannot_be_saved(terminal: Terminal, tmp_path: Path) -> None:
    calls: list[Path] = []

    def save(path: Path, match: Match[Any], players: Sequence[str]) -> None:
        calls.append(path)
        if len(calls) > 1:
            raise InputError("file-unwritable", str(path), why="other")

    terminal.monkeypatch.setattr("stormark.cli.play.saves.save_match", save)
    outcome = terminal.run(*PLAY, *FIRST, typed=["split 3 3", "keep all"])
    assert "The move counts, but it could not be saved:" in outcome.out
    assert "Anna keeps" in outcome.out


def test_the_coach_advises_whoever_plays_without_other_people(terminal: Terminal) -> None:
    english = terminal.run(*PLAY, *FIRST, typed=["split 3 3", "keep all", "hint"])
    german = terminal.run(*PLAY, *FIRST, "--lang", "de", typed=["aufteilen 3 3", "tipp"])
    assert re.search(r"^1\. .+: \d+% \([+−]\d+\)$", english.out, re.MULTILINE)
    assert "By the end of the turn it brings you: " in english.out
    assert "bringt dir das: " in german.out


def test_chances_are_told_to_whoever_plays_without_other_people(terminal: Terminal) -> None:
    english = terminal.run(*PLAY, *FIRST, typed=["split 3 3", "chances"])
    told = re.findall(r"^.+: (\d+)%$", english.out, re.MULTILINE)
    assert sum(map(int, told)) == 100
    german = terminal.run(*PLAY, *FIRST, "--lang", "de", typed=["aufteilen 3 3", "chancen"])
    assert re.findall(r"^.+: (\d+) %$", german.out, re.MULTILINE) == told
    friends = terminal.run(*PLAY, "--seats", "Anna,Ben", "--seed", "z", typed=["", "chances"])
    assert "The coach gives no hints while other people play." in friends.out


def test_the_coach_is_silent_where_other_people_play(terminal: Terminal) -> None:
    outcome = terminal.run(*PLAY, "--seats", "Anna,Ben", "--seed", "z", typed=["", "hint", "hint"])
    assert "The coach gives no hints while other people play." in outcome.out
