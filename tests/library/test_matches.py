"""Matches in a program: what is refused is raised, and a whole match can be read again."""

from __future__ import annotations

import pickle
from copy import deepcopy
from pathlib import Path
from random import Random

import pytest

import stormark
from stormark.games.registry import NAMES
from stormark.kernel.log import Undo

PACK = Path(__file__).parents[1] / "games/xibalba/packs/nomads.toml"


def test_options_that_break_a_rule_raise_it() -> None:
    with pytest.raises(stormark.Refused, match="X-"):
        stormark.new_match("xibalba", players=2, factions=["bastion", "bastion"])
    with pytest.raises(stormark.InputError, match="players"):
        stormark.new_match("xibalba", players="two")
    with pytest.raises(stormark.InputError, match="plyers"):
        stormark.new_match("xibalba", plyers=2)
    with pytest.raises(stormark.InputError, match="chess"):
        stormark.load("chess")
    with pytest.raises(stormark.InputError):
        stormark.new_match("xibalba", pack="no such file.toml")


@pytest.mark.parametrize("seed", [-1, 1 << 256, b"short"])
def test_a_seed_that_is_none_is_refused(seed: int | bytes) -> None:
    with pytest.raises(stormark.InputError, match="seed"):
        stormark.new_match("xibalba", seed=seed)


def test_the_same_number_gives_the_same_match() -> None:
    def log(seed: int | None) -> object:
        match = stormark.new_match("battalia", players=2, seed=seed)
        match.play(match.loaded.player("random", seed=5), decisions=30)
        return match.log

    assert log(7) == log(7) != log(8)
    assert log(None) != log(None)


@pytest.mark.parametrize("name", NAMES)
def test_steps_are_checked_and_can_be_taken_back(name: str) -> None:
    match = stormark.new_match(name, players=2, seed=2)
    before = match.position
    with pytest.raises(stormark.Refused):
        match.step("abracadabra")
    with pytest.raises(stormark.Refused):
        match.step(-1)
    assert match.position == before
    assert match.number == 0
    seat = match.deciding[0]
    after = match.step(0)
    assert after == match.position != before
    assert [event.verb for event in after.events] == [
        event.verb for event in before.step(before.actions()[0]).events
    ]
    assert after.events
    with pytest.raises(stormark.Refused, match="K-UNDO"):
        match.take_back(1 - seat)


def test_own_moves_are_taken_back() -> None:
    match = stormark.new_match("xibalba", players=2, seed=1)
    match.step("split 3 3")
    before, seat = match.position, match.deciding[0]
    match.step(next(text for text in before.notations() if text.startswith("keep ")))
    assert match.take_back(seat) == before


@pytest.mark.parametrize("name", NAMES)
def test_a_replay_finds_its_game_and_is_walked_through(name: str, tmp_path: Path) -> None:
    match = stormark.new_match(name, players=2, seed=4)
    random = Random(1)
    match.play(match.loaded.player("random", seed=1), decisions=20)
    for _ in range(200):
        seat = match.deciding[0]
        match.step(random.choice(match.position.actions()), seat)
        if not isinstance(match.way_back(seat), stormark.Refusal):
            match.take_back(seat)
            break
    path = tmp_path / "match.json"
    match.save(path, ["Ada", "Ben"])
    replay = stormark.read_replay(path)
    assert repr(replay).startswith(f"<PlayedReplay of {name}: Ada, Ben; {match.number} entries")
    steps = list(replay)
    assert [step.entry for step in steps] == list(match.log)
    assert steps[-1].position == match.position
    assert any(isinstance(step.entry, Undo) for step in steps)
    for step in steps:
        assert step.position == replay.position(step.number)
        assert (step.action is None) == (step.notation == "")
        if step.action is not None:
            assert step.before.step(step.notation, step.seat, seed=4) == step.position
    assert any(step.events for step in steps)
    told = [text for step in steps for text in step.sentences("de", 0, replay.players)]
    begun = len(match.story("de", 0, replay.players)) - len(told)
    assert match.story("de", 0, replay.players)[begun:] == told
    assert replay.positions[0] == steps[0].before
    going_on = replay.match()
    going_on.step(match.position.actions()[0], match.deciding[0])
    assert going_on.number > match.number


def test_a_finished_match_is_shared_and_analysed(tmp_path: Path) -> None:
    match = stormark.new_match("xibalba", players=2, seed=6, pack=PACK)
    players = [match.loaded.player("greedy", seed=1), match.loaded.player("random", seed=2)]
    match.play(*players)
    path = tmp_path / "shared.txt"
    path.write_text(match.replay(["Ada"]), encoding="utf-8")
    with pytest.raises(stormark.InputError, match="shared"):
        stormark.read_replay(path)
    replay = stormark.read_replay(path, pack=PACK)
    assert replay.players == ("Ada", "Player 2")
    assert replay.result == match.position.returns
    assert replay.analysis().to_json()
    with pytest.raises(stormark.InputError):
        stormark.read_replay(tmp_path / "nothing.txt")


def test_a_wrong_number_of_players_is_an_error() -> None:
    match = stormark.new_match("xibalba", players=3, seed=1)
    player = match.loaded.player()
    assert player.name in match.loaded.bots
    with pytest.raises(ValueError, match="3 seats"):
        match.play(player, player)


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_answers_a_seen_position_as_the_whole_one(name: str) -> None:
    position = stormark.new_match(name, players=2, seed=2).position
    seat = position.deciding[0]
    asked = position.game.player("greedy", seed=1).choose(position)
    assert position.game.player("greedy", seed=1).choose(position.seen_by(seat)) == asked
    assert asked in position.actions()


def test_matches_are_pickled_with_their_game() -> None:
    match = stormark.new_match("xibalba", players=2, seed=1)
    match.step("split 3 3")
    for twin in (pickle.loads(pickle.dumps(match)), deepcopy(match)):
        assert twin.position == match.position
        twin.step(twin.position.actions()[0])
        assert twin.number == 2
    assert match.number == 1
    assert repr(match).startswith("<PlayedMatch 1 decisions, <Position of xibalba: turn 1")
