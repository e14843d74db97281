"""Random games of whatever version of the rules is on the path, one line per decision.

Run as a script, never imported: `bench.compare` starts it once with each version's sources on the
path.  It therefore uses only what both versions have.  A decision with one answer is answered
without a line and without drawing from the generator, so that a version that asks more often stays
in step with one that does not; what happened there is told with the next line.
"""

from __future__ import annotations

import sys
from collections import Counter
from hashlib import blake2b
from itertools import groupby
from random import Random
from typing import Any

from stormark.games.registry import load_game
from stormark.kernel.chance import KeyedChance
from stormark.kernel.event import ALL, EventList
from stormark.kernel.json import canonical
from stormark.kernel.state import Io

LIMIT = 6_000  # decisions of a game


def brief(parts: list[bytes]) -> str:
    """A fingerprint short enough for a line."""
    return blake2b(b"\n".join(parts), digest_size=6).hexdigest()


def counted(words: list[str]) -> str:
    """Words with how often each comes.

    >>> counted(["end", "buy", "buy"])
    'buy*2 end'
    """
    return " ".join(
        word if count == 1 else f"{word}*{count}" for word, count in sorted(Counter(words).items())
    )


class Game:
    """One random game, told line by line."""

    def __init__(self, rules: Any, options: Any, seed: int) -> None:
        self.rules = rules
        self.rng = Random(seed)
        self.heard = EventList()
        self.io = Io(KeyedChance(seed.to_bytes(32, "big"), rules.spec.streams), self.heard)
        self.state = rules.start(rules.setup(options), self.io)

    def play(self) -> None:
        for _ in range(LIMIT):
            seats = self.state.open_seats()
            if not seats:
                break
            forced = [seat for seat in seats if len(self.state.options(seat)) == 1]
            if forced:
                self.state.apply(forced[0], self.state.options(forced[0])[0], self.io)
            else:
                self.decide(seats[int(self.rng.random() * len(seats))])
        print(f"over | {self.state.returns()} | {self.news()}")

    def decide(self, seat: int) -> None:
        actions = [action.to_json() for action in self.rules.decision(self.state, seat).actions]
        chosen = int(self.rng.random() * len(actions))
        verbs = counted([str(action["verb"]) for action in actions])
        told = brief([canonical(action) for action in actions])
        print(f"seat {seat} of {self.state.open_seats()} | {verbs} | {told} | {self.news()}")
        self.state.apply(seat, self.state.options(seat)[chosen], self.io)

    def news(self) -> str:
        """Everything that all could hear since the last line."""
        events = [
            self.rules.event(self.state, *packed)
            for packed in self.heard.packed
            if packed[2] == ALL
        ]
        self.heard.packed.clear()
        verbs = " ".join(verb for verb, _ in groupby(event.verb for event in events))
        return f"{verbs} {brief([canonical(event.to_json()) for event in events])}"


def main() -> None:
    name, games, first = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    rules = load_game(name)
    sets = rules.option_sets()
    for number in range(games):
        options = sets[number % len(sets)]
        print(f"game {number + 1} | {dict(options)}")
        Game(rules, options, first + number).play()


if __name__ == "__main__":
    main()
