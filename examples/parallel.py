"""Positions in other processes: how often player 1 wins from here, by random play."""

import random
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import stormark


def playout(job):
    """Play a position to its end; the result of the first player."""
    position, seed = job
    rng = random.Random(seed)
    while not position.over:
        position = position.step(rng.choice(position.actions()), seed=seed)
    return position.returns[0]


if __name__ == "__main__":
    start = stormark.load("xibalba").start(players=2, seed=1, target=2)
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        results = list(pool.map(playout, [(start, seed) for seed in range(6)]))
    print(f"player 1 wins {sum(results):g} of {len(results)} games")
