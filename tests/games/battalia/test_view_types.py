"""Every view of Battalia is what its types say."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from stormark.games.battalia.view.types import BattaliaView
from stormark.kernel.chance import KeyedChance
from stormark.kernel.conformance import seed_bytes
from stormark.kernel.refusal import Refusal
from stormark.kernel.state import SPECTATOR, Io
from stormark.kernel.view_schema import view_schema
from tests.games.battalia.table import GAME

SCHEMA: Any = view_schema(BattaliaView)
KINDS: dict[str, Any] = {
    "integer": int,
    "number": float,
    "string": str,
    "boolean": bool,
    "null": type(None),
}


def faults(value: Any, schema: Any, place: str) -> list[str]:
    """Where a value does not fit its schema."""
    if "$ref" in schema:
        return faults(value, SCHEMA["$defs"][schema["$ref"].rpartition("/")[2]], place)
    if "anyOf" in schema:
        return min((faults(value, choice, place) for choice in schema["anyOf"]), key=len)
    if "enum" in schema:
        return [] if value in schema["enum"] else [place]
    kind = schema["type"]
    if kind == "array":
        if not isinstance(value, list):
            return [place]
        return [
            f for at, v in enumerate(value) for f in faults(v, schema["items"], f"{place}[{at}]")
        ]
    if kind == "object":
        return in_object(value, schema, place) if isinstance(value, dict) else [place]
    fits = isinstance(value, KINDS[kind]) and isinstance(value, bool) == (kind == "boolean")
    return [] if fits else [place]


def in_object(value: dict[str, Any], schema: Any, place: str) -> list[str]:
    if "properties" not in schema:
        rest = schema["additionalProperties"]
        return [f for k, v in value.items() for f in faults(v, rest, f"{place}.{k}")]
    fields = schema["properties"]
    odd = set(value) - set(fields) | set(schema["required"]) - set(value)
    inside = [
        f for k, v in value.items() if k in fields for f in faults(v, fields[k], f"{place}.{k}")
    ]
    return [*(f"{place}.{name}" for name in sorted(odd)), *inside]


@pytest.mark.parametrize("number", range(0, 28, 4))
def test_every_view_is_what_the_types_say(number: int) -> None:
    setup = GAME.setup(GAME.option_sets()[number])
    assert not isinstance(setup, Refusal)
    chance = Io(KeyedChance(seed_bytes(number), GAME.spec.streams))
    state, rng = GAME.start(setup, chance), Random(number)
    for decision in range(400):
        if not state.open_seats():
            break
        if decision % 20 == 0:
            for viewer in (SPECTATOR, state.open_seats()[0]):
                view = json.loads(json.dumps(GAME.view(state, viewer)))
                assert faults(view, SCHEMA, "view") == []
        seat = rng.choice(state.open_seats())
        state.apply(seat, rng.choice(state.options(seat)), chance)


@pytest.mark.parametrize("word", ["flow", "flags", "mask", "draws", "answered", "params"])
def test_no_inside_of_the_engine_is_in_a_view(word: str) -> None:
    names = {name for part in SCHEMA["$defs"].values() for name in part["properties"]}
    assert word not in names
