"""Whatever is done to a pack, the answer is a list of problems or a pack that can be played."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stormark.games.battalia import words as W
from stormark.games.battalia.game import Battalia
from stormark.games.battalia.pack.allowed import Range, kind_of
from stormark.games.battalia.pack.build import build_pack
from stormark.games.battalia.pack.check import base_data, check_layers
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Setup
from stormark.kernel.json import Json
from stormark.kernel.packs.files import PackFile
from stormark.kernel.packs.layers import Layer
from stormark.kernel.state import Io
from tests.games.battalia.pack_data import Data, at, pack_of, together
from tests.games.pack_changes import mutate

VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-2, 12),
    st.floats(),
    st.text(max_size=5),
    st.sampled_from([*W.ARTEFACTS, *W.RANKS, "kings", "ruling", "en", "source"]),
    st.lists(st.lists(st.integers(0, 12), max_size=3), max_size=5),
    # Built anew each time: later changes may put something into them, even themselves.
    st.builds(dict),
    st.builds(lambda: {"supply": 3}),
)


def deep_copy(value: Any) -> Any:
    if isinstance(value, list):
        return [deep_copy(entry) for entry in value]
    if isinstance(value, dict):
        return {key: deep_copy(inner) for key, inner in value.items()}
    return value


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 2**32), values=st.lists(VALUES, min_size=1, max_size=6))
def test_a_changed_pack_gives_problems_or_a_pack(seed: int, values: list[object]) -> None:
    data: Data = deep_copy(dict(base_data()))
    rng = random.Random(seed)
    for value in values:
        mutate(data, rng, deep_copy(value))  # else a table could come to lie in itself
    source = check_layers([Layer("changed", [PackFile("changed", data)])], "changed")
    if source.report.problems:
        assert all(problem.message.startswith("pack-") for problem in source.report.problems)
    else:
        assert len(build_pack(source.data).hash) == 64


# --- the ranges keep the engine sound

DEPENDENT = ("per_faction", "per_rank", "faction_set", "first_direction", "cohort")


def numbers(choose: Any) -> Data:
    """A pack that changes every number that does not depend on others."""
    parts = [
        at(path, choose(kind))
        for path in paths(base_data(), "")
        if isinstance(kind := kind_of(path), Range)
        and not any(word in path.split(".") for word in DEPENDENT)
    ]
    data = together(*parts)
    crystal = data["great_artefacts"]["mings_crystal"]["numbers"]
    crystal["keep"] = min(crystal.values())
    return data


def paths(table: Any, path: str) -> list[str]:
    """The paths of all numbers."""
    found = []
    for key, value in table.items():
        below = f"{path}.{key}" if path else key
        if isinstance(value, dict):
            found += paths(value, below)
        elif isinstance(value, int) and not isinstance(value, bool):
            found.append(below)
    return found


def counts(group: str, **values: int) -> Data:
    return together(*(at(group.replace("*", name), value) for name, value in values.items()))


LOP_SIDED = together(
    counts("units.*.per_faction.count", tribesman=17, chief=1, priest=1, lord=1),
    counts("artefacts.*.per_faction", tools=0, horse=0, weapon=21, tent=0),
    counts("artefacts.*.per_faction", title=0, scroll=0, amulet=0),
    counts("faction_set.cities.*", dead_end=0, straight=0, curve=0, t=0, x=7),
    counts("faction_set.roads.*", straight=12, curve=0, t=0, x=0),
    counts("universal_units.fanatics.per_rank.*", tribesman=8, chief=0, priest=0, lord=0),
    counts("cohort.*", min_cards=2, draw_offset=0),
    counts("npcs.bilkarr.first_direction.*", row=1, column=-1),
)
PACKS = {
    "lowest numbers": numbers(lambda kind: kind.low),
    "highest numbers": numbers(lambda kind: kind.high),
    "lop-sided splits": LOP_SIDED,
    "mixed numbers": numbers(random.Random(5).choice),
}
MATCHES: list[dict[str, Json]] = [
    {"mode": "creation", "players": 4, "unbound": True, "week_limit": 4},
    {"players": 2, "bilkarr": True, "metamorpha": True, "fanatics": True, "week_limit": 4},
    {"players": 6, "valley": "kings_bridge", "bilkarr": True, "fanatics": True, "week_limit": 4},
]


@pytest.mark.parametrize("options", MATCHES, ids=lambda options: str(options["players"]))
@pytest.mark.parametrize("name", PACKS)
def test_the_most_extreme_packs_can_be_played_to_the_end(name: str, options: Data) -> None:
    game = Battalia(pack_of(PACKS[name]))
    setup = game.setup(options)
    assert isinstance(setup, Setup)
    io = Io(FastChance(7))
    state = game.start(setup, io)
    rng = random.Random(7)
    while seats := state.open_seats():
        choices = state.options(seats[0])
        # the last choice mostly ends something; to take it less often makes longer turns
        kept = choices[:-1] if len(choices) > 1 and rng.random() < 0.5 else choices
        state.apply(seats[0], rng.choice(kept), io)
    assert max(state.returns()) > 0
    assert state.check() == []
