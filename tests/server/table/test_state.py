"""What records add up to, and what stands in the way of a new one."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from stormark.kernel.refusal import InputError
from stormark.server.clock import ClockSettings
from stormark.server.table.apply import follow
from stormark.server.table.pending_tasks import (
    AutoAnswers,
    AutoAnswerTask,
    BotTask,
    TimeoutTask,
    due_at,
    next_task,
)
from stormark.server.table.proposals import LONGEST_PAUSE
from stormark.server.table.records import MovesMade, SeatAtStart
from tests.server.table.states import GREEDY, PERSON, Table, everything, refused

MOVE_CLOCK = ClockSettings.from_json({"kind": "move", "seconds": 60})


def test_another_process_folds_the_same_course() -> None:
    table = Table(PERSON, PERSON, clock=MOVE_CLOCK)
    rng = Random(1)
    for _ in range(60):
        table.now += 500
        table.move(rng)
    assert everything(table.followed(), table.now) == everything(table.state, table.now)


def test_a_gap_in_the_log_is_found() -> None:
    table = Table(PERSON, PERSON)
    table.move(Random(1))
    table.move(Random(1))
    state = table.new_state()
    with pytest.raises(InputError) as caught:
        follow(state, [table.records[0], table.records[2]])
    assert caught.value.problem == "log-gap"


def test_a_changed_move_in_the_log_is_found() -> None:
    table = Table(PERSON, PERSON)
    record = table.move(Random(1))
    changed = replace(record, entries=(replace(record.entries[0], digest="0" * 32),))
    state = table.new_state()
    with pytest.raises(InputError) as caught:
        follow(state, [table.records[0], changed])
    assert caught.value.problem == "log-diverges"


def test_a_repeated_request_is_known_by_its_record() -> None:
    table = Table(PERSON, PERSON)
    seat = table.state.match.asked()[0][0]
    record = table.keep(table.commands(seat, "a").act(*table.first_answer(seat)))
    assert table.state.asked_before(seat, "a") == record.seq
    assert table.followed().asked_before(seat, "a") == record.seq
    assert table.state.asked_before(1 - seat, "a") is None
    assert table.state.asked_before(seat, None) is None


def test_the_log_never_runs_backwards() -> None:
    table = Table(PERSON, PERSON)
    table.now -= 5_000
    assert table.move(Random(1)).at == table.records[0].at


# Undo by consent


def test_an_undo_happens_when_all_people_agree() -> None:
    table = Table(PERSON, PERSON, PERSON)
    table.play(20)
    seen = table.state.match.view(0)["players"]
    table.play(40)
    assert table.state.match.view(0)["players"] != seen
    table.keep(table.commands(2).propose("undo", to=21))
    table.keep(table.commands(0).agree())
    assert table.state.proposal is not None
    table.keep(table.commands(1).agree())
    assert table.state.proposal is None
    assert table.state.match.view(0)["players"] == seen
    assert everything(table.followed(), table.now) == everything(table.state, table.now)


def test_a_lone_person_needs_nobodys_consent() -> None:
    table = Table(PERSON, GREEDY)
    table.play(9)
    table.keep(table.commands(0).propose("undo", to=1))
    assert table.state.match.view(0)["turn"] == Table(PERSON, GREEDY).state.match.view(0)["turn"]


def test_one_refusal_ends_a_proposal() -> None:
    table = Table(PERSON, PERSON)
    table.play(3)
    table.keep(table.commands(0).propose("undo", to=1))
    table.keep(table.commands(1).decline())
    assert table.state.proposal is None
    assert refused(table.commands(1).agree()) == "T-CONSENT-03"
    assert refused(table.commands(1).decline()) == "T-CONSENT-03"


def test_a_move_ends_a_proposal_because_it_was_about_another_position() -> None:
    table = Table(PERSON, PERSON)
    table.play(3)
    table.keep(table.commands(0).propose("pause"))
    table.move(Random(1))
    assert table.state.proposal is None


def test_there_is_one_proposal_at_a_time_and_it_is_agreed_to_once() -> None:
    table = Table(PERSON, PERSON, PERSON)
    table.play(3)
    table.keep(table.commands(0).propose("pause"))
    assert refused(table.commands(1).propose("undo", to=1)) == "T-CONSENT-01"
    assert refused(table.commands(0).agree()) == "T-CONSENT-04"


@pytest.mark.parametrize("to", [0, 4, 99, -1])
def test_an_undo_goes_back_to_an_earlier_record(to: int) -> None:
    table = Table(PERSON, PERSON)
    table.play(3)
    assert refused(table.commands(0).propose("undo", to=to)) == "T-CONSENT-02"


# Somebody is away


def test_the_others_can_agree_to_let_a_bot_play_for_somebody_who_is_away() -> None:
    table = Table(PERSON, PERSON, PERSON)
    table.keep(table.commands(0).propose("stand_in", to=2))
    assert table.state.people() == [0, 1, 2]
    table.keep(table.commands(1).agree())
    assert table.state.people() == [0, 1]
    assert table.state.controls[2].bot == "skilled"
    table.keep(table.commands(2).come_back())
    assert table.state.people() == [0, 1, 2]
    assert everything(table.followed(), table.now) == everything(table.state, table.now)


def test_in_a_duel_nobody_else_has_to_agree_that_the_other_is_away() -> None:
    table = Table(PERSON, PERSON)
    table.keep(table.commands(0).propose("stand_in", to=1))
    assert table.state.people() == [0]


@pytest.mark.parametrize("to", [0, 1, 3, -1])
def test_a_bot_stands_in_only_for_another_person(to: int) -> None:
    table = Table(PERSON, GREEDY, PERSON)
    assert refused(table.commands(0).propose("stand_in", to=to)) == "T-CONSENT-05"


# Pauses


def test_nothing_moves_and_no_clock_runs_in_a_pause() -> None:
    table = Table(PERSON, PERSON, clock=MOVE_CLOCK)
    seat = table.state.match.asked()[0][0]
    table.keep(table.commands(0).propose("pause"))
    table.keep(table.commands(1).agree())
    assert refused(table.commands(seat).act(*table.first_answer(seat))) == "T-PAUSE-01"
    left = table.state.clock.remaining(seat, table.now)
    table.now += 500_000
    assert table.state.clock.remaining(seat, table.now) == left
    assert next_task(table.state, {}, table.now, "greedy") is None
    table.keep(table.commands(1).resume())
    assert refused(table.commands(seat).act(*table.first_answer(seat))) == "T-PAUSE-01"
    table.keep(table.commands(0).agree())
    table.keep(table.commands(seat).act(*table.first_answer(seat)))
    assert refused(table.commands(1).resume()) == "T-PAUSE-02"
    assert everything(table.followed(), table.now) == everything(table.state, table.now)


def paused(*seats: SeatAtStart) -> Table:
    table = Table(*seats)
    table.keep(table.commands(0).propose("pause"))
    for seat in table.state.people()[1:]:
        table.keep(table.commands(seat).agree())
    assert table.state.paused
    return table


def test_nobody_ends_an_agreed_pause_alone() -> None:
    table = paused(PERSON, PERSON, PERSON)
    table.keep(table.commands(2).resume())
    table.keep(table.commands(0).agree())
    assert table.state.paused
    assert refused(table.commands(1).propose("undo", to=1)) == "T-PAUSE-01"
    table.keep(table.commands(1).decline())
    assert table.state.paused
    assert refused(table.commands(1).agree()) == "T-CONSENT-03"
    table.keep(table.commands(1).propose("resume"))
    for seat in (0, 2):
        table.keep(table.commands(seat).agree())
    assert not table.state.paused
    assert table.state.proposal is None
    assert everything(table.followed(), table.now) == everything(table.state, table.now)


def test_whoever_is_the_only_person_goes_on_alone() -> None:
    table = paused(PERSON, GREEDY)
    table.keep(table.commands(0).resume())
    assert not table.state.paused


def test_a_pause_that_lasts_for_a_day_can_be_ended_by_whoever_is_still_there() -> None:
    table = paused(PERSON, PERSON)
    table.now += LONGEST_PAUSE
    table.keep(table.commands(1).resume())
    assert not table.state.paused
    assert everything(table.followed(), table.now) == everything(table.state, table.now)


# Who plays


def test_a_bot_that_was_voted_in_goes_when_the_person_is_back_and_others_stay() -> None:
    table = Table(PERSON, PERSON, PERSON)
    table.keep(table.commands(0).leave_to_bot("random", "left"))
    assert refused(table.commands(0).connected()) == "T-SEAT-05"
    table.keep(table.commands(1).propose("stand_in", to=2))
    assert table.state.controls[2].bot == "skilled"
    table.keep(table.commands(2).connected())
    assert table.state.people() == [1, 2]
    assert refused(table.commands(2).connected()) == "T-SEAT-05"
    assert everything(table.followed(), table.now) == everything(table.state, table.now)


def test_a_vote_about_somebody_who_is_back_is_over() -> None:
    table = Table(PERSON, PERSON, PERSON)
    table.keep(table.commands(0).propose("stand_in", to=2))
    table.keep(table.commands(2).connected())
    assert refused(table.commands(1).agree()) == "T-CONSENT-03"
    assert table.state.people() == [0, 1, 2]


def test_a_seat_can_be_left_to_a_bot_and_taken_back() -> None:
    table = Table(PERSON, PERSON)
    seat = table.state.match.asked()[0][0]
    table.keep(table.commands(seat).leave_to_bot("greedy", "left"))
    assert refused(table.commands(seat).act(*table.first_answer(seat))) == "T-SEAT-04"
    task = next_task(table.state, {}, table.now, "random")
    assert isinstance(task, BotTask)
    assert (task.bot, task.decision.seat) == ("greedy", seat)
    assert task.view == table.state.match.view(seat)
    table.keep(table.commands(seat).come_back())
    assert next_task(table.state, {}, table.now, "random") is None
    table.keep(table.commands(seat).act(*table.first_answer(seat)))
    assert refused(table.commands(seat).come_back()) == "T-SEAT-05"


def test_an_answer_of_a_bot_says_so_in_the_log() -> None:
    table = Table(GREEDY, GREEDY)
    seat = table.state.match.asked()[0][0]
    record = table.keep(table.commands(seat).answer_for(*table.first_answer(seat), by="bot"))
    assert record.content == MovesMade("bot")


def test_resigning_ends_a_duel() -> None:
    table = Table(PERSON, PERSON)
    table.keep(table.commands(0).resign("greedy"))
    assert table.state.over
    assert table.state.returns() == [0.0, 1.0]
    assert table.state.decisions(1) == []
    assert refused(table.commands(1).resign("greedy")) == "K-OVER-01"
    assert next_task(table.state, {}, table.now, "greedy") is None


def test_with_more_players_a_bot_plays_on_for_one_who_resigned() -> None:
    table = Table(PERSON, PERSON, PERSON)
    table.keep(table.commands(1).resign("greedy"))
    assert not table.state.over
    assert refused(table.commands(1).come_back()) == "T-RESIGN-01"
    assert refused(table.commands(1).resign("greedy")) == "T-RESIGN-01"
    table.keep(table.commands(0).resign("greedy"))
    assert table.state.returns() == [0.0, 0.0, 1.0]


# Clocks


def test_when_time_is_up_a_bot_takes_over_and_the_player_may_come_back() -> None:
    table = Table(PERSON, PERSON, clock=MOVE_CLOCK)
    seat = table.state.match.asked()[0][0]
    assert due_at(table.state, {}, table.now, "greedy") == table.now + 60_000
    assert refused(table.commands(seat).expire("bot", "greedy")) == "T-CLOCK-01"
    table.now += 60_000
    assert next_task(table.state, {}, table.now, "greedy") == TimeoutTask(seat)
    table.keep(table.commands(seat).expire("bot", "greedy"))
    assert isinstance(next_task(table.state, {}, table.now, "greedy"), BotTask)
    table.keep(table.commands(seat).come_back())
    assert table.state.clock.remaining(seat, table.now) == 60_000


def test_a_bot_can_help_out_for_a_single_decision() -> None:
    table = Table(PERSON, PERSON, clock=MOVE_CLOCK)
    seat = table.state.match.asked()[0][0]
    table.now += 60_000
    table.keep(table.commands(seat).expire("help", "greedy"))
    task = next_task(table.state, {}, table.now, "greedy")
    assert isinstance(task, BotTask)
    table.keep(table.commands(seat).answer_for(*table.first_answer(seat), by="bot"))
    assert table.state.controls[seat].bot is None
    assert not table.state.controls[seat].helped
    assert table.state.clock.remaining(seat, table.now) == 60_000


def test_time_up_can_cost_the_game() -> None:
    table = Table(PERSON, PERSON, clock=MOVE_CLOCK)
    seat = table.state.match.asked()[0][0]
    table.now += 60_000
    table.keep(table.commands(seat).expire("resign", "greedy"))
    assert table.state.returns()[1 - seat] == 1.0


# Answers given in advance


def test_a_prepared_answer_is_given_where_it_is_an_option() -> None:
    table = Table(PERSON, PERSON)
    seat = table.state.match.asked()[0][0]
    decision = table.state.match.decision(seat)
    assert decision is not None
    wanted = decision.actions[-1]
    standing = {seat: {decision.kind: wanted.to_json()}}
    assert next_task(table.state, standing, table.now, "greedy") == AutoAnswerTask(decision, wanted)
    assert due_at(table.state, standing, table.now, "greedy") == table.now
    other: AutoAnswers = {seat: {decision.kind: {"verb": "no such thing", "args": {}}}}
    assert next_task(table.state, other, table.now, "greedy") is None
    assert next_task(table.state, {1 - seat: standing[seat]}, table.now, "greedy") is None
