"""Which events reveal something: after one of them nothing is taken back for free."""

from __future__ import annotations

from stormark.games.battalia import events as battalia
from stormark.games.xibalba import events as xibalba

XIBALBA = """
discard_top gain reorganized reshuffle returned reveal roll roll_off scouted uncover
"""
BATTALIA = """
attack battle_cards bilkarr cards_drawn cards_drawn_seen cohort counted deposed discovered draft
fate from_ambush gained great laid line multiplied named offered paid promoted replaced returned
ring rolled searched_seen stolen stolen_seen storm taken_back tent_destroyed tent_opened
terrains_seen to_limbo traded transformed uncovered uncovered_terrain unmarked
"""


def revealing(specs: tuple[tuple[str, str, bool], ...]) -> list[str]:
    return sorted(verb for verb, _, reveals in specs if reveals)


def test_these_events_of_xibalba_reveal_something() -> None:
    """Dice, cards that come to light, and choices that were private before."""
    assert revealing(xibalba.SPECS) == sorted(XIBALBA.split())


def test_these_events_of_battalia_reveal_something() -> None:
    """B-RULING-106: also what shows that a private choice is complete."""
    assert revealing(battalia.SPECS) == sorted(BATTALIA.split())
