"""All leaks in random games: `python -m tests.conformance.leak_hunt GAME SECONDS`.

The kit stops at the first broken promise; this goes on, and tells how often each was broken by
which kind of decision, with one example of each.
"""

from __future__ import annotations

import sys
from collections import Counter
from math import inf
from random import Random
from time import monotonic
from typing import Any

from stormark.games.registry import load_game
from stormark.kernel.broken_promise import BrokenPromise
from stormark.kernel.chance import KeyedChance
from stormark.kernel.conformance import seed_bytes
from stormark.kernel.conformance_leaks import LeakChecks
from stormark.kernel.game import Game, Setup
from stormark.kernel.state import Io

EVERY = 3  # positions, of which one is looked at
LONGEST = 1500  # decisions of a game


class Hunt:
    """What has been found so far."""

    def __init__(self, game: Game[Any], seconds: float = inf, every: int = EVERY) -> None:
        self.game = game
        self.until = monotonic() + seconds
        self.every = every
        self.positions = 0
        self.found: Counter[str] = Counter()
        self.examples: dict[str, str] = {}

    def run(self) -> None:
        seed = 0
        while not self.over:
            for options in self.game.option_sets():
                setup = self.game.setup(options)
                assert isinstance(setup, Setup)
                self.play(setup, seed)
                seed += 1

    @property
    def over(self) -> bool:
        return monotonic() > self.until

    def play(self, setup: Setup, seed: int, longest: int = LONGEST) -> None:
        chance = KeyedChance(seed_bytes(seed), self.game.spec.streams)
        io, rng = Io(chance), Random(seed)
        state = self.game.start(setup, io)
        checks = LeakChecks(self.game, chance, Random(~seed))
        for number in range(longest):
            if not state.open_seats() or self.over:
                return
            if number % self.every == 0:
                self.look(checks, state, f"{dict(setup.options)}, seed {seed}, decision {number}")
            seat = rng.choice(state.open_seats())
            state.apply(seat, rng.choice(state.options(seat)), io)

    def look(self, checks: LeakChecks[Any], state: Any, place: str) -> None:
        self.positions += 1
        kinds = [self.game.decision(state, seat).kind for seat in state.open_seats()]
        for viewer in range(-1, state.seats):
            try:
                checks.viewer(state, viewer)
            except BrokenPromise as broken:
                what = f"{broken.promise:16} {', '.join(sorted(set(kinds)))}"
                self.found[what] += 1
                self.examples.setdefault(what, f"{broken.detail} ({place})")


def main() -> None:
    hunt = Hunt(load_game(sys.argv[1]), float(sys.argv[2]))
    hunt.run()
    print(f"{hunt.positions} positions")  # noqa: T201
    for what, times in hunt.found.most_common():
        print(f"{times:5} {what}\n      {hunt.examples[what]}")  # noqa: T201


if __name__ == "__main__":
    main()
