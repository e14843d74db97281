"""A running match goes on under newer rules (design decision D10, docs/adr/0013)."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from stormark.kernel.action import Action
from stormark.kernel.digest import fingerprint
from stormark.kernel.game import GameSpec
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.log import Continued, Entry, Move, Undo, entry_from_json
from stormark.kernel.match import Match
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.replay import Replay, load_replay, record_match, replay_text
from stormark.kernel.replay_text import ReplayRecord, read_record, write_record
from stormark.kernel.state import SPECTATOR, Io
from tests.kernel.toy import Toy
from tests.kernel.toy_matches import GAME, SEED, accept, play_out, rule, six_first, toy_match
from tests.kernel.toy_state import ToyState

NAMES = ["Ada", "Ben"]


class GenerousState(ToyState):
    """Since version 2 every roll is worth two points more, so older logs come out differently."""

    def _roll(self, seat: int, io: Io) -> None:
        self.points[seat] += 2
        super()._roll(seat, io)


class Newer(Toy):
    spec = GameSpec("toy", 2, 2, 3, ("dice", "deck"))
    pack_hash = "another pack"
    state_class = GenerousState


class Newest(Newer):
    spec = GameSpec("toy", 3, 2, 3, ("dice", "deck"))


NEWER = Newer()


def go_on(match: Match[ToyState], game: Toy = NEWER) -> Match[ToyState]:
    snapshot: Json = json.loads(json.dumps(match.snapshot()))
    return Match.continued(
        game, match.setup, match.sealed_seed(), match.log, snapshot, match.auto_forced
    )


def older() -> Match[ToyState]:
    """A match of the older rules in which something has happened."""
    match = toy_match()
    accept(match.act_text(0, "boast"))
    accept(match.undo(0))
    accept(match.act_text(0, "roll"))
    return match


def again(match: Match[ToyState], entries: tuple[Entry, ...] | list[Entry]) -> Match[ToyState]:
    return Match.from_log(match.game, match.setup, SEED, entries, match.auto_forced)


def test_the_match_goes_on_from_its_last_position() -> None:
    before = older()
    match = go_on(before)
    state = before.snapshot()["state"]
    assert isinstance(state, dict)
    assert match.log[-1] == Continued(1, 2, "another pack", state, before.digest)
    assert match.log[:-1] == before.log
    assert match.view(0) == before.view(0)
    assert match.setup == before.setup  # a match keeps what it began with
    assert [(number, event.verb) for number, event in match.events(SPECTATOR)] == [(4, "continued")]
    assert match.events(SPECTATOR)[0][1].args == {"from": 1, "to": 2}
    assert match.first_event == 4


def test_from_there_on_the_newer_rules_hold_and_the_same_chance() -> None:
    old, new = older(), go_on(older())
    seat = old.decisions()[0].seat
    old_points = accept(old.act_text(seat, "roll")).events
    new_points = accept(new.act_text(seat, "roll")).events
    assert old_points == new_points  # the same die
    assert total(new) == total(old) + 2


def total(match: Match[ToyState]) -> int:
    points = match.view(SPECTATOR)["points"]
    assert isinstance(points, list)
    return sum(point for point in points if isinstance(point, int))


def test_a_log_is_played_from_where_the_newer_rules_begin() -> None:
    match = go_on(older())
    play_out(match)
    played = again(match, match.log)
    assert played.log == match.log
    assert played.digest == match.digest
    assert played.events(0) == match.events(0)
    with pytest.raises(InputError):  # the newer rules cannot play what was before
        Match.from_log(NEWER, match.setup, SEED, match.log[:3])


def test_only_the_last_change_of_rules_counts() -> None:
    once = go_on(older())
    accept(once.act_text(once.decisions()[0].seat, "roll"))
    twice = go_on(once, Newest())
    play_out(twice)
    assert [e.rules_to for e in twice.log if isinstance(e, Continued)] == [2, 3]
    assert again(twice, twice.log).log == twice.log


def test_what_is_forced_by_the_newer_rules_follows_at_once() -> None:
    class Strict(GenerousState):
        def options(self, seat: int) -> list[int]:
            return super().options(seat)[:1] if self.turn == 1 else super().options(seat)

    game = Newer()
    game.state_class = Strict
    before = toy_match(auto_forced=True)
    match = go_on(before, game)
    assert [type(entry) for entry in match.log[:2]] == [Continued, Move]
    assert again(match, match.log).log == match.log
    with pytest.raises(InputError) as caught:
        again(match, match.log[:1])
    assert caught.value.problem == "log-ends-early"


def test_questions_are_put_anew() -> None:
    before = older()
    (asked,) = before.decisions()
    match = go_on(before)
    (now,) = match.decisions()
    assert (asked.id, now.id) == (f"{asked.seat}.0", f"{asked.seat}.0.0.1")
    assert rule(match.act(asked.seat, Action("roll"), asked.id)) == "K-DECISION-01"
    assert again(match, match.log).decisions() == [now]


def test_there_is_no_way_back_behind_the_change() -> None:
    match = go_on(six_first())
    assert rule(match.undo(0)) == "K-UNDO-09"
    assert rule(match.undo(1)) == "K-UNDO-01"
    assert rule(match.rewind(0, 1)) == "K-UNDO-09"
    accept(match.act_text(0, "keep"))
    assert match.restart_turn(0) == Refusal("K-UNDO-06", "K-UNDO-09", {"free": 1})
    accept(match.rewind(1, 2))
    assert isinstance(match.log[-1], Undo)
    accept(match.act_text(1, "keep"))
    played = Match.from_log(NEWER, match.setup, match.sealed_seed(), match.log)
    assert played.log == match.log


def test_a_continued_match_can_be_interrupted() -> None:
    match = go_on(older())
    resumed = Match.resume(NEWER, match.setup, SEED, match.log, match.snapshot())
    play_out(resumed)
    play_out(match)
    assert resumed.log == match.log


def test_a_referee_of_the_older_rules_cannot_follow() -> None:
    before = older()
    entries = go_on(before).log[before.number :]
    with pytest.raises(InputError) as caught:
        before.follow(entries)
    assert (caught.value.problem, caught.value.place) == ("log-continued", "entries[3]")
    assert before.log == older().log


# What is refused


def problem(game: Toy, match: Match[ToyState], entries: list[Entry]) -> tuple[str, str]:
    with pytest.raises(InputError) as caught:
        Match.from_log(game, match.setup, SEED, entries)
    return caught.value.problem, caught.value.place


def test_a_log_of_rules_that_are_not_here_is_refused() -> None:
    match = go_on(older())
    log = list(match.log)
    assert problem(GAME, match, log) == ("replay-rules-version", "entries[3]")
    assert problem(Newest(), match, log) == ("replay-rules-version", "entries[3]")
    repacked = Newer()
    repacked.pack_hash = "a third pack"
    assert problem(repacked, match, log) == ("replay-pack", "entries[3]")


def test_a_change_from_rules_that_did_not_hold_is_refused() -> None:
    match = go_on(older())
    *before, last = match.log
    assert isinstance(last, Continued)
    assert problem(NEWER, match, [*before, replace(last, rules_from=7)]) == (
        "log-differs",
        "entries[3]",
    )


def test_a_position_that_was_changed_is_found_out() -> None:
    match = go_on(older())
    *before, last = match.log
    assert isinstance(last, Continued)
    assert last.state is not None
    richer: JsonDict = {**last.state, "points": [50, 0]}
    assert problem(NEWER, match, [*before, replace(last, state=richer)])[0] == "log-diverges"
    assert problem(NEWER, match, [*before, replace(last, state=None)])[0] == "log-position-missing"
    doubled: JsonDict = {**last.state, "table": [1, 1]}
    forged = replace(last, state=doubled, digest=fingerprint(doubled))
    assert problem(NEWER, match, [*before, forged])[0] == "log-unsound"


def test_a_match_goes_on_only_from_its_last_position() -> None:
    match = older()
    early = toy_match().snapshot()
    with pytest.raises(InputError) as caught:
        Match.continued(NEWER, match.setup, SEED, match.log, early)
    assert caught.value.problem == "log-snapshot"


# As a record


def test_the_entry_is_written_and_read() -> None:
    entry = Continued(1, 2, "p", {"a": [1]}, "ab")
    data: JsonDict = {
        "continued": {"from": 1, "to": 2, "pack": "p"},
        "state": {"a": [1]},
        "digest": "ab",
    }
    assert entry.to_json() == data
    assert entry_from_json(data, "here") == entry
    assert entry_from_json(entry.sealed().to_json(), "") == Continued(1, 2, "p", None, "")


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"state": 1}, "here.state"),
        ({"digest": None}, "here.digest"),
        ({"seat": 0}, "here.seat"),
        ({"continued": 2}, "here.continued"),
        ({"continued": {"from": 1, "to": 2}}, "here.continued.pack"),
        ({"continued": {"from": "1", "to": 2, "pack": ""}}, "here.continued.from"),
        ({"continued": {"from": 1, "to": 2, "pack": "", "by": ""}}, "here.continued.by"),
    ],
)
def test_what_is_wrong_with_an_entry_is_named(changes: JsonDict, place: str) -> None:
    data = Continued(1, 2, "p", {}, "ab").to_json()
    with pytest.raises(InputError) as caught:
        entry_from_json({**data, **changes}, "here")
    assert caught.value.place == place


def test_an_entry_without_its_position_is_malformed() -> None:
    data = Continued(1, 2, "p", {}, "ab").to_json()
    del data["state"]
    with pytest.raises(InputError) as caught:
        entry_from_json(data, "here")
    assert caught.value.place == "here.state"


def finished() -> Match[ToyState]:
    match = go_on(older())
    play_out(match)
    return match


def test_a_replay_says_from_where_on_it_is_verified() -> None:
    match = finished()
    text = replay_text(match, NAMES)
    replay = load_replay(text, NEWER)
    assert write_record(replay.record) == text
    assert replay.record.rules_version == 1
    assert replay.verified_from == 4
    assert replay.view_at(len(replay), 0) == match.view(0)
    assert replay.view_at(4, 0) == older().view(0)
    for number in (0, 3):
        with pytest.raises(InputError) as caught:
            replay.state_at(number)
        assert caught.value.problem == "replay-older-rules"
        assert caught.value.params == {"first": 4}
    steps = list(replay.steps(SPECTATOR))
    assert [step.entry for step in steps] == list(match.log)
    assert [bool(step.events) for step in steps[:5]] == [False, False, False, True, True]
    assert load_replay(replay_text(toy_match(), NAMES), GAME).verified_from == 0


def test_an_unfinished_match_that_is_shared_keeps_its_position_secret() -> None:
    match = go_on(older())
    text = replay_text(match, NAMES)
    sealed = read_record(text).entries[-1]
    assert sealed == Continued(1, 2, "another pack", None, "")
    assert "hands" not in text
    assert match.digest not in text
    assert load_replay(text, NEWER).sealed


def test_a_save_goes_on_where_it_was_left() -> None:
    match = go_on(older())
    saved = write_record(record_match(match, NAMES, save=True))
    loaded = load_replay(saved, NEWER).match()
    play_out(loaded)
    play_out(match)
    assert loaded.log == match.log


def refused(record: ReplayRecord, game: Toy) -> tuple[str, str]:
    with pytest.raises(InputError) as caught:
        Replay(game, record)
    return caught.value.problem, caught.value.place


def test_a_record_is_refused_by_rules_it_does_not_end_with() -> None:
    record = record_match(finished(), NAMES)
    assert refused(record, GAME) == ("replay-rules-version", "entries[3]")
    assert refused(replace(record, rules_version=2), NEWER) == ("log-differs", "entries[3]")
