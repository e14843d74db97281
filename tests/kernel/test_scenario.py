from __future__ import annotations

from pathlib import Path

import pytest

from stormark.kernel.action import Action
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.scenario_run import run_scenario
from tests.kernel.scenario_writer import GAMES, GIVEN, HEAD, ROLL, THEN, WHOLE, Writer
from tests.kernel.toy import Toy
from tests.kernel.toy_state import ToyState


@pytest.fixture
def case(tmp_path: Path) -> Writer:
    return Writer(tmp_path)


def test_a_scenario_that_holds_has_no_differences(case: Writer) -> None:
    assert case.unlike(WHOLE) == []


def test_a_scenario_may_describe_a_position_alone(case: Writer) -> None:
    assert case.unlike(HEAD + GIVEN + "[then]\ndecision = 'turn'\nseat = 1\nover = false\n") == []


def test_a_difference_names_its_place_and_both_values(case: Writer) -> None:
    (found,) = run_scenario(case(WHOLE.replace("[4, 0]", "[5, 0]")), GAMES)
    assert (found.problem, found.place) == ("scenario-differs", "then.points[0]")
    assert (found.expected, found.found) == (5, 4)


def test_lists_are_compared_as_a_whole(case: Writer) -> None:
    assert case.unlike(WHOLE.replace("[4, 0]", "[4]")) == [("scenario-differs", "then.points")]


def test_results_left_over_are_a_failure(case: Writer) -> None:
    assert case.unlike(WHOLE.replace('["4"]', '["4", "2"]')) == [
        ("scenario-results-left", "when[0].dice")
    ]


def test_a_missing_or_impossible_result_names_the_step(case: Writer) -> None:
    assert case.error(WHOLE.replace('["4"]', "[]")) == (
        "scenario-results-exhausted",
        "when[0].dice",
    )
    assert case.error(WHOLE.replace('["4"]', '["9"]'))[0] == "scenario-result-unfit"


def test_steps_may_be_compound_or_a_list(case: Writer) -> None:
    for do in ('"boast, boast, roll"', '["boast", "boast", "roll"]'):
        assert case.unlike(WHOLE.replace('"roll"', do)) == []


def test_an_unexpected_refusal_is_a_difference(case: Writer) -> None:
    text = HEAD + GIVEN + "[[when]]\ndo = 'play 7'\n[then]\nturn = 1\n"
    (found,) = run_scenario(case(text), GAMES)
    assert (found.problem, found.place, found.found) == ("scenario-refused", "when[0].do", "play 7")
    assert found.refusal is not None
    assert found.refusal.rule == "T-OPTION-01"


def test_an_unexpected_refusal_names_the_part_of_a_compound_move(case: Writer) -> None:
    text = HEAD + GIVEN + "[[when]]\ndo = 'boast, boast, boast'\n[then]\nboasts = 3\n"
    (found,) = run_scenario(case(text), GAMES)
    assert (found.place, found.found) == ("when[0].do", "boast")


def test_nothing_is_compared_after_a_step_that_went_another_way(case: Writer) -> None:
    wrong_then = "[[when]]\ndo = 'roll'\ndice = ['9']\n[then]\npoints = [9, 9]\nturn = 7\n"
    refused = HEAD + GIVEN + "[[when]]\ndo = 'play 7'\n" + wrong_then
    assert case.unlike(refused) == [("scenario-refused", "when[0].do")]
    accepted = HEAD + GIVEN + "[[when]]\ndo = 'play 5'\nrefused = true\n" + wrong_then
    assert case.unlike(accepted) == [("scenario-accepted", "when[0].refused")]


def test_a_move_may_be_refused_by_whatever_rule(case: Writer) -> None:
    step = "[[when]]\ndo = 'play 7'\nrefused = true\n"
    assert case.unlike(HEAD + GIVEN + step) == []
    assert case.error(HEAD + GIVEN + step.replace("true", "false"))[1] == "when[0].refused"


def test_ids_of_rules_must_exist_where_the_rules_are_known(case: Writer) -> None:
    path = case(WHOLE)
    assert run_scenario(path, GAMES, {"toy": ["T-ROLL-01"]}) == []
    with pytest.raises(InputError) as caught:
        run_scenario(path, GAMES, {"toy": ["T-ROLL-02"]})
    assert caught.value.problem == "scenario-rule-unknown"
    assert caught.value.params == {"rule": "T-ROLL-01", "near": "T-ROLL-02"}
    refused = case(HEAD + GIVEN + "[[when]]\ndo = 'play 7'\nrefused = 'T-OPTION-01'\n")
    with pytest.raises(InputError) as caught:
        run_scenario(refused, GAMES, {"toy": ["T-ROLL-01"]})
    assert caught.value.place.endswith("when[0].refused")


def test_events_that_did_not_happen_are_checked_too(case: Writer) -> None:
    step = '[[when]]\ndo = "roll"\ndice = ["3"]\n[then]\n'
    assert case.unlike(HEAD + GIVEN + step + 'not_events = [{ verb = "boasted" }]') == []
    found = 'not_events = [{ verb = "boasted" }, { verb = "rolled", args = { die = 3 } }]'
    assert case.unlike(HEAD + GIVEN + step + found) == [
        ("scenario-event-happened", "then.not_events[1]")
    ]


def test_only_events_that_exist_can_be_asked_for(case: Writer) -> None:
    step = '[[when]]\ndo = "roll"\ndice = ["3"]\n[then]\n'
    for key in ("events", "not_events"):
        assert case.error(HEAD + GIVEN + step + key + ' = [{ verb = "roled" }]') == (
            "scenario-event-unknown",
            f"then.{key}[0].verb",
        )
        assert case.error(HEAD + GIVEN + step + key + ' = [{ verb = "rolled", args.dye = 3 }]') == (
            "field-unknown",
            f"then.{key}[0].args.dye",
        )


def test_arguments_of_events_must_be_possible(case: Writer) -> None:
    step = '[[when]]\ndo = "roll"\ndice = ["3"]\n[then]\n'
    for key in ("events", "not_events"):
        for args, problem, at in (
            ("seat = 3", "number-range", "seat"),
            ("seat = 0", "number-range", "seat"),
            ('seat = "Ada"', "field-type", "seat"),
            ('die = "three"', "field-type", "die"),
            ("die = [3]", "field-type", "die"),
        ):
            event = f' = [{{ verb = "rolled", args = {{ {args} }} }}]'
            assert case.error(HEAD + GIVEN + step + key + event) == (
                problem,
                f"then.{key}[0].args.{at}",
            )


def test_nothing_is_said_about_events_where_nothing_happens(case: Writer) -> None:
    events = 'not_events = [{ verb = "rolled" }]\n'
    refused = "[[when]]\ndo = 'play 7'\nrefused = true\n"
    nothing = "scenario-nothing-happens"
    assert case.error(HEAD + GIVEN + "[then]\n" + events) == (nothing, "then.not_events")
    assert case.error(HEAD + GIVEN + refused + "[then]\n" + events) == (nothing, "then.not_events")
    assert case.error(HEAD + GIVEN + refused + "[when.then]\n" + events) == (
        nothing,
        "when[0].then.not_events",
    )


def test_a_check_that_checks_nothing_is_refused(case: Writer) -> None:
    step = '[[when]]\ndo = "roll"\ndice = ["3"]\n[when.then]\n'
    for empty in ("", "events = []\n", "not_options = []\n"):
        found = case.error(HEAD + GIVEN + step + empty + "[then]\nturn = 1\n")
        assert found == ("scenario-checks-nothing", "when[0].then")


def test_players_in_events_are_numbered_from_1(case: Writer) -> None:
    step = '[[when]]\ndo = "roll"\ndice = ["3"]\n[then]\n'
    for player, happened in ((1, True), (2, False)):
        event = f'events = [{{ verb = "rolled", args.seat = {player} }}]'
        assert (case.unlike(HEAD + GIVEN + step + event) == []) is happened


def test_a_refusal_must_name_the_expected_rule(case: Writer) -> None:
    step = "[[when]]\ndo = 'play 7'\nrefused = 'T-OPTION-01'\n"
    assert case.unlike(HEAD + GIVEN + step) == []
    assert case.unlike(HEAD + GIVEN + step.replace("OPTION", "OTHER")) == [
        ("scenario-other-rule", "when[0].refused")
    ]
    assert case.unlike(HEAD + GIVEN + step.replace("play 7", "play 5")) == [
        ("scenario-accepted", "when[0].refused")
    ]


def test_a_refused_step_of_another_seat_gets_the_games_reason(case: Writer) -> None:
    step = "[[when]]\nseat = 2\ndo = 'roll'\nrefused = 'T-TURN-01'\n"
    assert case.unlike(HEAD + GIVEN + step) == []


def test_a_refusal_that_changes_the_position_is_caught_X_ACTION_11(tmp_path: Path) -> None:  # noqa: N802
    class Meddler(Toy):
        def option(self, state: ToyState, seat: int, action: Action) -> int | Refusal:
            state.points[0] += 1
            return super().option(state, seat, action)

    path = Writer(tmp_path)(HEAD + GIVEN + "[[when]]\ndo = 'play 7'\nrefused = 'T-OPTION-01'\n")
    (found,) = run_scenario(path, {"toy": Meddler()})
    assert found.problem == "scenario-refused-changed"


def test_every_step_may_be_checked_by_itself(case: Writer) -> None:
    steps = """
[[when]]
do = "boast"
[when.then]
boasts = 1
events = [{ verb = "boasted" }]
[[when]]
do = "roll"
dice = ["3"]
[when.then]
events = [{ verb = "boasted" }]
"""
    assert case.unlike(HEAD + GIVEN + steps) == [
        ("scenario-event-missing", "when[1].then.events[0]")
    ]


def test_events_must_occur_in_order_with_at_least_these_arguments(case: Writer) -> None:
    step = '[[when]]\ndo = "boast, roll"\ndice = ["3"]\n[then]\n'
    fits = 'events = [{ verb = "boasted" }, { verb = "rolled", args = { die = 3 } }]'
    assert case.unlike(HEAD + GIVEN + step + fits) == []
    for events in (
        'events = [{ verb = "rolled" }, { verb = "boasted" }]',
        'events = [{ verb = "boasted" }, { verb = "rolled", args = { die = 2 } }]',
    ):
        assert case.unlike(HEAD + GIVEN + step + events) == [
            ("scenario-event-missing", "then.events[1]")
        ]


def test_options_must_or_must_not_be_open(case: Writer) -> None:
    assert case.unlike(HEAD + GIVEN + "[then]\noptions=['play 5']\nnot_options=['play 7']") == []
    assert case.unlike(HEAD + GIVEN + "[then]\noptions=['play 7']\nnot_options=['play 5']") == [
        ("scenario-option-missing", "then.options[0]"),
        ("scenario-option-open", "then.not_options[0]"),
    ]
    assert case.error(HEAD + GIVEN + "[then]\nnot_options=['play badly']") == (
        "scenario-option-text",
        "then.not_options[0]",
    )


SIX = '[[when]]\ndo = "roll"\ndice = ["6"]\n'


def test_seat_says_who_decides(case: Writer) -> None:
    start = HEAD + GIVEN + SIX + "[then]\n"
    assert case.unlike(start + "seat = [1, 2]") == []
    assert case.unlike(start + "seat = 2\noptions = ['swap 7']") == []
    assert case.unlike(start + "seat = [1]") == [("scenario-differs", "then.seat")]
    assert case.unlike(HEAD + GIVEN + "[then]\nseat = 2") == [("scenario-differs", "then.seat")]


def test_the_seat_must_be_named_when_several_decide(case: Writer) -> None:
    assert case.error(HEAD + GIVEN + SIX + "[[when]]\ndo = 'keep'\n[then]\nturn = 1\n") == (
        "scenario-seat-needed",
        "when[1].seat",
    )


def test_the_end_and_the_winner_are_checked(case: Writer) -> None:
    last = HEAD + "[given]\nhands = [[1], [2]]\nturn = 6\npoints = [3, 1]\n" + "[[when]]\n"
    text = last + 'do = "roll"\ndice = ["2"]\n[then]\nover = true\nwinner = '
    assert case.unlike(text + "[1, 2]") == []
    assert case.unlike(text + "1") == [("scenario-differs", "then.winner")]
    assert case.unlike(HEAD + GIVEN + "[then]\nover = true\n") == [
        ("scenario-differs", "then.over")
    ]


def test_alternatives_start_from_the_same_position(case: Writer) -> None:
    other = """
[[alternative]]
title.en = "Or"
title.de = "Oder"
[[alternative.when]]
do = "roll"
dice = ["1"]
[alternative.then]
points = [2, 0]
"""
    assert case.unlike(WHOLE + other) == [("scenario-differs", "alternative[0].then.points[0]")]
    assert case.unlike(WHOLE + other.replace("[2, 0]", "[1, 0]")) == []


def test_a_scenario_may_begin_where_another_ended(case: Writer) -> None:
    case(WHOLE, "first.toml")
    second = HEAD + 'after = "first.toml"\n' + ROLL + "[then]\npoints = [4, 4]\n"
    assert case.unlike(second) == []
    changed = second.replace("\n[[when]]", "\n[given]\npoints = [0, 1]\n[[when]]")
    assert case.unlike(changed.replace("[4, 4]", "[0, 5]")) == []


def test_a_scenario_cannot_follow_itself_or_one_that_fails(case: Writer) -> None:
    assert case.error(HEAD + 'after = "case.toml"\n' + THEN) == ("scenario-after-circle", "after")
    case(WHOLE.replace("[4, 0]", "[5, 0]"), "first.toml")
    assert case.error(HEAD + 'after = "first.toml"\n' + THEN) == ("scenario-after-fails", "after")
