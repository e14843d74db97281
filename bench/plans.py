"""How long plans take: `python -m bench.plans`.  Every verb at many decisions of random games."""

from __future__ import annotations

import argparse
from random import Random
from time import process_time
from typing import Any

from stormark.build_info import compiled
from stormark.games.registry import NAMES, load_game
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Game, Setup
from stormark.kernel.planning import Goal
from stormark.kernel.plans import plans_for
from stormark.kernel.state import Io, State


def positions(game: Game[Any], seed: int, every: int) -> list[tuple[State, int]]:
    """Decisions of a random game, and who decides."""
    sets = game.option_sets()
    setup = game.setup(sets[seed % len(sets)])
    assert isinstance(setup, Setup)
    io, rng = Io(FastChance(seed)), Random(seed)
    state = game.start(setup, io)
    found: list[tuple[State, int]] = []
    for number in range(600):
        seats = state.open_seats()
        if not seats:
            break
        seat = rng.choice(seats)
        if number % every == 0:
            found.append((state.copy(), seat))
        state.apply(seat, rng.choice(state.options(seat)), io)
    return found


def measure(game: Game[Any], games: int, every: int) -> list[tuple[float, str, int]]:
    """Milliseconds of each question that was answered by any plan, its verb, and how many."""
    assert game.planning is not None
    took: list[tuple[float, str, int]] = []
    for seed in range(games):
        for state, seat in positions(game, seed, every):
            seen = game.seen_by(state, seat)
            for verb in game.planning.verbs:
                began = process_time()
                found = plans_for(game, seen, seat, Goal(verb))
                if found.plans:
                    took.append(((process_time() - began) * 1000, verb, len(found.plans)))
    return sorted(took)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--every", type=int, default=10, help="decisions from one to the next")
    asked = parser.parse_args()
    how = "compiled" if compiled() else "interpreted"
    for name in NAMES:
        took = measure(load_game(name), asked.games, asked.every)
        median, most = took[len(took) // 2], took[-1]
        late = took[int(len(took) * 0.99)]
        plans = sum(count for _, _, count in took)
        print(
            f"{name} {how}: {len(took)} questions, {plans} plans; median {median[0]:.1f} ms, "
            f"99 % under {late[0]:.1f} ms ({late[1]}), at most {most[0]:.1f} ms ({most[1]})"
        )


if __name__ == "__main__":
    main()
