"""Options and observations of Xibalba as numbers."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stormark.games.registry import load_game
from stormark.games.xibalba.encoding.observation import xibalba_observer
from stormark.games.xibalba.encoding.options import XibalbaOptions
from stormark.games.xibalba.game import Xibalba
from stormark.kernel.chance import FastChance
from stormark.kernel.json import Json
from stormark.kernel.refusal import InputError
from stormark.kernel.state import Io
from tests.conformance.crowded import crowded_table
from tests.encoding.checks import check_features, check_observations, check_options
from tests.encoding.played import positions

GAME = Xibalba()
NOMADS = load_game("xibalba", Path(__file__).parents[1] / "games/xibalba/packs/nomads.toml")
TABLE = XibalbaOptions()
OBSERVER = xibalba_observer()


def name(options: Mapping[str, Json]) -> str:
    return " ".join(f"{key}={value}" for key, value in options.items())


@pytest.mark.parametrize("options", GAME.option_sets(), ids=name)
def test_every_option_has_exactly_one_number(options: Mapping[str, Json]) -> None:
    for state in positions(GAME, options, seed=2, limit=900):
        (seat,) = state.open_seats()
        check_options(TABLE, state, seat)
        check_features(TABLE, state, seat)


@pytest.mark.parametrize("options", GAME.option_sets(), ids=name)
def test_observations_hold_nothing_hidden(options: Mapping[str, Json]) -> None:
    rng = Random(7)
    for state in islice(positions(GAME, options, seed=5, limit=1200), 0, None, 17):
        check_observations(GAME, OBSERVER, state, rng)


def test_crowded_tables_have_numbers_too() -> None:
    """Where effects meet effects; the spare numbers are for cards that are gone already."""
    io = Io(FastChance(1))
    for seed in range(30):
        rng = Random(seed)
        state = crowded_table(GAME, rng)
        for _ in range(60):
            for seat in state.open_seats():
                check_options(TABLE, state, seat)
                check_features(TABLE, state, seat)
                state.apply(seat, rng.choice(state.options(seat)), io)


def test_other_packs_have_numbers_too() -> None:
    rng = Random(3)
    for number, state in enumerate(positions(NOMADS, {"players": 4}, seed=1, limit=900)):
        (seat,) = state.open_seats()
        check_options(TABLE, state, seat)
        if number % 50 == 0:
            check_observations(NOMADS, OBSERVER, state, rng)


def test_the_tables_are_those_of_their_versions() -> None:
    """Whoever changes them on purpose raises the version and writes the new hash here."""
    table = (TABLE.version, TABLE.size, TABLE.fingerprint()[:16])
    assert table == (1, 1307, "f2774a75c464a88a")
    seen = (OBSERVER.version, OBSERVER.size, OBSERVER.fingerprint()[:16])
    assert seen == (1, 224, "9c0cf3d42d46b536")


def test_the_same_game_gives_the_same_numbers() -> None:
    told = sha256()
    for state in positions(GAME, {"players": 3}, seed=11, limit=600):
        (seat,) = state.open_seats()
        told.update(TABLE.mask(state, seat))
        told.update(TABLE.features(state, seat))
        told.update(OBSERVER.observe(state, seat))
    assert told.hexdigest()[:16] == "8f9603d17e2f6dab"


def test_a_column_says_what_the_view_says() -> None:
    for state in islice(positions(GAME, {"players": 3}, seed=4, limit=400), 0, None, 25):
        for viewer in range(3):
            told = OBSERVER.observe(state, viewer)
            view: Any = GAME.view(GAME.state_from_json(state.to_json()), viewer)
            for distance, part in enumerate(("viewer", "seat 1", "seat 2")):
                player = view["players"][(viewer + distance) % 3]
                for column in ("resources", "paragon", "level"):
                    assert told[OBSERVER.at(part, column)] == player[column]
            assert told[OBSERVER.at("ark", "life")] == view["ark"]["life"]
    with pytest.raises(KeyError, match="ark wings"):
        OBSERVER.at("ark", "wings")


def test_a_number_that_does_not_exist_is_refused() -> None:
    with pytest.raises(InputError, match="argument-unknown"):
        TABLE.words(TABLE.size)
