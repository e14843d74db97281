from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from stormark.kernel.action import Action
from stormark.kernel.digest import fingerprint
from stormark.kernel.log import CHOSEN, Move
from stormark.kernel.match import Match
from stormark.kernel.refusal import InputError
from stormark.kernel.replay import (
    load_replay,
    load_replay_file,
    record_match,
    replay_text,
    save_match,
)
from stormark.kernel.replay_text import write_record
from stormark.kernel.state import SPECTATOR
from tests.kernel.toy import Toy
from tests.kernel.toy_matches import GAME, SEED, accept, play_out, toy_match
from tests.kernel.toy_state import ToyState

NAMES = ["Ada", "Jörg 💡"]


def finished() -> Match[ToyState]:
    match = toy_match({"turns": 3})
    accept(match.act_text(0, "boast"))
    accept(match.undo(0))
    play_out(match)
    return match


def problem_of(text: str, game: Toy = GAME) -> tuple[str, str]:
    with pytest.raises(InputError) as caught:
        load_replay(text, game)
    return caught.value.problem, caught.value.place


def resealed(data: dict[str, Any]) -> str:
    """Somebody edited the file and knew how to make the checksum fit."""
    content = {key: value for key, value in data.items() if key != "checksum"}
    return json.dumps({**content, "checksum": fingerprint(content)})


def test_a_replay_tells_the_whole_finished_match() -> None:
    match = finished()
    replay = load_replay(replay_text(match, NAMES), GAME)
    assert replay.record.players == tuple(NAMES)
    assert replay.record.seed == SEED
    assert replay.match().log == match.log
    assert len(replay) == len(match.log)


def test_writing_what_was_read_gives_the_same_text() -> None:
    text = replay_text(finished(), NAMES)
    assert write_record(load_replay(text, GAME).record) == text


def test_every_position_can_be_looked_at_in_any_order() -> None:
    match = finished()
    replay = load_replay(replay_text(match, NAMES), GAME)
    assert replay.view_at(len(replay), 0) == match.view(0)
    assert replay.view_at(0, 1) == toy_match({"turns": 3}).view(1)
    assert replay.view_at(2, SPECTATOR) == replay.view_at(0, SPECTATOR)  # entry 2 is the undo
    steps = list(replay.steps(SPECTATOR))
    assert [step.entry for step in steps] == list(match.log)
    assert [event.verb for step in steps[:2] for event in step.events] == ["boasted", "undone"]
    with pytest.raises(InputError):
        replay.state_at(len(replay) + 1)


def test_a_position_that_was_handed_out_is_nobody_elses() -> None:
    replay = load_replay(replay_text(finished(), NAMES), GAME)
    replay.state_at(1).points[0] = 99
    assert replay.state_at(1).points[0] == 0


def test_a_shared_replay_of_an_unfinished_match_keeps_what_is_secret() -> None:
    match = toy_match()
    accept(match.act_text(0, "boast"))
    text = replay_text(match, NAMES)
    assert SEED.hex() not in text
    assert match.digest not in text
    replay = load_replay(text, GAME)
    assert replay.sealed
    assert replay.record.entries == (Move(0, Action("boast"), CHOSEN, ""),)
    with pytest.raises(InputError) as caught:
        replay.state_at(0)
    assert caught.value.problem == "replay-sealed"


def test_a_save_is_continued_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    match = toy_match(auto_forced=True)
    accept(match.act_text(0, "boast"))
    save_match(path, match, NAMES)
    accept(match.act_text(0, "boast"))
    save_match(path, match, NAMES)  # replaces the first
    again = load_replay_file(path, GAME).match()
    assert again.log == match.log
    play_out(again)
    play_out(match)
    assert again.log == match.log
    assert [file.name for file in tmp_path.iterdir()] == ["save.json"]


def test_a_save_that_cannot_be_written_leaves_the_old_one(tmp_path: Path) -> None:
    with pytest.raises(InputError) as caught:
        save_match(tmp_path / "nowhere" / "save.json", toy_match(), NAMES)
    assert caught.value.problem == "file-unwritable"
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(InputError):
        save_match(folder, toy_match(), NAMES)
    assert [file.name for file in tmp_path.iterdir()] == ["folder"]


def test_a_bad_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    path.write_text("{}")
    with pytest.raises(InputError) as caught:
        load_replay_file(path, GAME)
    assert caught.value.place == f"{path}: format"


# What is wrong with it


def test_a_replay_cut_off_anywhere_is_refused() -> None:
    text = replay_text(toy_match({"turns": 1}), NAMES)
    for length in range(len(text) - 1):
        assert problem_of(text[:length])[0] == "replay-not-json"


def test_a_changed_character_anywhere_is_refused() -> None:
    match = finished()
    text = replay_text(match, NAMES)
    for index, character in enumerate(text.rstrip("\n")):
        if character not in " \n":
            other = "1" if character != "1" else "2"
            problem_of(text[:index] + other + text[index + 1 :])


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if isinstance(value, dict) and value:
        return [leaf for key in value for leaf in leaves(value[key], (*path, key))]
    if isinstance(value, list) and value:
        return [leaf for key, item in enumerate(value) for leaf in leaves(item, (*path, key))]
    return [path]


@pytest.mark.parametrize("other", [None, True, 0, 7, -1, 0.5, "x", [], {}, [[]], {"a": 1}])
def test_a_changed_value_is_found_out_even_under_a_fitting_checksum(other: Any) -> None:
    match = toy_match({"turns": 2})
    accept(match.act_text(0, "boast"))
    accept(match.undo(0))
    accept(match.act_text(0, "roll"))
    accept(match.rewind(1, 1))
    play_out(match)
    text = replay_text(match, NAMES)
    original = json.loads(text)
    for path in leaves(original):
        if path[0] in ("players", "checksum"):
            continue  # a name is what it is
        data = json.loads(text)
        target = data
        for key in path[:-1]:
            target = target[key]
        if json.dumps(target[path[-1]]) == json.dumps(other):
            continue
        target[path[-1]] = other
        if path in [("save",), ("auto_forced",)] and other is True:
            continue  # as true as before: it could be a save, and nothing was forced
        if path == ("entries", 3, "seat") and other == 0 and type(other) is int:
            continue  # anybody may propose to go back
        problem_of(resealed(data))


def changed(**changes: Any) -> str:
    return resealed({**json.loads(replay_text(finished(), NAMES)), **changes})


@pytest.mark.parametrize(
    ("changes", "problem", "place"),
    [
        ({"format": "pgn"}, "replay-format", "format"),
        ({"version": 2}, "replay-version", "version"),
        ({"comment": "hi"}, "field-unknown", "comment"),
        ({"game": "chess"}, "replay-game", "game"),
        ({"rules_version": 2}, "replay-rules-version", "rules_version"),
        ({"pack": "another"}, "replay-pack", "pack"),
        ({"options": {"seats": 4, "turns": 3}}, "replay-options", "options"),
        ({"options": {"seats": 2}}, "replay-options-incomplete", "options"),
        ({"options": {"colour": 1}}, "field-unknown", "options.colour"),
        ({"seed": "00" * 32}, "replay-seed-hash", "seed"),
        ({"seed": "00"}, "replay-seed-form", "seed"),
        ({"seed": None}, "replay-seed-missing", "seed"),
        ({"result": None}, "replay-result", "result"),
        ({"result": [1.0, 1.0]}, "replay-result", "result"),
        ({"players": ["alone"]}, "replay-players", "players"),
        ({"players": [1, 2]}, "field-type", "players[0]"),
        ({"entries": [{}]}, "entry-malformed", "entries[0]"),
    ],
)
def test_what_does_not_fit_is_named(changes: dict[str, Any], problem: str, place: str) -> None:
    assert problem_of(changed(**changes)) == (problem, place)


def test_a_missing_field_is_named() -> None:
    data = json.loads(replay_text(finished(), NAMES))
    for key in data:
        rest = {other: value for other, value in data.items() if other != key}
        text = json.dumps(rest) if key == "checksum" else resealed(rest)
        assert problem_of(text)[1] == key


def test_an_edited_file_is_told_apart_from_a_cut_one() -> None:
    text = replay_text(finished(), NAMES)
    assert problem_of(text.replace("Ada", "Eve")) == ("replay-checksum", "checksum")


def test_a_diverging_position_names_the_entry() -> None:
    record = record_match(finished(), NAMES)
    third = record.entries[2]
    assert isinstance(third, Move)
    entries = (*record.entries[:2], replace(third, digest="0" * 32), *record.entries[3:])
    text = write_record(replace(record, entries=entries))
    assert problem_of(text) == ("log-diverges", "entries[2]")


def test_dropped_entries_are_found_out() -> None:
    record = record_match(finished(), NAMES)
    for cut in range(len(record.entries)):
        text = write_record(replace(record, entries=record.entries[:cut]))
        assert problem_of(text) == ("replay-result", "result")


def test_the_seed_of_an_unfinished_match_stands_only_in_a_save() -> None:
    record = record_match(toy_match(), NAMES, save=True)
    assert load_replay(write_record(record), GAME).match().log == ()
    assert problem_of(write_record(replace(record, save=False))) == ("replay-seed-early", "seed")


def test_rules_that_changed_without_a_new_version_are_found_out() -> None:
    class Generous(ToyState):
        def returns(self) -> list[float]:
            return [1.0] * self.seats if self.phase == "over" else super().returns()

    game = Toy()
    game.state_class = Generous
    assert problem_of(replay_text(finished(), NAMES), game) == ("replay-result", "result")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        "[" * 100_000,
        '{"version": 1, "version": 1}',
        '{"format": NaN}',
        '{"format": "\\ud800"}',
        '{"format": 1' + "0" * 5000 + "}",
    ],
)
def test_text_that_is_no_replay_at_all_is_refused(text: str) -> None:
    assert problem_of(text)[0] in ("replay-not-json", "replay-format")
