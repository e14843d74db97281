"""Every field of a position is declared, copied, and sayable in a scenario where it should be."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stormark.games.xibalba.fields import FIELDS, limits
from stormark.kernel.state_field import everybody
from tests.conformance.crowded import crowded_table
from tests.games.xibalba.table import GAME
from tests.games.xibalba.test_game_snapshot import under_attack

# What only exists while something is under way, or is counted for the referee alone.
PASSING = {
    *("winner", "resolving", "rolled", "draws", "answered", "committed", "aside", "stack"),
    *("uses", "resolved", "attackers", "moments", "attack"),
}


def test_a_copy_forgets_nothing_and_shares_nothing_that_changes() -> None:
    states = [under_attack().state, *(crowded_table(GAME, Random(seed)) for seed in range(10))]
    for state in states:
        assert FIELDS.copy_faults(state, state.copy()) == []


def test_all_numbers_keep_their_bounds() -> None:
    for seed in range(10):
        state = crowded_table(GAME, Random(seed))
        assert FIELDS.misfits(state, limits(state)) == []


@pytest.mark.parametrize("field", FIELDS.fields, ids=lambda field: field.name)
def test_a_scenario_can_say_what_lies_on_the_table(field: Any) -> None:
    assert bool(field.given) != (field.name in PASSING)
    if field.given:
        said: Any = GAME.describe(under_attack().state)
        for key in field.given.split("."):
            said = said[key]


def test_only_cards_procedures_and_counts_of_answers_are_hidden() -> None:
    hidden = {field.name for field in FIELDS.fields if field.seen is not everybody}
    assert hidden == {"piles", "stack", "answered"}
