"""What scenario files may say, and which mistakes are named."""

from __future__ import annotations

from pathlib import Path

import pytest

from stormark.kernel.chance import FastChance
from stormark.kernel.refusal import InputError
from stormark.kernel.scenario_run import run_scenario, starting_position
from stormark.kernel.scripted import ScriptedChance, Shuffle
from tests.kernel.scenario_writer import GAMES, WHOLE, Writer
from tests.kernel.toy_state import ToyState


@pytest.fixture
def case(tmp_path: Path) -> Writer:
    return Writer(tmp_path)


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
