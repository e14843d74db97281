"""Stormark's own games: compiled or not, whichever is on the path."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from bench.contender import Contender
from stormark.build_info import version_line
from stormark.games.registry import load_game
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Game, Setup
from stormark.kernel.json import JsonDict
from stormark.kernel.play import play_random
from stormark.kernel.state import Io, State

ENDLESS = 1_000_000


@dataclass(frozen=True)
class Table:
    """A game with its options; the middle of a game comes after so many decisions."""

    game: Game[Any]
    setup: Setup
    midgame_after: int

    def start(self, rng: Random) -> tuple[State, Io]:
        io = Io(FastChance(rng.getrandbits(32)))
        return self.game.start(self.setup, io), io

    def play(self, rng: Random) -> int:
        state, io = self.start(rng)
        return play_random(state, io, rng, ENDLESS)

    def midgame(self, rng: Random) -> State:
        while True:
            state, io = self.start(rng)
            play_random(state, io, rng, self.midgame_after)
            if state.open_seats():  # a game may be over by then
                return state

    def contender(self, title: str) -> Contender:
        return Contender(title, version_line(), self.play, self.midgame, lambda s: s.copy())


def table(name: str, options: JsonDict, midgame_after: int) -> Table:
    game = load_game(name)
    setup = game.setup(options)
    assert isinstance(setup, Setup)
    return Table(game, setup, midgame_after)
