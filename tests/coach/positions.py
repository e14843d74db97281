"""Positions of bots' games, for tests of the coach."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final

from stormark.games.registry import load_game
from stormark.kernel.chance import FastChance, KeyedChance
from stormark.kernel.game import Game
from stormark.kernel.json import Json
from stormark.kernel.state import Io, State
from tests.bots.playing import start

SETTINGS: Final[Mapping[str, Mapping[str, Json]]] = {
    "xibalba normal-2": {"players": 2},
    "xibalba apocalypse-4": {"players": 4, "mode": "apocalypse"},
    "battalia creation-2": {"players": 2, "mode": "creation"},
    "battalia stormgates-2v2": {"players": 4},
}


def game_of(setting: str) -> Game[Any]:
    return load_game(setting.split(maxsplit=1)[0])


def positions(setting: str, every: int = 7, most: int = 60) -> Iterator[State]:
    """Some positions from the beginning of a game in which anything is played."""
    game = game_of(setting)
    io = Io(KeyedChance(bytes(32), game.spec.streams))
    random = Random(1)
    state = start(game, SETTINGS[setting], io)
    for number in range(most):
        if number % every == 0:
            yield state.copy()
        seat = state.open_seats()[0]
        state.apply(seat, random.choice(state.options(seat)), io)


def dealt_otherwise(game: Game[Any], state: State, viewer: int, seed: int) -> State:
    """Another position that looks the same to a viewer."""
    belief = game.belief(game.seen_by(state, viewer), viewer)
    found: State = belief.sample(FastChance(seed))
    return found
