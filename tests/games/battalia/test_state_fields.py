"""A field of a position is declared once: copies, saves, bounds and scenario words follow."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.fields import FIELDS, limits
from stormark.kernel.chance import KeyedChance
from stormark.kernel.conformance import seed_bytes
from stormark.kernel.json import canonical
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.state import SPECTATOR, Io
from tests.games.battalia.table import GAME, Table

# fields that no [given] names: they follow from others, count for the referee, or are of views
FOLLOWS = {"teams", "team_of", "royals", "draws", "answered", "somewhere"}


def positions(number: int) -> Iterator[BattaliaState]:
    setup = GAME.setup(GAME.option_sets()[number])
    assert not isinstance(setup, Refusal)
    chance = Io(KeyedChance(seed_bytes(number), GAME.spec.streams))
    state, rng = GAME.start(setup, chance), Random(number)
    for decision in range(500):
        if not state.open_seats():
            return
        if decision % 25 == 3:
            yield state
        seat = rng.choice(state.open_seats())
        state.apply(seat, rng.choice(state.options(seat)), chance)


@pytest.mark.parametrize("number", range(0, 28, 3))
def test_copies_saves_and_bounds_agree_with_the_declaration(number: int) -> None:
    for state in positions(number):
        assert FIELDS.copy_faults(state, state.copy()) == []
        assert FIELDS.misfits(state, limits(state)) == []
        written = canonical(state.to_json())
        assert canonical(GAME.state_from_json(json.loads(written)).to_json()) == written
        for viewer in (SPECTATOR, 0):
            seen = GAME.seen_by(state, viewer)
            assert FIELDS.misfits(seen, limits(seen), seen=True) == []


def test_every_field_is_said_by_scenarios_or_follows_from_others() -> None:
    described = GAME.describe(Table().state)
    for field in FIELDS.fields:
        assert (field.given == "") == (field.name in FOLLOWS), field.name
        found: Any = described
        for key in filter(None, field.given.split(".")):
            assert key in found, field.name
            found = found[key]


def test_fields_are_written_by_names_and_not_by_bits() -> None:
    table = Table(players=4, p1={"done": True, "acted": True, "refills": True})
    written: Any = table.state.to_json()
    assert written["flags"][0] == ["acted", "done"]
    assert written["refill"] == [0]
    table = Table(p1={"concealed": ["2,2"]})
    written = table.state.to_json()
    assert written["concealed"] == [{"field": table.state.concealed[0][0], "seat": 0}]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("flags", [["no such flag"], []]),
        ("refill", [9]),
        ("concealed", [{"field": 1}]),
        ("heroes", [0, 0, 0, 10_000]),
        ("hand", [[1 << 21], []]),
        ("day", 8),
        ("hand", [[-2], []]),
    ],
)
def test_a_save_out_of_bounds_is_refused_with_its_place(field: str, value: Any) -> None:
    written: Any = json.loads(canonical(Table().state.to_json()))
    with pytest.raises(InputError) as error:
        GAME.state_from_json({**written, field: value})
    assert error.value.place.startswith(f"state.{field}")


MOST = {
    "day": 7, "faction": 5, "veteran": 2, "rings": 5, "place": 9, "shape": 7, "exits": 15,
    "terrain": 6, "level": 6, "heroes": 48, "metamorpha": 48, "bilkarr_down": 1, "potion_empty": 1,
    "potion_owner": 1, "owner": 1,
}  # fmt: skip


@pytest.mark.parametrize("field", MOST)
def test_numbers_end_where_their_meaning_ends(field: str) -> None:
    """On a board of 7 x 7 with two players."""
    state = Table(players=2).state
    value = getattr(state, field)
    for beyond in (0, 1):
        number = MOST[field] + beyond
        changed = number if isinstance(value, int) else type(value)([number, *value[1:]])
        setattr(state, field, changed)
        assert bool(FIELDS.misfits(state, limits(state))) == bool(beyond)
