"""Positions in scenario words: what is left out has its default, what is wrong is named."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.games.battalia.describe import describe
from stormark.kernel.chance import FastChance
from stormark.kernel.refusal import InputError
from stormark.kernel.state import Io
from tests.games.battalia.table import GAME, Table

# --- defaults


def test_a_position_without_words_is_the_first_turn_on_the_usual_map() -> None:
    table = Table()
    assert table.asks == (1, "act")
    assert table["board.2,2"] == {
        "card": "city",
        "shape": "x",
        "turned": 0,
        "terrain": "verdant_woods",
        "owner": 1,
        "level": 1,
    }
    assert table["p1.heroes"] == ["2,2", ""]
    assert table["p2.heroes"] == ["6,6", ""]
    assert table["now.empty_fields"] == 42


def test_keys_of_a_field_are_laid_over_the_usual_card() -> None:
    table = Table(board={"2,2": {"level": 3}, "4,1": {"owner": 2}})
    assert table["board.2,2.owner"] == 1
    assert table["board.2,2.level"] == 3
    assert table["board.4,1.level"] == 1


@pytest.mark.parametrize("level", [{}, {"level": 0}])
def test_a_starting_city_of_nobody_has_no_level(level: dict[str, int]) -> None:
    table = Table(board={"2,2": {"owner": 0, **level}}, p1={"heroes": ["", ""]})
    assert (table["board.2,2.owner"], table["board.2,2.level"]) == (0, 0)


@pytest.mark.parametrize("player", [1, 2, 3])
@pytest.mark.parametrize("hero", [0, 1])
def test_a_hero_on_the_first_field_may_carry_a_storm_booster(player: int, hero: int) -> None:
    """B-PASS-01: fields are counted from 1,1; nobody else has heroes."""
    players: dict[str, Any] = {f"p{number}": {"heroes": ["", ""]} for number in range(1, 5)}
    own = {"heroes": ["", ""], "boosters": ["", ""]}
    own["heroes"][hero], own["boosters"][hero] = "1,1", "red_canyons"
    players[f"p{player}"] = own
    table = Table(players=4, valley="mountain_pass", board={"1,1": {"card": "road"}}, **players)
    assert table[f"p{player}.boosters"] == own["boosters"]


def test_a_field_with_another_card_is_written_out() -> None:
    table = Table(board={"6,6": {"card": "empty"}}, p2={"heroes": ["", ""]})
    assert table["board.6,6"] == {"card": "empty"}
    assert table["now.empty_fields"] == 43


def test_cards_that_are_not_named_lie_in_their_stacks() -> None:
    table = Table(stock={"lord": ["lord.emberians"]}, p1={"hand": ["lord.baerfolk", "2 supply"]})
    assert table["stock.lord"][:3] == ["lord.emberians", "lord.baerfolk", "lord.baerfolk"]
    assert len(table["stock.lord"]) == 8
    assert table["stock.supply"] == 58


def test_the_cards_of_an_empty_stack_are_in_limbo() -> None:
    table = Table(stock={"lord": [], "supply": 57})
    assert table["stock.lord"] == []
    assert len(table["limbo"]) == 12
    assert table["limbo"].count("supply") == 3


def test_the_factions_of_the_players_are_in_the_game() -> None:
    table = Table(p1={"faction": "wolfsclan"}, p2={"faction": "islanders"})
    assert table["sets"] == ["baerfolk", "islanders", "wolfsclan"]
    assert {table["board.2,4.terrain"], table["board.6,4.terrain"]} == {
        "frost_fields",
        "emerald_lakes",
    }


def test_buildings_that_are_not_named_follow_in_order() -> None:
    table = Table(
        players=4, valley="kings_bridge", board={"3,3": {"building": "arena", "owner": 2}}
    )
    shown = [table[f"board.{field}.building"] for field in ("3,3", "3,5", "5,3", "5,5")]
    assert shown == ["arena", "smithy", "town_hall", "stable"]
    assert table["board.3,3.hidden"] is False
    assert table["board.3,5.hidden"] is True


def test_choices_before_the_first_day_can_be_given() -> None:
    assert Table(phase="factions", start=2, p2={"faction": "islanders"}).asks == (
        1, "choose-faction",
    )  # fmt: skip
    assert Table(phase="homes", board={"6,6": {"owner": 2}}).asks == (1, "choose-home")
    table = Table(
        phase="draft", drafting={"round": 2, "chosen": 1, "offer": ["tribesman.baerfolk"]}
    )
    assert table.asks == (1, "draft")
    assert table.options == ["draft tribesman.baerfolk"]


def test_what_happened_in_this_turn_counts() -> None:
    table = Table(p1={"announced": True, "mulligan": True})
    assert table.options == ["done"]
    table.refuses("cohort baerfolk", "B-COHORT-10")


# --- mistakes

MISTAKES: list[tuple[str, dict[str, Any], str, str]] = [
    ("a key nobody knows", {"hands": []}, "given.hands", "field-unknown"),
    ("a key of a player nobody knows", {"p1": {"hnd": []}}, "given.p1.hnd", "field-unknown"),
    ("an option that breaks a rule", {"players": 7}, "given", "given-refused"),
    ("an option of the wrong type", {"extended": 1}, "given.extended", "field-type"),
    ("a player who does not play", {"p3": {}}, "given.p3", "player-unknown"),
    ("a card nobody knows", {"p1": {"hand": ["elf"]}}, "given.p1.hand[0]", "card-unknown"),
    (
        "too many of a card",
        {"p1": {"hand": ["4 lord.baerfolk"]}},
        "given.p1.hand[0]",
        "card-used-twice",
    ),
    (
        "a card of a set that is not there",
        {"p1": {"hand": ["lord.wolfsclan"]}},
        "given.p1.hand[0]",
        "card-used-twice",
    ),
    (
        "a unit in another stack",
        {"stock": {"lord": ["chief.baerfolk"]}},
        "given.stock.lord[0]",
        "card-unknown",
    ),
    (
        "the first faction where its set is not there",
        {"sets": ["cloudborn", "emberians", "islanders"], "p1": {"faction": "baerfolk"}},
        "given.p1.faction",
        "given-refused",
    ),
    (
        "a storm booster of a hero who is not there",
        {"players": 4, "valley": "mountain_pass", "p1": {"boosters": ["", "red_canyons"]}},
        "given.p1.boosters[1]",
        "given-refused",
    ),
    (
        "a storm booster without the Mountain Pass",
        {"players": 4, "p1": {"boosters": ["red_canyons", ""]}},
        "given.p1.boosters[0]",
        "given-refused",
    ),
    (
        "a level of a ruined starting city",
        {"board": {"2,2": {"owner": 0, "level": 1}}, "p1": {"heroes": ["", ""]}},
        "given.board.2,2.level",
        "number-range",
    ),
    ("more Supply than there is", {"stock": {"supply": 61}}, "given.stock.supply", "number-range"),
    (
        "a faction twice",
        {"p1": {"faction": "islanders"}, "p2": {"faction": "islanders"}},
        "given.p2.faction",
        "given-refused",
    ),
    (
        "a field off the board",
        {"board": {"8,1": {"card": "road"}}},
        "given.board.8,1",
        "field-unknown-place",
    ),
    (
        "a field that does not exist",
        {"mode": "creation", "board": {"1,1": {"card": "road"}}},
        "given.board.1,1",
        "given-refused",
    ),
    (
        "a road that is a dead end",
        {"board": {"1,1": {"card": "road", "shape": "dead_end"}}},
        "given.board.1,1.shape",
        "argument-unknown",
    ),
    (
        "a turned crossing",
        {"board": {"1,1": {"card": "road", "shape": "x", "turned": 1}}},
        "given.board.1,1.turned",
        "number-range",
    ),
    (
        "an owned road",
        {"board": {"1,1": {"card": "road", "owner": 1}}},
        "given.board.1,1.owner",
        "field-unknown",
    ),
    (
        "a field without a card",
        {"board": {"1,1": {"turned": 1}}},
        "given.board.1,1.card",
        "field-missing",
    ),
    (
        "a gate of nobody’s faction",
        {"board": {"2,4": {"terrain": "protojungle"}}},
        "given.board.2,4.terrain",
        "given-refused",
    ),
    ("a gate too few", {"board": {"2,4": {"card": "empty"}}}, "given.board", "given-refused"),
    (
        "a valley card without a valley",
        {"board": {"1,1": {"card": "centre"}}},
        "given.board.1,1.card",
        "given-refused",
    ),
    (
        "a capital in mode creation",
        {"mode": "creation", "board": {"2,2": {"level": 6}}},
        "given.board.2,2.level",
        "number-range",
    ),
    (
        "a level of a city that is nobody's home",
        {"board": {"6,6": {"owner": 0, "level": 1}}},
        "given.board.6,6.level",
        "number-range",
    ),
    ("a hero on no card", {"p1": {"heroes": ["1,1", ""]}}, "given.p1.heroes[0]", "given-refused"),
    ("one hero", {"p1": {"heroes": ["2,2"]}}, "given.p1.heroes", "list-length"),
    ("a trading post in a city", {"p1": {"posts": ["2,2"]}}, "given.p1.posts[0]", "given-refused"),
    ("four hidden cards", {"p1": {"ambush": ["4 supply"]}}, "given.p1.ambush", "given-refused"),
    (
        "a tent without a card",
        {"p1": {"tents": [["tent.baerfolk"]]}},
        "given.p1.tents[0]",
        "given-refused",
    ),
    (
        "a Great Artefact in a tent",
        {"p1": {"tents": [["tent.baerfolk", "horn_of_baldur"]]}},
        "given.p1.tents[0]",
        "given-refused",
    ),
    (
        "a potion that two have",
        {"p1": {"potions": {"colossus": {}}}, "p2": {"potions": {"colossus": {}}}},
        "given.p2.potions.colossus",
        "given-refused",
    ),
    (
        "a storm effect twice",
        {"stock": {"storm": [1], "storm_discard": [1]}},
        "given.stock.storm",
        "card-used-twice",
    ),
    ("a moment nobody knows", {"phase": "night"}, "given.phase", "argument-unknown"),
    ("a step of nothing", {"phase": "step"}, "given.under_way.table", "field-missing"),
    ("a day that does not exist", {"day": 8}, "given.day", "number-range"),
    ("an option of a new game", {"new": {"players": 9}}, "given.new", "given-refused"),
    ("a key beside a new game", {"new": {}, "day": 2}, "given.new", "given-new"),
]


@pytest.mark.parametrize(
    ("given", "place", "problem"), [entry[1:] for entry in MISTAKES], ids=[e[0] for e in MISTAKES]
)
def test_a_mistake_is_named_with_its_place(given: dict[str, Any], place: str, problem: str) -> None:
    with pytest.raises(InputError) as caught:
        GAME.position(given)
    assert (caught.value.place, caught.value.problem) == (place, problem)


# --- games under way


@pytest.mark.parametrize("number", range(len(GAME.option_sets())))
def test_games_under_way_can_be_written_down_and_read_again(number: int) -> None:
    """With the same options for everybody who has to decide."""
    io = Io(FastChance(number))
    setup = GAME.setup(GAME.option_sets()[number])
    state = GAME.start(setup, io)  # type: ignore[arg-type]
    compared = 0
    due = 0
    for step in range(200):
        if step >= due and (written := describe(state))["phase"] not in ("step", "over"):
            due = step + 20
            again = GAME.position(written)
            assert describe(again) == written
            assert again.check() == []
            for seat in state.open_seats():
                assert sorted(again.options(seat)) == sorted(state.options(seat))
            compared += 1
        if not state.open_seats():
            break
        seat = state.open_seats()[step % len(state.open_seats())]
        options = state.options(seat)
        state.apply(seat, options[step * 7 % len(options)], io)
    assert compared > 2
