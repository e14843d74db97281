"""A position in one word: complete, short, and never taken for another one."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import stormark
from stormark.games.registry import NAMES
from stormark.kernel.json import Json, canonical
from stormark.kernel.json_bytes import pack, unpack
from stormark.kernel.position_code import seen_code
from tests.library.random_positions import some_position

NUMBERS = st.floats(allow_nan=False, allow_infinity=False)
LEAVES = st.none() | st.booleans() | st.integers() | NUMBERS | st.text()
VALUES: st.SearchStrategy[Any] = st.recursive(
    LEAVES,
    lambda inner: st.one_of(
        st.lists(inner),
        st.builds(lambda value: [value] * 5, inner),
        st.dictionaries(st.text(), inner),
        st.lists(st.integers(-2, 1)),
    ),
)


@settings(max_examples=150, deadline=None)
@given(VALUES, st.lists(st.text(), unique=True))
def test_any_json_comes_back_from_its_bytes(value: Json, words: list[str]) -> None:
    again = unpack(pack(value, words), words)
    assert json.dumps(again, sort_keys=True) == json.dumps(value, sort_keys=True)


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=60))
def test_any_bytes_are_a_value_or_a_value_error(data: bytes) -> None:
    try:
        value = unpack(data, ["seat"])
    except ValueError:
        return
    assert isinstance(canonical(json.loads(json.dumps(value))), bytes)


def test_a_long_list_of_long_lists_is_refused_before_it_is_built() -> None:
    for bomb in (
        b"\x88\xff\xff\x7f" + b"\x8a\xff\xff\x7f\x00",  # a list of two million numbers
        b"\x88\xff\x7f\x8a\xff\x7f" * 12 + b"\x00",  # of lists of lists
        b"\xc1" * 5_000 + b"\x00",
    ):
        with pytest.raises(ValueError, match=r"too|repeated"):
            unpack(bomb)


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10_000), decisions=st.integers(0, 160))
def test_a_code_is_the_whole_position(name: str, seed: int, decisions: int) -> None:
    position = some_position(name, seed, decisions)
    code = position.code()
    again = position.game.position(code)
    assert again == position
    assert again.code() == code
    assert again.actions() == position.actions()
    assert stormark.read_position(code) == position
    if not position.over:
        action = position.actions()[0]
        assert again.step(action, seed=seed) == position.step(action, seed=seed)


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 10_000), decisions=st.integers(0, 160))
def test_a_code_of_a_seat_holds_what_it_sees(name: str, seed: int, decisions: int) -> None:
    position = some_position(name, seed, decisions)
    for viewer in range(-1, position.seats):
        code = position.code(viewer)
        again = position.game.position(code)
        assert again.viewer == viewer
        assert again == position.seen_by(viewer)
        assert again.view() == position.view(viewer)
        assert again.code() == code


def test_equal_sights_of_different_positions_have_equal_codes() -> None:
    """Nothing but what a seat sees can be in its code."""
    for name in NAMES:
        position = some_position(name, 4, 80)
        rules, seat = position.game.rules, position.seats - 1
        seen = position.seen_by(seat)
        sampled = rules.belief(seen.state, seat).sample(_chance())
        other = stormark.Position(position.game, sampled)
        assert other != position
        assert other.code(seat) == position.code(seat)


def _chance() -> Any:
    from stormark.kernel.chance import FastChance

    return FastChance(3)


def test_codes_are_short() -> None:
    lengths = {name: len(some_position(name, 2, 150).code()) for name in NAMES}
    assert lengths["xibalba"] < 900
    assert lengths["battalia"] < 2_000


def test_a_damaged_code_says_what_is_wrong() -> None:
    game = stormark.load("xibalba")
    code = game.start(seed=1).code()
    parts = code.split(".")
    last = "A" if code[-9] != "A" else "B"
    for broken, problem in [
        ("", "code-malformed"),
        ("rnbqkbnr/pppppppp/8/8 w KQkq - 0 1", "code-malformed"),
        (code[:-9] + last + code[-8:], "code-damaged"),
        (code[:-4], "code-damaged"),
        (code.replace(".all.", ".p1."), "code-damaged"),
        (".".join([parts[0], "2", *parts[2:]]), "code-version"),
        (".".join([*parts[:2], "99", *parts[3:]]), "code-rules"),
        (".".join([*parts[:3], "00000000", *parts[4:]]), "code-pack"),
        (code.replace("xibalba", "battalia", 1), "code-game"),
        (code.replace("xibalba", "tictactoe", 1), "code-game"),
    ]:
        with pytest.raises(stormark.InputError) as error:
            game.position(broken)
        assert error.value.problem == problem, broken
    assert game.position(f" {code}\n") == game.position(code), "as it comes from a clipboard"
    with pytest.raises(stormark.InputError, match="tictactoe"):
        stormark.read_position(code.replace("xibalba", "tictactoe", 1))


def test_a_position_that_breaks_its_promises_is_refused() -> None:
    game = stormark.load("xibalba")
    state = game.start(seed=1).state.copy()
    state.piles[0] = (*state.piles[0], state.piles[0][0])  # type: ignore[attr-defined]
    with pytest.raises(stormark.InputError, match="code-unsound"):
        game.position(seen_code(game.rules, state, None))


def test_cards_of_a_scenario_have_no_code() -> None:
    position = stormark.load("xibalba").position({"p1": {"warhost": ["Guard(3/2/1)"]}})
    with pytest.raises(stormark.InputError, match="code-own"):
        position.code()
