"""What a game says of its options is what it accepts (X-SETUP-01, B-CSETUP-26)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from stormark.games.registry import NAMES, load_game
from stormark.kernel.game import Setup
from stormark.kernel.json import Json
from stormark.kernel.option_field import NUMBER, SWITCH, WORD, WORDS, OptionField
from stormark.kernel.refusal import InputError, Refusal

every_game = pytest.mark.parametrize("name", NAMES)


def accepted(name: str, options: Mapping[str, Json]) -> bool:
    try:
        return isinstance(load_game(name).setup(options), Setup)
    except InputError:
        return False


def fields(name: str) -> Mapping[str, OptionField]:
    return {field.name: field for field in load_game(name).option_fields()}


@every_game
def test_every_option_of_a_setup_is_described_with_its_default(name: str) -> None:
    setup = load_game(name).setup({})
    assert not isinstance(setup, Refusal)
    assert {key: field.default for key, field in fields(name).items()} == setup.options


@every_game
def test_the_bounds_of_numbers_are_those_of_the_rules(name: str) -> None:
    for field in fields(name).values():
        if field.kind == NUMBER:
            assert field.low is not None
            assert field.high is not None
            for value in (field.low, field.high, *field.special):
                assert accepted(name, {field.name: value}), (field.name, value)
            for value in (field.low - 1, field.high + 1):
                assert value in field.special or not accepted(name, {field.name: value})


@every_game
def test_the_numbers_of_players_are_those_a_game_says_of_itself(name: str) -> None:
    """X-SETUP-01, B-CSETUP-01."""
    spec, players = load_game(name).spec, fields(name)["players"]
    assert (players.low, players.high) == (spec.min_seats, spec.max_seats)
    tried = [options["players"] for options in load_game(name).option_sets()]
    assert set(tried) == set(range(spec.min_seats, spec.max_seats + 1))


@every_game
def test_the_smallest_tables_are_tried_with_short_games_and_longer_ones(name: str) -> None:
    """In every mode, by what is counted until the end."""
    game, length = load_game(name), {"xibalba": "target", "battalia": "week_limit"}[name]
    setups = [game.setup(options) for options in game.option_sets()]
    chosen = [setup.options for setup in setups if isinstance(setup, Setup)]
    for mode in fields(name)["mode"].words:
        small = [(mode, game.spec.min_seats) == (one["mode"], one["players"]) for one in chosen]
        assert len({one[length] for one, fits in zip(chosen, small, strict=True) if fits}) >= 2


@every_game
def test_every_word_can_be_chosen_in_some_match_and_no_other(name: str) -> None:
    """With some number of players, for a valley needs four or six (B-VALLEY-04)."""
    for field in fields(name).values():
        if field.kind == WORD:
            for word in field.words:
                tries: list[dict[str, Json]] = [
                    {field.name: word, "players": players} for players in range(2, 7)
                ]
                assert any(accepted(name, options) for options in tries), word
            assert not accepted(name, {field.name: "nothing of the kind"})


@every_game
def test_lists_hold_the_words_they_are_said_to_hold(name: str) -> None:
    for field in fields(name).values():
        if field.kind == WORDS:
            assert field.most is not None
            seen: set[Json] = set()
            for options in load_game(name).option_sets():
                chosen = options.get(field.name, [])
                assert isinstance(chosen, list)
                seen.update(word for word in chosen if word is not None)
                assert len(chosen) <= field.most
            assert seen <= set(field.words)
            assert not accepted(name, {field.name: ["nothing of the kind"]})


def test_every_switch_of_battalia_can_be_turned_on_in_some_match() -> None:
    """B-CSETUP-26."""
    for field in fields("battalia").values():
        if field.kind == SWITCH:
            valley = "kings_bridge" if field.name == "short_valley" else "none"
            tries: list[dict[str, Json]] = [
                {field.name: True, "players": players, "valley": valley} for players in range(2, 7)
            ]
            assert any(accepted("battalia", options) for options in tries), field.name
