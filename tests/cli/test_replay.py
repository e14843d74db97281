"""Replays: verified, listed, stepped through, and explained when they are not true."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from stormark.games.xibalba.game import Xibalba
from stormark.kernel.game import Setup
from stormark.kernel.match import Match
from stormark.kernel.replay import save_match
from tests.cli.running import Outcome, Terminal

PACK = str(Path(__file__).parent.parent / "games/xibalba/packs/nomads.toml")


@pytest.fixture
def file(terminal: Terminal, tmp_path: Path) -> Path:
    """The replay of a short finished game between a person and a bot."""
    path = tmp_path / "game.json"
    outcome = terminal.run(
        *("play", "xibalba", "--plain", "--seats", "Anna,bot:greedy", "--target", "2"),
        *("--seed", "replay", "--save", str(path)),
        typed=["1"] * 2000,
    )
    assert "The game is over." in outcome.out
    return path


def test_a_replay_is_listed_entry_by_entry(terminal: Terminal, file: Path) -> None:
    entries = len(json.loads(file.read_text())["entries"])
    english = terminal.run("replay", str(file))
    assert english.status == 0
    assert f"{entries} entries replayed" in english.out
    assert f"{entries}/{entries} " in english.out
    assert "Anna: split 4 2" in english.out
    german = terminal.run("replay", str(file), "--lang", "de")
    assert "Einträge wurden nachgespielt" in german.out


def test_a_replay_is_walked_through(terminal: Terminal, file: Path) -> None:
    typed = ["n", "", "p", "last", "first", "goto 3", "2", "board", "dance", "q"]
    outcome = terminal.run("replay", str(file), "--step", "--plain", typed=typed)
    assert outcome.status == 0
    heads = [line.split("/")[0] for line in outcome.out.splitlines() if "/" in line[:4]]
    last = str(len(json.loads(file.read_text())["entries"]))
    assert heads == ["0", "1", "2", "1", last, "0", "3", "2", "2", "2"]
    assert "Warhost: " in outcome.out
    assert "goto 12" in outcome.out


def test_a_match_that_went_on_under_newer_rules_is_shown_from_there(
    terminal: Terminal, tmp_path: Path
) -> None:
    game = Xibalba()
    setup = game.setup({"players": 2})
    assert isinstance(setup, Setup)
    setup = replace(setup, rules_version=game.spec.rules_version - 1)
    before = Match(game, setup, bytes(32))
    for _ in range(3):
        decision = before.decisions()[0]
        before.act(decision.seat, decision.actions[0])
    match = Match.continued(game, setup, bytes(32), before.log, before.snapshot())
    decision = match.decisions()[0]
    match.act(decision.seat, decision.actions[0])
    match.rewind(1, 4)
    path = tmp_path / "continued.json"
    save_match(path, match, ["Anna", "Ben"])
    listed = terminal.run("replay", str(path))
    assert listed.status == 0
    assert "Replay verified: 2 entries replayed." in listed.out
    assert "Entries before position 4 were played under older rules" in listed.out
    assert "4/6 Newer rules" in listed.out
    assert "6/6 The players go back" in listed.out
    stepped = terminal.run(
        "replay", str(path), "--step", "--plain", typed=["p", "first", "n", "review", "q"]
    )
    heads = [line.split("/")[0] for line in stepped.out.splitlines() if "/" in line[:4]]
    assert heads == ["4", "4", "4", "5", "5"]
    assert "this one is not over yet" in stepped.out


def test_the_steps_have_german_names(terminal: Terminal, file: Path) -> None:
    typed = [
        "vor",
        "v",
        "zurück",
        "ende",
        "anfang",
        "gehe 3",
        "z",
        "brett",
        "auslage",
        "tanze",
        "b",
    ]
    lines = terminal.run(
        *("replay", str(file), "--step", "--plain", "--lang", "de"), typed=[*typed, "beenden"]
    ).out.splitlines()
    heads = [line.split("/")[0] for line in lines if "/" in line[:4]]
    last = str(len(json.loads(file.read_text())["entries"]))
    assert heads == ["0", "1", "2", "1", last, "0", "3", "2", "2", "2", "2", "2"]
    assert sum("gehe 12" in line for line in lines) == 1
    assert any(line.startswith("soldat1, Preis") for line in lines)


def test_the_listing_depends_on_who_looks(terminal: Terminal, file: Path) -> None:
    for viewer in ("1", "2", "spectator", "all"):
        assert terminal.run("replay", str(file), "--viewer", viewer).status == 0
    outcome = terminal.run("replay", str(file), "--viewer", "3")
    assert outcome.status == 2
    assert "1, 2, spectator, all" in outcome.err


def changed(terminal: Terminal, file: Path, **changes: object) -> Outcome:
    record = json.loads(file.read_text())
    file.write_text(json.dumps(record | changes))
    return terminal.run("replay", str(file))


def test_an_edited_replay_is_refused(terminal: Terminal, file: Path) -> None:
    outcome = changed(terminal, file, players=["Anna", "Eve"])
    assert outcome.status == 2
    assert "changed after it was written" in outcome.err


def test_a_replay_cut_off_is_refused_with_its_line(terminal: Terminal, file: Path) -> None:
    text = file.read_text()
    file.write_text(text[: len(text) // 2])
    outcome = terminal.run("replay", str(file), "--lang", "de")
    assert outcome.status == 2
    assert "Zeile" in outcome.err


def test_a_replay_of_another_version_is_refused(terminal: Terminal, file: Path) -> None:
    outcome = changed(terminal, file, version=99)
    assert outcome.status == 2
    assert "99" in outcome.err


def test_a_replay_with_another_pack_says_which_one_it_needs(
    terminal: Terminal, tmp_path: Path
) -> None:
    file = str(tmp_path / "nomads.json")
    outcome = terminal.run(
        *("play", "xibalba", "--plain", "--pack", PACK, "--save", file, "--target", "1"),
        *("--seats", "bot:random,bot:random"),
    )
    assert outcome.status == 0, outcome.err
    needed = json.loads(Path(file).read_text())["pack"]
    refused = terminal.run("replay", file)
    assert refused.status == 2
    assert f"{needed}: --pack" in refused.err
    assert terminal.run("replay", file, "--pack", PACK).status == 0


def test_a_shared_unfinished_replay_cannot_be_shown_yet(terminal: Terminal, tmp_path: Path) -> None:
    from stormark.kernel.replay import replay_text
    from tests.cli.positions import random_match

    file = tmp_path / "sealed.json"
    file.write_text(replay_text(random_match(2, 1, 7), ["Anna", "Ben"]))
    for args in (["replay", str(file)], ["play", "xibalba", "--resume", str(file)]):
        outcome = terminal.run(*args)
        assert outcome.status == 2
        assert "still secret" in outcome.err
