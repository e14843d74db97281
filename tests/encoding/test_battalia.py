"""Options and observations of Battalia as numbers."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from random import Random

import pytest

from stormark.games.battalia.encoding.observation import battalia_observer
from stormark.games.battalia.encoding.options import BattaliaOptions
from stormark.games.registry import load_game
from stormark.kernel.json import Json
from tests.encoding.checks import check_features, check_observations, check_options
from tests.encoding.played import positions

GAME = load_game("battalia")
TABLE = BattaliaOptions()
OBSERVER = battalia_observer()


def name(options: Mapping[str, Json]) -> str:
    return " ".join(f"{key}={value}" for key, value in options.items())


@pytest.mark.parametrize("options", GAME.option_sets(), ids=name)
def test_every_option_has_exactly_one_number(options: Mapping[str, Json]) -> None:
    for state in positions(GAME, options, seed=3, limit=500):
        for seat in state.open_seats() + state.idle_seats():
            check_options(TABLE, state, seat)
            check_features(TABLE, state, seat)


@pytest.mark.parametrize("options", GAME.option_sets(), ids=name)
def test_observations_hold_nothing_hidden(options: Mapping[str, Json]) -> None:
    rng = Random(7)
    for number, state in enumerate(positions(GAME, options, seed=5, limit=600)):
        if number % 75 == 0:
            check_observations(GAME, OBSERVER, state, rng)


def test_the_tables_are_those_of_their_versions() -> None:
    """Whoever changes them on purpose raises the version and writes the new hash here."""
    table = (TABLE.version, TABLE.size, TABLE.fingerprint()[:16])
    assert table == (1, 5823, "19d0ed127812e624")
    seen = (OBSERVER.version, OBSERVER.size, OBSERVER.fingerprint()[:16])
    assert seen == (1, 2123, "76bad9dd156b41e8")


def test_the_same_game_gives_the_same_numbers() -> None:
    told = sha256()
    for state in positions(GAME, {"mode": "stormgates", "players": 4}, seed=11, limit=600):
        for seat in state.open_seats():
            told.update(TABLE.mask(state, seat))
            told.update(TABLE.features(state, seat))
            told.update(OBSERVER.observe(state, seat))
    assert told.hexdigest()[:16] == "29eed0008b80781a"
