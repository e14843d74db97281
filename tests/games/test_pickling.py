"""Pickled and copied states, games and matches go on as if nothing had happened."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stormark.games.registry import NAMES, load_game
from stormark.games.xibalba.game import Xibalba
from stormark.kernel.chance import FastChance, FastRandom, KeyedChance
from stormark.kernel.digest import digest
from stormark.kernel.event import Event
from stormark.kernel.game import Setup
from stormark.kernel.json import Json
from stormark.kernel.match import Match
from stormark.kernel.play import play_random
from stormark.kernel.refusal import InputError
from stormark.kernel.state import SPECTATOR, Io, State
from tests.kernel.random_tables import some_step, table

T = TypeVar("T")

PACKS = Path(__file__).parent
BAKER: Json = {"op": "resources", "amount": 2}
OWN_CARDS: dict[str, Json] = {
    "cards": [{"id": "baker", "type": "civilian", "phase": "EFFECT", "effect": [BAKER]}],
    "p1": {"field1": ["baker"], "warhost": ["Guard(3/2/1)"], "costs": {"harvest": 0}},
    "p2": {"faction": "lazaret", "base": {"resistance": [9, 9, 9, 9]}},
}


def pickled(value: T) -> T:
    found = pickle.loads(pickle.dumps(value))
    assert isinstance(found, type(value))
    return found


def some_state(name: str, seed: int, decisions: int) -> State:
    game = load_game(name)
    setup = game.setup(game.option_sets()[seed % len(game.option_sets())])
    assert isinstance(setup, Setup)
    state = game.start(setup, Io(KeyedChance(seed.to_bytes(32, "big"), game.spec.streams)))
    play_random(state, Io(FastChance(seed)), Random(seed), decisions)
    assert isinstance(state, State)
    return state


def future(state: State, seed: int = 5) -> list[str]:
    """Digests along the way that two equal positions take."""
    state, chance, random = state.copy(), FastChance(seed), Random(seed)
    found = [digest(state)]
    for _ in range(8):
        if state.open_seats():
            seat = random.choice(state.open_seats())
            state.apply(seat, random.choice(state.options(seat)), Io(chance))
            found.append(digest(state))
    return found


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10_000), decisions=st.integers(0, 160))
def test_a_state_survives_pickle_and_copy(name: str, seed: int, decisions: int) -> None:
    state = some_state(name, seed, decisions)
    for twin in (pickled(state), copy(state), deepcopy(state)):
        assert twin is not state
        assert future(twin) == future(state)


@pytest.mark.parametrize("name", NAMES)
def test_what_a_viewer_sees_survives_pickle(name: str) -> None:
    game = load_game(name)
    state = some_state(name, 3, 60)
    for viewer in (SPECTATOR, 0, 1):
        seen = game.seen_by(state, viewer)
        assert game.show(pickled(seen), viewer) == game.show(seen, viewer)


@pytest.mark.parametrize("name", NAMES)
def test_a_pickled_state_is_small_and_finds_the_tables_of_its_game(name: str) -> None:
    game, state = load_game(name), some_state(name, 1, 40)
    assert len(pickle.dumps(state)) < 8_000
    assert game.at(pickled(state)) is game
    other, again = pickled((game, state))
    assert other.at(again) is other
    assert deepcopy(game) is game


def test_a_pack_of_ones_own_travels_with_a_position() -> None:
    game = load_game("xibalba", PACKS / "xibalba/packs/nomads.toml")
    again = pickled(game)
    assert again.pack_hash == game.pack_hash != load_game("xibalba").pack_hash
    setup = game.setup({})
    assert isinstance(setup, Setup)
    state = game.start(setup, Io(FastChance(1)))
    assert future(pickled(state)) == future(state)


def test_cards_that_a_position_brings_along_travel_with_it() -> None:
    game = Xibalba()
    state = game.position(OWN_CARDS)
    again = pickled(state)
    assert game.describe(again) == game.describe(state)
    assert future(again) == future(state)
    special = pickled(game.at(state))
    assert special.pack.cards == game.at(state).pack.cards
    assert future(deepcopy(state)) == future(state)


def test_a_pickle_of_another_version_of_the_pack_is_refused() -> None:
    state = some_state("xibalba", 1, 3)
    written = pickle.dumps(state)
    known = Xibalba().pack_hash.encode()
    assert written.count(known) == 1
    with pytest.raises(InputError, match="pickle-pack"):
        pickle.loads(written.replace(known, known[::-1]))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_match_survives_pickle_and_deep_copy(name: str, seed: int) -> None:
    match, random = table(name, seed), Random(seed)
    for _ in range(60):
        some_step(match, random)
    number = match.number
    for twin in (pickled(match), deepcopy(match)):
        assert played_on(twin) == played_on(deepcopy(match))
        assert match.number == number, "a copy has its own log"


def played_on(match: Match[Any]) -> list[object]:
    """Everything a match shows, after a few steps more, ways back among them."""
    random = Random(9)
    for _ in range(20):
        some_step(match, random)
    told = [match.events(viewer) for viewer in range(match.seats)]
    found = [match.log, match.digest, match.decisions(), told]
    for _ in range(20):
        match.undo(0)
    return [*found, match.log, match.sealed_seed()]


def test_chance_and_events_survive() -> None:
    keyed = KeyedChance(bytes(range(32)), ["dice", "deck"])
    fast, random = FastChance(4), FastRandom(8)
    for _ in range(10):
        fast.draw(0, 0, 6)
        random.below(6)
    for twins in (
        (pickled(keyed), pickled(fast), pickled(random)),
        deepcopy((keyed, fast, random)),
    ):
        assert twins[0].draw(1, 7, 1000) == keyed.draw(1, 7, 1000)
        assert [twins[1].draw(0, 0, 6) for _ in range(9)] == _draws(pickled(fast))
        assert [twins[2].below(6) for _ in range(9)] == _below(pickled(random))
    event = Event("loot", {"seat": 0}, audience=3, reveals=True)
    assert pickled(event) == deepcopy(event) == event


def _draws(chance: FastChance) -> list[int]:
    return [chance.draw(0, 0, 6) for _ in range(9)]


def _below(random: FastRandom) -> list[int]:
    return [random.below(6) for _ in range(9)]
