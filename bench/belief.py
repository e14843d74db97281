"""How long guessing takes, with the rules as installed: `python -m bench.belief [SECONDS]`.

`python -m bench` runs it too and writes the figures into its table.

For positions of random games: what a seat sees, the belief made from it once a decision, and one
sample dealt from it.  Afterwards every position is asked whether its samples show the same view.
"""

from __future__ import annotations

import json
import sys
from random import Random
from statistics import median
from time import process_time
from typing import Any

from bench.entries import GAMES
from bench.report import belief_line
from stormark.games.registry import load_game
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Game, Setup
from stormark.kernel.state import Io

APART = 40  # decisions between two positions
SAMPLES = 200  # of a position
COMPARED = 5


def positions(game: Game[Any], seed: int) -> list[tuple[Any, int]]:
    """Positions of a game with as many players as it takes, each with a seat that decides."""
    setup = game.setup({"players": game.spec.max_seats})
    assert isinstance(setup, Setup)
    io, rng = Io(FastChance(seed)), Random(seed)
    state = game.start(setup, io)
    found: list[tuple[Any, int]] = []
    for number in range(APART * 30):
        if not state.open_seats():
            break
        seat = rng.choice(state.open_seats())
        if number % APART == 0:
            found.append((state.copy(), seat))
        state.apply(seat, rng.choice(state.options(seat)), io)
    return found


def measure(game: Game[Any], seconds: float) -> dict[str, float]:
    """Microseconds, the median over positions; and how many samples showed another view."""
    times: dict[str, list[float]] = {"seen": [], "belief": [], "sample": []}
    wrong = compared = 0
    until, seed = process_time() + seconds, 0
    while process_time() < until:
        for state, seat in positions(game, seed):
            begun = process_time()
            seen = game.seen_by(state, seat)
            looked = process_time()
            belief = game.belief(seen, seat)
            made = process_time()
            chance = FastChance(seed)
            for _ in range(SAMPLES):
                belief.sample(chance)
            times["seen"].append(looked - begun)
            times["belief"].append(made - looked)
            times["sample"].append((process_time() - made) / SAMPLES)
            view = game.show(seen, seat)
            for _ in range(COMPARED):
                compared += 1
                wrong += game.view(belief.sample(chance), seat) != view
        seed += 1
    measured = {name: median(values) * 1e6 for name, values in times.items()}
    return {**measured, "compared": compared, "wrong": wrong}


def main() -> None:
    words = [word for word in sys.argv[1:] if word != "--json"]
    seconds = float(words[0]) if words else 10.0
    beliefs = {name: measure(load_game(name), seconds) for name in GAMES}
    if "--json" in sys.argv:
        print(json.dumps(beliefs))
        return
    for name, found in beliefs.items():
        print(belief_line(name, found))


if __name__ == "__main__":
    main()
