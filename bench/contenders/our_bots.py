"""Stormark's bots: two of a kind against each other."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from stormark.bots import make_bot
from stormark.build_info import version_line
from stormark.games.registry import load_game
from stormark.kernel.chance import FastChance, KeyedChance
from stormark.kernel.game import Setup
from stormark.kernel.simulator import Simulator
from stormark.kernel.state import Io


def version() -> str:
    return version_line()


def play(bot: str, rng: Random) -> Iterator[bool]:
    """A game of `GAME:BOT`; after every decision, whether there was a choice."""
    name, _, kind = bot.partition(":")
    game = load_game(name)
    setup = game.setup({"players": 2})
    assert isinstance(setup, Setup)
    io = Io(KeyedChance(rng.randbytes(32), game.spec.streams))
    bots = [make_bot(kind, rng.getrandbits(32), name) for _ in range(2)]
    chances = [FastChance(rng.getrandbits(32)) for _ in range(2)]
    state = game.start(setup, io)
    while state.open_seats():
        seat = state.open_seats()[0]
        decision = game.decision(state, seat)
        seen = game.seen_by(state, seat)
        simulator = Simulator(game, seen, seat, chances[seat])
        action = bots[seat].choose(game.show(seen, seat), decision, simulator)
        option = game.option(state, seat, action)
        assert isinstance(option, int)
        state.apply(seat, option, io)
        yield len(decision.actions) > 1
