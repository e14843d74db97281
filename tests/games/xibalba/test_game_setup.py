"""Options of a match: what is filled in, and what each mistake is called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from stormark.games.registry import load_game
from stormark.games.xibalba.events import E_SETUP
from stormark.kernel.chance import KeyedChance
from stormark.kernel.event import EventList
from stormark.kernel.game import Setup
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.state import Io
from tests.games.xibalba.table import GAME


def accepted(options: Mapping[str, Any]) -> Mapping[str, Any]:
    setup = GAME.setup(options)
    assert isinstance(setup, Setup)
    return setup.options


def refused(options: Mapping[str, Any]) -> Refusal:
    answer = GAME.setup(options)
    assert isinstance(answer, Refusal)
    return answer


def mistake(options: Mapping[str, Any]) -> InputError:
    with pytest.raises(InputError) as caught:
        GAME.setup(options)
    return caught.value


def test_a_setup_names_game_rules_pack_and_every_option() -> None:
    setup = GAME.setup({})
    assert isinstance(setup, Setup)
    assert setup.to_json() == {
        "game": "xibalba",
        "rules_version": 2,
        "pack": GAME.pack_hash,
        "options": {"players": 2, "mode": "normal", "target": 35, "factions": [None, None]},
    }


def test_a_complete_setup_is_accepted_again_unchanged() -> None:
    for options in GAME.option_sets():
        complete = accepted(options)
        assert accepted(complete) == complete


@pytest.mark.parametrize(("players", "target"), [(2, 35), (3, 25), (4, 15)])
def test_the_target_depends_on_the_number_of_players(players: int, target: int) -> None:
    """X-SETUP-17: the middle of the recommendation."""
    assert accepted({"players": players})["target"] == target


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 10**30])
def test_two_to_four_players(players: int) -> None:
    """X-SETUP-01, X-RULING-01."""
    assert refused({"players": players}) == Refusal(
        "X-SETUP-01", "refused-players", {"players": players}
    )


@pytest.mark.parametrize("target", [-1, 0, 41, 10**30])
def test_a_target_from_one_to_forty(target: int) -> None:
    """X-SETUP-15, X-RULING-18."""
    answer = refused({"target": target})
    assert answer.rule == "X-SETUP-15"
    assert answer.params == {"target": target, "most": 40}


def test_nobody_draws_the_other_side_of_a_chosen_board() -> None:
    """X-SETUP-08: whichever faction is chosen, the first of the list too."""
    boards = GAME.tables.boards
    for faction, word in enumerate(GAME.tables.faction_ids):
        other = next(sides for sides in boards if faction in sides)
        for seed in range(8):
            setup = GAME.setup({"players": 3, "factions": [word, None, None]})
            assert isinstance(setup, Setup)
            heard = EventList()
            chance = KeyedChance(bytes([seed] * 32), GAME.spec.streams)
            state = GAME.start(setup, Io(chance, heard))
            assert state.faction[0] == faction
            assert not {state.faction[1], state.faction[2]} & set(other)
            told = [args for verb, args, _ in heard.packed if verb == E_SETUP]
            assert told == [(seat, state.faction[seat]) for seat in range(3)]


def test_two_factions_of_one_board_cannot_meet() -> None:
    """X-SETUP-08, X-RULING-03: the refusal names both."""
    answer = refused({"players": 3, "factions": ["bastion", None, "outrider"]})
    assert answer.rule == "X-SETUP-08"
    assert answer.params == {"one": "bastion", "other": "outrider"}
    assert refused({"factions": ["bastion", "bastion"]}).rule == "X-SETUP-08"


@pytest.mark.parametrize(
    ("options", "problem", "place"),
    [
        ({"colour": "red"}, "field-unknown", "options.colour"),
        ({"players": "2"}, "field-type", "options.players"),
        ({"players": True}, "field-type", "options.players"),
        ({"players": 2.0}, "field-type", "options.players"),
        ({"players": None}, "field-type", "options.players"),
        ({"mode": "APOCALYPSE"}, "argument-unknown", "options.mode"),
        ({"mode": 1}, "field-type", "options.mode"),
        ({"target": "35"}, "field-type", "options.target"),
        ({"target": None}, "field-type", "options.target"),
        ({"factions": "bastion"}, "field-type", "options.factions"),
        ({"factions": [None, None, None]}, "list-length", "options.factions"),
        ({"factions": ["atlantis"]}, "argument-unknown", "options.factions[0]"),
        ({"factions": ["reference"]}, "argument-unknown", "options.factions[0]"),
        ({"factions": [None, 7]}, "field-type", "options.factions[1]"),
    ],
)
def test_a_mistake_is_named_with_its_place(options: Any, problem: str, place: str) -> None:
    error = mistake(options)
    assert (error.problem, error.place) == (problem, place)


def test_a_mistake_says_what_is_allowed() -> None:
    assert mistake({"mode": "hard"}).params == {"found": "hard", "allowed": "normal, apocalypse"}
    assert "bastion" in str(mistake({"factions": ["atlantis"]}).params["allowed"])


def test_only_games_that_exist_are_loaded() -> None:
    assert load_game("xibalba").pack_hash == GAME.pack_hash
    with pytest.raises(InputError) as caught:
        load_game("chess")
    assert (caught.value.problem, caught.value.place) == ("argument-unknown", "game")
    assert caught.value.params == {"found": "chess", "allowed": "xibalba, battalia"}
