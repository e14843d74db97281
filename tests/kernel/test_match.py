from __future__ import annotations

import pytest

from stormark.kernel.action import Action
from stormark.kernel.event import Event
from stormark.kernel.game import Setup
from stormark.kernel.log import CHOSEN, CONTINUED, FORCED, Entry, Move, Undo
from stormark.kernel.match import Match
from stormark.kernel.match_reader import SeedSecretError
from stormark.kernel.progress import Progress
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.state import SPECTATOR
from tests.kernel.toy import Toy
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
from tests.kernel.toy_state import SWAP, ToyState


def test_an_accepted_action_is_logged_with_the_digest_of_the_position_after_it() -> None:
    match = toy_match()
    accepted = accept(match.act(0, Action("boast"), "0.0"))
    assert accepted.entry == Move(0, Action("boast"), CHOSEN, match.digest)
    assert [event.verb for event in accepted.events] == ["boasted"]
    assert match.log == accepted.entries


def test_the_same_setup_and_seed_give_the_same_match() -> None:
    one, two = toy_match(), toy_match()
    play_out(one)
    play_out(two)
    assert one.log == two.log
    other = toy_match(seed=bytes(32))
    play_out(other)
    assert other.log != one.log


def test_a_seed_of_another_length_is_no_seed() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        toy_match(seed=b"short")


def test_an_action_for_a_decision_that_is_no_longer_open_is_refused() -> None:
    match = toy_match()
    accept(match.act(0, Action("boast"), "0.0"))
    before = match.digest
    assert rule(match.act(0, Action("boast"), "0.0")) == "K-DECISION-01"
    assert rule(match.act_text(0, "boast", "0.0")) == "K-DECISION-01"
    assert match.digest == before


def test_the_games_rule_says_why_a_seat_may_not_act_now() -> None:
    assert rule(toy_match().act(1, Action("roll"))) == "T-TURN-01"


def test_a_seat_without_a_decision_is_refused_even_if_the_game_forgets_to() -> None:
    class Forgetful(Toy):
        def option(self, state: ToyState, seat: int, action: Action) -> int | Refusal:
            return self.packed(action)

    setup = GAME.setup({})
    assert isinstance(setup, Setup)
    match = Match(Forgetful(), setup, SEED)
    refusal = match.act(1, Action("roll"))
    assert refusal == Refusal("K-SEAT-01", "", {"player": 2, "deciding": 1})


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    match = toy_match()
    assert rule(match.act(seat, Action("roll"), "0.0")) == "K-SEAT-02"
    assert rule(match.act_text(seat, "roll")) == "K-SEAT-02"
    assert match.decision(seat) is None


def test_text_that_is_no_notation_is_refused_as_malformed() -> None:
    refusal = toy_match().act_text(0, "dance wildly")
    assert isinstance(refusal, Refusal)
    assert (refusal.rule, refusal.reason) == ("K-FORM-01", "toy-notation")
    assert refusal.params["text"] == "dance wildly"


def test_nothing_can_be_done_in_a_match_that_is_over() -> None:
    match = toy_match()
    play_out(match)
    assert match.decisions() == []
    assert sum(match.returns()) == pytest.approx(1.0)
    assert rule(match.act(0, Action("roll"))) == "T-TURN-01"  # the game's own reason comes first
    assert rule(match.undo(0)) == "K-OVER-01"
    assert rule(match.restart_turn(0)) == "K-OVER-01"


def test_a_compound_move_is_taken_as_a_whole() -> None:
    match = toy_match()
    accepted = accept(match.act_text(0, "boast, boast, roll"))
    assert [entry.cause for entry in accepted.entries if isinstance(entry, Move)] == [
        CHOSEN,
        CONTINUED,
        CONTINUED,
    ]


def test_a_compound_move_with_one_bad_part_leaves_nothing_behind() -> None:
    match = toy_match()
    before = match.digest
    assert rule(match.act_text(0, "boast, boast, boast")) == "T-OPTION-01"
    assert match.digest == before
    assert match.log == ()
    assert match.events(0) == []


def test_the_seed_is_secret_until_the_match_is_over() -> None:
    match = toy_match()
    with pytest.raises(SeedSecretError):
        _ = match.seed
    play_out(match)
    assert match.seed == SEED


def test_everybody_gets_only_the_events_meant_for_them() -> None:
    match = six_first()
    accept(match.act_text(0, f"swap {card_in_hand(match, 0)}"))
    since = len(match.log) - 1
    assert [event.verb for _, event in match.events(0, since)] == ["swapped", "drew"]
    assert [event.verb for _, event in match.events(1, since)] == ["swapped"]
    assert [event.verb for _, event in match.events(SPECTATOR, since)] == ["swapped"]
    assert [number for number, _ in match.events(1)] == [1, 2]


def test_asking_for_the_latest_events_does_not_walk_through_all_the_earlier_ones() -> None:
    class Counted(int):
        """The number of an entry, counting how often it was looked at."""

        looks = 0

        def __gt__(self, other: int) -> bool:
            Counted.looks += 1
            return int(self) > other

        def __lt__(self, other: int) -> bool:
            Counted.looks += 1
            return int(self) < other

    progress = Progress(ToyState(2, 3))
    progress._events = [(Counted(number), Event("boasted", {})) for number in range(4096)]
    assert [int(number) for number, _ in progress.told(4090)] == [4091, 4092, 4093, 4094, 4095]
    assert progress.told(4095) == []
    assert len(progress.told(-1)) == 4096
    assert Counted.looks <= 3 * 13


def test_two_seats_may_decide_at_once_in_any_order() -> None:
    match = six_first()
    assert [decision.id for decision in match.decisions()] == ["0.1", "1.0"]
    accept(match.act(1, Action("keep"), "1.0"))
    assert [decision.id for decision in match.decisions()] == ["0.1"]
    accept(match.act(0, Action("keep"), "0.1"))
    assert match.turn == (2, 1)


# Forced decisions


def test_the_referee_takes_what_is_forced_and_marks_it() -> None:
    match = empty_hands()
    forced = match.log[-1]
    assert isinstance(forced, Move)
    assert forced.cause == FORCED
    assert all(len(decision.actions) > 1 for decision in match.decisions())


def test_forced_moves_are_left_to_the_seats_unless_asked_for() -> None:
    match = toy_match({"turns": 12})
    while not match.over:
        decision = match.decisions()[0]
        accept(match.act(decision.seat, decision.actions[-1]))
    assert {entry.cause for entry in match.log if isinstance(entry, Move)} == {CHOSEN}


def test_a_forced_move_is_taken_back_with_the_move_before_it() -> None:
    class OneWay(ToyState):
        """Whoever is asked second about a swap has to keep."""

        def options(self, seat: int) -> list[int]:
            options = super().options(seat)
            return options[:1] if self.phase == SWAP and len(self.waiting) == 1 else options

    game = Toy()
    game.state_class = OneWay
    six = six_first()
    match = Match.from_log(game, six.setup, six.sealed_seed(), six.log, True)
    before = match.digest
    accepted = accept(match.act_text(0, "keep"))
    assert [(e.seat, e.cause) for e in accepted.entries if isinstance(e, Move)] == [
        (0, CHOSEN),
        (1, FORCED),
    ]
    accept(match.undo(0))
    assert match.digest == before


# Playing a log again


def test_a_log_played_again_gives_the_same_match() -> None:
    for auto_forced in (False, True):
        match = toy_match({"turns": 12}, auto_forced)
        accept(match.act_text(0, "boast, boast"))
        accept(match.undo(0))
        accept(match.act_text(0, "boast"))
        accept(match.act_text(0, "boast"))
        accept(match.restart_turn(0))
        while not match.over:
            decision = match.decisions()[-1]
            accept(match.act(decision.seat, decision.actions[-1]))
        again = Match.from_log(GAME, match.setup, SEED, match.log, auto_forced)
        assert again.log == match.log
        assert again.events(0) == match.events(0)


def test_a_log_that_comes_out_differently_names_the_entry() -> None:
    match = toy_match()
    play_out(match)
    log = list(match.log)
    third = log[2]
    assert isinstance(third, Move)

    def problem(entries: list[Entry]) -> tuple[str, str]:
        with pytest.raises(InputError) as caught:
            Match.from_log(GAME, match.setup, SEED, entries)
        return caught.value.problem, caught.value.place

    def changed(entry: Entry) -> list[Entry]:
        return [*log[:2], entry, *log[3:]]

    other_digest = Move(third.seat, third.action, third.cause, "0" * 32)
    assert problem(changed(other_digest)) == ("log-diverges", "entries[2]")
    other_seat = Move(1 - third.seat, third.action, third.cause, third.digest)
    assert problem(changed(other_seat)) == ("log-refused", "entries[2]")
    forced = Move(third.seat, third.action, FORCED, third.digest)
    assert problem(changed(forced)) == ("log-differs", "entries[2]")
    assert problem(changed(Undo(third.seat, 0, third.digest))) == ("log-refused", "entries[2]")


def test_a_log_that_lacks_a_forced_entry_ends_too_early() -> None:
    match = empty_hands()
    with pytest.raises(InputError) as caught:
        Match.from_log(GAME, match.setup, SEED, match.log[:-1], True)
    assert caught.value.problem == "log-ends-early"
