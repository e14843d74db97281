"""Positions of both games, somewhere in the middle."""

from __future__ import annotations

from random import Random

import stormark
from stormark.kernel.chance import FastChance
from stormark.kernel.play import play_random
from stormark.kernel.state import Io


def some_position(name: str, seed: int, decisions: int) -> stormark.Position:
    """A position after so many random decisions; the seed chooses the options as well."""
    game = stormark.load(name)
    sets = game.rules.option_sets()
    start = game.start(seed=seed, **sets[seed % len(sets)])
    state = start.state.copy()
    play_random(state, Io(FastChance(seed)), Random(seed), decisions)
    return stormark.Position(game, state)
