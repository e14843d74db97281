"""A new game of a scenario may list its rolls and what its shuffled piles have on top."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stormark.games.registry import load_game
from stormark.kernel.refusal import InputError
from stormark.kernel.scenario_run import run_scenario


def described(name: str, **new: Any) -> Any:
    game = load_game(name)
    return game.describe(game.position({"new": new}))


def test_the_market_of_xibalba_comes_from_the_listed_tops_of_its_decks() -> None:
    known = [card.id for card in load_game("xibalba").pack.cards if card.type == "soldier"]  # type: ignore[attr-defined]
    top = [known[5], known[9], known[2]]
    shown = described("xibalba", shuffles=[{"stream": "deck/soldier", "top": top}])
    dealt = [shown["ark"]["soldier"], *shown["market"]["soldier"]]
    assert [ref.partition("#")[0] for ref in dealt] == top


@pytest.mark.parametrize(("faces", "starts"), [(["G2", "-"], 1), (["-", "G1"], 2)])
def test_the_roll_for_the_start_is_listed(faces: list[str], starts: int) -> None:
    """X-SETUP-18: two Paragon dice each, and whoever rolls highest begins."""
    shown = described("xibalba", dice=[face for face in faces for _ in range(2)])
    assert shown["turn"] == starts


SHUFFLED_REFUGE = """
game = "battalia"
rules = ["B-TURN-16"]
title.en = "The Refuge is shuffled"
title.de = "Die Zuflucht wird gemischt"
[given]
mode = "creation"
[given.p1]
hand = []
refuge = ["horse.baerfolk", "tools.baerfolk", "tent.baerfolk", "6 supply"]
[[when]]
do = "done"
shuffles = [{ stream = "nation/1", top = [CARDS] }]
[then]
events = [{ verb = "cards_drawn_seen", args = { seat = 1, cards = [CARDS] } }]
"""


@pytest.mark.parametrize("first", ["tools.baerfolk", "tent.baerfolk"])
def test_a_step_lists_what_lies_on_top_after_a_shuffle(tmp_path: Path, first: str) -> None:
    """B-TURN-16: the hand comes from the shuffled Refuge, the top card first."""
    cards = ", ".join(f'"{card}"' for card in (first, "horse.baerfolk", *["supply"] * 4))
    path = tmp_path / "shuffled.toml"
    path.write_text(SHUFFLED_REFUGE.replace("CARDS", cards), encoding="utf-8")
    assert run_scenario(path, {"battalia": load_game("battalia")}) == []


def test_a_card_that_is_not_in_the_pile_is_named() -> None:
    with pytest.raises(InputError) as caught:
        described("xibalba", shuffles=[{"stream": "deck/soldier", "top": ["nobody"]}])
    assert caught.value.problem == "scenario-shuffle-unfit"


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ({"dice": ["G2", "G2", "-", "-", "G1"]}, "scenario-results-left"),
        ({"shuffles": [{"stream": "deck/event", "top": []}] * 2}, "scenario-shuffles-left"),
    ],
)
def test_what_nobody_needed_is_named(given: dict[str, Any], problem: str) -> None:
    with pytest.raises(InputError) as caught:
        described("xibalba", **given)
    assert caught.value.problem == problem


@pytest.mark.parametrize("name", ["xibalba", "battalia"])
def test_a_mistake_in_a_new_game_is_told_where_it_stands(name: str) -> None:
    for key in ("options", "colour"):
        with pytest.raises(InputError) as caught:
            described(name, **{key: 3})
        assert caught.value.place == f"given.new.{key}"
