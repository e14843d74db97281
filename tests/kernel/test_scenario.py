from __future__ import annotations

from pathlib import Path

import pytest

from stormark.kernel.action import Action
from stormark.kernel.chance import FastChance
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.scenario_run import run_scenario, starting_position
from stormark.kernel.scripted import ScriptedChance, Shuffle
from tests.kernel.toy import Toy
from tests.kernel.toy_state import ToyState

GAMES = {"toy": Toy()}

HEAD = """
game = "toy"
rules = ["T-ROLL-01"]
title.en = "A roll"
title.de = "Ein Wurf"
"""
GIVEN = """
[given]
hands = [[1, 5], [2, 7]]
"""
ROLL = """
[[when]]
do = "roll"
dice = ["4"]
"""
THEN = """
[then]
points = [4, 0]
"""
WHOLE = HEAD + GIVEN + ROLL + THEN


class Writer:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, text: str, name: str = "case.toml") -> Path:
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return path

    def unlike(self, text: str) -> list[tuple[str, str]]:
        found = run_scenario(self(text), GAMES)
        return [(difference.problem, difference.place) for difference in found]

    def error(self, text: str) -> tuple[str, str]:
        path = self(text)
        with pytest.raises(InputError) as caught:
            run_scenario(path, GAMES)
        assert caught.value.place.startswith(str(path))
        return caught.value.problem, caught.value.place.removeprefix(f"{path}").removeprefix(": ")


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


def test_the_starting_position_can_be_had_alone(case: Writer) -> None:
    state = starting_position(case(WHOLE), GAMES)
    assert isinstance(state, ToyState)
    assert state.hands == [[1, 5], [2, 7]]


@pytest.mark.parametrize(
    ("old", "new", "problem", "place"),
    [
        ('game = "toy"', "", "field-missing", "game"),
        ('game = "toy"', "game = 3", "field-type", "game"),
        ('game = "toy"', 'game = "chess"', "scenario-game", "game"),
        ('game = "toy"', 'game = "toy"\ncolour = 1', "field-unknown", "colour"),
        ('"T-ROLL-01"', "", "field-empty", "rules"),
        ('"T-ROLL-01"', '"rolling"', "scenario-rule-id", "rules[0]"),
        ('"T-ROLL-01"', "7", "field-type", "rules[0]"),
        ('title.de = "Ein Wurf"', "", "field-missing", "title.de"),
        ('title.de = "Ein Wurf"', 'title.de = "x"\ntitle.fr = "x"', "field-unknown", "title.fr"),
        ('title.de = "Ein Wurf"', 'title.de = "x"\nnote.en = "x"', "field-missing", "note.de"),
        ("[given]", "[given]\ncolour = 1", "field-unknown", "given.colour"),
        ("[given]", "[given]\nturn = 2020-01-01", "field-not-plain", "given.turn"),
        ("[given]", "[given]\nturn = nan", "field-not-plain", "given.turn"),
        ('do = "roll"', "", "field-missing", "when[0].do"),
        ('do = "roll"', "do = []", "scenario-do", "when[0].do"),
        ('do = "roll"', "do = 5", "field-type", "when[0].do[0]"),
        ('do = "roll"', 'do = "roll"\nseat = 0', "scenario-seat", "when[0].seat"),
        ('do = "roll"', 'do = "roll"\nseat = true', "field-type", "when[0].seat"),
        ('do = "roll"', 'do = "roll"\nseat = 3', "scenario-seat", "when[0].seat"),
        ('do = "roll"', 'do = "roll"\nwhy = 1', "field-unknown", "when[0].why"),
        ('do = "roll"', 'do = "roll"\nrefused = "no"', "scenario-rule-id", "when[0].refused"),
        (
            'do = "roll"',
            'do = ["roll", "roll"]\nrefused = "T-X-01"',
            "scenario-do",
            "when[0].do",
        ),
        ("points = [4, 0]", "", "scenario-checks-nothing", "then"),
        ("points = [4, 0]", "coins = 1", "field-unknown", "then.coins"),
        ("points = [4, 0]", "over = 1", "field-type", "then.over"),
        ("points = [4, 0]", "winner = 0", "scenario-seat", "then.winner[0]"),
        ("points = [4, 0]", "events = [{}]", "field-missing", "then.events[0].verb"),
        (
            "points = [4, 0]",
            "events = [{ verb = 'x', seat = 1 }]",
            "field-unknown",
            "then.events[0].seat",
        ),
        (
            "points = [4, 0]",
            "points = [4, 0]\n[[alternative]]\nx = 1",
            "field-unknown",
            "alternative[0].x",
        ),
    ],
)
def test_a_malformed_scenario_names_what_is_wrong_and_where(
    case: Writer, old: str, new: str, problem: str, place: str
) -> None:
    assert case.error(WHOLE.replace(old, new, 1)) == (problem, place)


def test_a_file_that_is_not_toml_or_not_there_is_an_input_error(
    case: Writer, tmp_path: Path
) -> None:
    assert case.error("game = ") == ("scenario-not-toml", ":1")
    assert case.error("\n\ngame = = 1\n") == ("scenario-not-toml", ":3")
    with pytest.raises(InputError) as caught:
        run_scenario(tmp_path / "nowhere.toml", GAMES)
    assert caught.value.problem == "file-unreadable"
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe")
    with pytest.raises(InputError) as caught:
        run_scenario(binary, GAMES)
    assert caught.value.problem == "file-not-text"


def test_a_file_cut_anywhere_never_ends_in_a_traceback(case: Writer) -> None:
    places = []
    for length in range(len(WHOLE)):
        try:
            run_scenario(case(WHOLE[:length]), GAMES)
        except InputError as error:
            places.append(error.place)
    assert len(places) > len(WHOLE) // 2
    assert all(places)


def test_a_pile_comes_out_of_a_shuffle_as_listed() -> None:
    """The rest follows in whatever order; each entry serves one shuffle."""
    names = lambda stream, card: (f"card {card}",)  # noqa: E731
    shuffles = [Shuffle(1, ("card 2", "card 7")), Shuffle(1, ("card 0",))]
    chance = ScriptedChance([], _none, FastChance(1), frozenset([1]), shuffles, names)
    pile = list(range(9))
    chance.shuffle(1, 0, pile)
    assert pile[:-3:-1] == [2, 7]
    assert sorted(pile) == list(range(9))
    chance.shuffle(1, 8, pile)
    assert pile[-1] == 0
    assert chance.unused_shuffles == 0
    with pytest.raises(InputError) as caught:
        ScriptedChance(
            [], _none, FastChance(1), frozenset([1]), [Shuffle(1, ("card 9",))], names
        ).shuffle(1, 0, pile)
    assert caught.value.problem == "scenario-shuffle-unfit"


def _none(stream: int, bound: int, word: str) -> int:
    raise AssertionError("nothing was to be drawn")


def test_shuffles_left_over_or_of_no_pile_are_mistakes(case: Writer) -> None:
    left = WHOLE.replace('dice = ["4"]', 'dice = ["4"]\nshuffles = [{ stream = "deck", top = [] }]')
    assert case.unlike(left) == [("scenario-shuffles-left", "when[0].shuffles")]
    assert case.error(left.replace('"deck"', '"desk"')) == (
        "argument-unknown",
        "when[0].shuffles[0].stream",
    )
