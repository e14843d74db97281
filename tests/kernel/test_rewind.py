"""Going back by consent: any position, whatever was revealed, drawn or moved since."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stormark.kernel.action import Action
from stormark.kernel.digest import digest
from stormark.kernel.json import JsonDict
from stormark.kernel.log import CHOSEN, FORCED, Move, Undo, entry_from_json
from stormark.kernel.match import Match
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.replay import load_replay, record_match
from stormark.kernel.replay_text import write_record
from stormark.kernel.state import SPECTATOR
from tests.kernel.random_tables import GAMES, some_step, table
from tests.kernel.toy_matches import (
    GAME,
    SEED,
    accept,
    card_in_hand,
    empty_hands,
    play_out,
    rule,
    six_first,
    toy_match,
)


def without_counters(view: JsonDict) -> JsonDict:
    return {key: value for key, value in view.items() if key != "draws"}


def test_the_table_goes_back_behind_dice_revealed_cards_and_other_players() -> None:
    match = toy_match()
    accept(match.act_text(0, "boast"))
    wanted = match.view(0)
    accept(match.act_text(0, f"play {card_in_hand(match, 0)}"))
    accept(match.act_text(1, "pass"))
    accept(match.act_text(1, "roll"))
    accepted = accept(match.rewind(1, 1))
    assert accepted.entries == (Undo(1, 1, match.digest, agreed=True),)
    assert [(event.verb, event.args) for event in accepted.events] == [("rewound", {"seat": 1})]
    assert without_counters(match.view(0)) == without_counters(wanted)
    assert match.number == 5  # the log only grows
    assert match.events(SPECTATOR, 4) == [(5, accepted.events[0])]


def test_the_start_and_an_abandoned_position_can_be_gone_back_to() -> None:
    match = toy_match()
    start = match.view(0)
    accept(match.act_text(0, "boast"))
    boasted = match.view(0)
    accept(match.rewind(0, 0))
    assert match.view(0) == start
    accept(match.rewind(1, 1))
    assert match.view(0) == boasted


def rolled(match: Match[Any], seat: int) -> int:
    (event,) = [e for e in accept(match.act_text(seat, "roll")).events if e.verb == "rolled"]
    die = event.args["die"]
    assert isinstance(die, int)
    return die


def test_dice_that_were_seen_do_not_come_again() -> None:
    """The n-th roll of a match is the same whether the table went back in between or not."""
    straight, back = toy_match({"turns": 200}), toy_match({"turns": 200})
    dice: list[int] = []
    while len(dice) < 40:
        seat = straight.decisions()[0].seat
        if straight.decisions()[0].kind == "turn":
            dice.append(rolled(straight, seat))
        else:
            accept(straight.act_text(seat, "keep"))
    again = []
    for _ in range(40):
        again.append(rolled(back, 0))
        accept(back.rewind(0, 0))
    assert again == dice
    assert len(set(again)) > 1


def test_a_second_roll_after_going_back_is_not_the_first_one_again() -> None:
    differing = 0
    for number in range(30):
        match = toy_match(seed=bytes([number]) * 32)
        first = rolled(match, 0)
        accept(match.rewind(0, 0))
        differing += rolled(match, 0) != first
    assert differing > 15


def test_free_undo_is_what_it_was_and_changes_no_counter() -> None:
    match = toy_match()
    start = match.digest
    accept(match.act_text(0, "boast"))
    assert accept(match.undo(0)).entry.to_json() == {"seat": 0, "undo_to": 0, "digest": start}


@pytest.mark.parametrize("to", [-1, 2, 3])
def test_only_an_earlier_position_can_be_gone_back_to(to: int) -> None:
    match = toy_match()
    accept(match.act_text(0, "boast, boast"))
    before = match.digest
    assert rule(match.rewind(0, to)) == "K-UNDO-07"
    assert (match.digest, match.number) == (before, 2)


def test_nobody_who_does_not_play_can_propose_it() -> None:
    match = toy_match()
    accept(match.act_text(0, "boast"))
    assert match.rewind(2, 0) == Refusal("K-SEAT-02", "", {"player": 3, "players": 2})


def test_a_match_that_is_over_stays_over() -> None:
    match = toy_match()
    play_out(match)
    assert rule(match.rewind(0, 0)) == "K-OVER-01"


def test_moves_before_going_back_cannot_be_taken_back_freely() -> None:
    match = toy_match()
    accept(match.act_text(0, "boast"))
    accept(match.act_text(0, "boast"))
    accept(match.rewind(1, 1))
    assert rule(match.undo(0)) == "K-UNDO-08"
    accept(match.act_text(0, "boast"))
    assert match.restart_turn(0) == Refusal("K-UNDO-06", "K-UNDO-08", {"free": 1})
    accept(match.undo(0))
    assert rule(match.undo(0)) == "K-UNDO-08"


def test_an_answer_to_an_abandoned_question_is_stale() -> None:
    match = toy_match()
    first, second = match.decisions()[0].actions[-2:]
    accept(match.act(0, first))
    (asked,) = match.decisions()
    accept(match.rewind(0, 0))
    accept(match.act(0, second))
    assert rule(match.act(1, Action("pass"), asked.id)) == "K-DECISION-01"
    accept(match.act(1, Action("pass"), match.decisions()[0].id))


def test_a_question_that_was_open_before_and_after_keeps_its_name() -> None:
    match = six_first()
    asked = match.decision(1)
    accept(match.act_text(0, "keep"))
    accept(match.rewind(0, 1))
    assert match.decision(1) == asked
    assert asked is not None
    accept(match.act(1, Action("keep"), asked.id))


def test_what_is_forced_there_is_taken_again_at_once() -> None:
    match = empty_hands()
    to = match.number - 1  # the position whose only option was taken by the referee
    play = match.decisions()[0]
    accept(match.act(play.seat, play.actions[0]))
    back, forced, *_ = accept(match.rewind(0, to)).entries
    assert isinstance(back, Undo)
    assert isinstance(forced, Move)
    assert forced.cause == FORCED
    assert Match.from_log(GAME, match.setup, SEED, match.log, True).log == match.log


# In a log


def test_the_entry_is_written_and_read() -> None:
    entry = Undo(1, 4, "ab", agreed=True)
    data: JsonDict = {"seat": 1, "undo_to": 4, "agreed": True, "digest": "ab"}
    assert entry.to_json() == data
    assert entry_from_json(data, "") == entry
    for agreed in (False, None, 1, "yes"):
        with pytest.raises(InputError):
            entry_from_json({**data, "agreed": agreed}, "")


def test_an_undo_that_was_not_free_needs_the_consent_of_the_table() -> None:
    match = toy_match()
    accept(match.act_text(0, "roll"))
    accept(match.rewind(0, 0))
    silent = Undo(0, 0, match.digest)
    with pytest.raises(InputError) as caught:
        Match.from_log(GAME, match.setup, SEED, [match.log[0], silent])
    assert (caught.value.problem, caught.value.place) == ("log-refused", "entries[1]")


def test_consent_does_not_bring_back_the_old_dice() -> None:
    """An entry that keeps the old counters is not what the referee writes."""
    match = toy_match()
    start = match.digest
    accept(match.act_text(0, "roll"))
    with pytest.raises(InputError) as caught:
        match.follow([Undo(0, 0, start, agreed=True)])
    assert caught.value.problem == "log-diverges"


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", GAMES)
def test_a_match_that_went_back_often_is_sound_and_can_be_played_again(
    name: str, seed: int
) -> None:
    rng = Random(seed)
    match = table(name, seed)
    digests = [match.digest]
    follower = table(name, seed)
    while not match.over and match.number < 150:
        result = some_step(match, rng)
        if not isinstance(result, Refusal):
            digests += [entry.digest for entry in result.entries]
            assert follower.follow(result.entries) == result
            assert follower.decisions() == match.decisions()
    assert any(isinstance(entry, Undo) and entry.agreed for entry in match.log)
    assert {entry.cause for entry in match.log if isinstance(entry, Move)} >= {CHOSEN}
    names = [str(seat) for seat in range(match.seats)]
    text = write_record(record_match(match, names, save=True))
    replay = load_replay(text, match.game)
    assert write_record(replay.record) == text
    for number in rng.sample(range(match.number + 1), 20):
        state = replay.state_at(number)
        assert state.check() == []
        assert digest(state) == digests[number]
