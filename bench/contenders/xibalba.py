"""Stormark's Xibalba with four players: compiled or not, whichever is on the path."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from bench.contender import Contender
from stormark.build_info import version_line
from stormark.games.registry import load_game
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Game, Setup
from stormark.kernel.play import play_random
from stormark.kernel.state import Io, State

ENDLESS = 1_000_000
MIDGAME = 300


@cache
def table() -> tuple[Game[Any], Setup]:
    game = load_game("xibalba")
    setup = game.setup({"players": 4})
    assert isinstance(setup, Setup)
    return game, setup


def start_game(rng: Random) -> tuple[State, Io]:
    game, setup = table()
    io = Io(FastChance(rng.getrandbits(32)))
    return game.start(setup, io), io


def play(rng: Random) -> int:
    state, io = start_game(rng)
    return play_random(state, io, rng, ENDLESS)


def midgame(rng: Random) -> State:
    state, io = start_game(rng)
    play_random(state, io, rng, MIDGAME)
    return state


def contender() -> Contender:
    table()
    return Contender("Xibalba, 4 players", version_line(), play, midgame, lambda s: s.copy())
