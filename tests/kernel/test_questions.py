"""An answer reaches the question it was meant for, or none."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from stormark.kernel.action import Action
from stormark.kernel.event import Event
from stormark.kernel.game import Setup
from stormark.kernel.json import Json
from stormark.kernel.log import Undo
from stormark.kernel.match import Accepted, Match
from tests.kernel.test_follow import some_move
from tests.kernel.toy import Toy
from tests.kernel.toy_matches import SEED, accept, card_in_hand, rule, six_first, toy_match
from tests.kernel.toy_state import DREW, MATCHED, ToyState


class Quiet(Toy):
    """Cards are shown to nobody, so even a question to another seat can be taken back."""

    def event(self, state: ToyState, verb: int, args: tuple[int, ...], audience: int) -> Event:
        event = super().event(state, verb, args, audience)
        return Event(event.verb, event.args, audience, reveals=verb in (MATCHED, DREW))


def quiet_match(options: Mapping[str, Json] | None = None) -> Match[ToyState]:
    game = Quiet()
    setup = game.setup(options or {})
    assert isinstance(setup, Setup)
    return Match(game, setup, SEED)


def names(match: Match[ToyState]) -> list[str]:
    return [decision.id for decision in match.decisions()]


def test_an_answer_from_before_an_undo_is_stale_even_for_the_same_seat_and_count() -> None:
    match = toy_match()
    assert names(match) == ["0.0"]
    accept(match.act(0, Action("boast"), "0.0"))
    accept(match.undo(0))
    assert names(match) == ["0.0.1"]
    assert rule(match.act(0, Action("boast"), "0.0")) == "K-DECISION-01"
    assert rule(match.act_text(0, "boast", "0.0")) == "K-DECISION-01"
    accept(match.act(0, Action("boast"), "0.0.1"))
    assert names(match) == ["0.1.1"]
    assert rule(match.act(0, Action("boast"), "0.1")) == "K-DECISION-01"  # never asked


def test_an_answer_to_a_question_that_was_taken_back_is_not_taken_for_the_next_one() -> None:
    match = quiet_match()
    first, second = match.decisions()[0].actions[-2:]
    accept(match.act(0, first, "0.0"))
    assert names(match) == ["1.0"]
    accept(match.undo(0))
    accept(match.act(0, second, "0.0.1"))
    assert names(match) == ["1.0.1"]  # about another card than "1.0"
    assert rule(match.act(1, Action("pass"), "1.0")) == "K-DECISION-01"
    accept(match.act(1, Action("pass"), "1.0.1"))


def test_a_question_that_stays_open_while_another_seat_goes_back_keeps_its_name() -> None:
    match = six_first()
    assert names(match) == ["0.1", "1.0"]
    accept(match.act(0, Action("keep"), "0.1"))
    accept(match.undo(0))
    assert names(match) == ["0.1.1", "1.0"]
    accept(match.act(1, Action("keep"), "1.0"))
    assert rule(match.act(0, Action("keep"), "0.1")) == "K-DECISION-01"
    accept(match.act(0, Action("keep"), "0.1.1"))


def test_a_restarted_turn_asks_anew_as_well() -> None:
    match = toy_match()
    accept(match.act_text(0, "boast, boast"))
    accept(match.act_text(0, f"play {card_in_hand(match, 0)}"))
    accept(match.act_text(1, "pass"))
    accept(match.act_text(1, "boast"))
    accept(match.act_text(1, "boast"))
    accept(match.restart_turn(1))
    assert names(match) == ["1.1.1"]


def test_a_match_played_again_asks_by_the_same_names() -> None:
    match = toy_match()
    for text in ("boast", "boast"):
        accept(match.act_text(0, text))
        accept(match.undo(0))
    again = Match.from_log(match.game, match.setup, SEED, match.log)
    assert names(again) == names(match) == ["0.0.2"]


@pytest.mark.parametrize("seed", range(30))
def test_no_name_is_ever_given_to_two_questions(seed: int) -> None:
    """A question is where the match stood when it was put: its seat, and the line of entries."""
    rng = Random(seed)
    match = quiet_match({"turns": 12, "seats": 2 + seed % 2})
    line: list[int] = []  # entries that led here and were not taken back
    meaning: dict[str, tuple[int, ...]] = {}
    while not match.over:
        for decision in match.decisions():
            put = meaning.setdefault(decision.id, tuple(line))
            assert tuple(line[: len(put)]) == put
        result = some_move(match, rng)
        if isinstance(result, Accepted):
            for number, entry in enumerate(result.entries, match.number - len(result.entries) + 1):
                if isinstance(entry, Undo):
                    line = [earlier for earlier in line if earlier <= entry.to]
                else:
                    line.append(number)
