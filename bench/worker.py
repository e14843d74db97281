"""One measurement in a process of its own: `python -m bench.worker MODULE SECONDS SEED`."""

from __future__ import annotations

import json
import sys
import tracemalloc
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

from bench.contender import Contender

BATCH = 50  # copies between two looks at the clock
COPIES_KEPT = 200  # copies held at once to see what one weighs


def measure(contender: Contender, seconds: float, seed: int) -> dict[str, Any]:
    """Processor time counts, not the clock: others use the machine too."""
    rng = Random(seed)
    contender.play(rng)  # warm caches and imports
    decisions = games = 0
    start = process_time()
    while process_time() - start < seconds:
        decisions += contender.play(rng)
        games += 1
    spent = process_time() - start
    position = contender.midgame(rng)
    copies = 0
    start = process_time()
    while process_time() - start < seconds / 4:
        for _ in range(BATCH):
            contender.copy(position)
        copies += BATCH
    copying = process_time() - start
    return {
        "game": contender.game,
        "version": contender.version,
        "decisions_per_second": decisions / spent,
        "decisions_per_game": decisions / games,
        "copy_microseconds": copying / copies * 1e6,
        "copy_bytes": weight(contender, position) if contender.weighable else None,
    }


def weight(contender: Contender, position: Any) -> float:
    """Bytes that a further copy of a position takes, as far as Python's allocator sees them."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [contender.copy(position) for _ in range(COPIES_KEPT)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept)


def main() -> None:
    module, seconds, seed = sys.argv[1:]
    contender = import_module(f"bench.contenders.{module}").contender()
    print(json.dumps(measure(contender, float(seconds), int(seed))))


if __name__ == "__main__":
    main()
