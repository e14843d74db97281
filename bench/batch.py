"""`python -m bench.batch`: random play of many games at once, masks and observations written.

A decision is chosen uniformly among its options, carried out, and the next position's observation,
mask and seat are written.  Every process has games of its own.  Seconds are those of the clock;
beside them stands what one second of a processor does, which a busy machine changes less.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter, process_time
from typing import Any, Final

from stormark.build_info import version_line
from stormark.rl.batch_env import BatchEnv

GAMES: Final[dict[str, dict[str, Any]]] = {
    "xibalba": {"players": 4},
    "battalia": {"mode": "stormgates", "players": 6},
}
COUNT: Final = 256
STEPS: Final = 20  # between two looks at the clock


def measure(game: str, seconds: float, seed: int) -> dict[str, float]:
    """How many decisions one process makes."""
    env = BatchEnv(game, GAMES[game], count=COUNT, seed=seed)
    decisions = 0
    begun, worked = perf_counter(), process_time()
    while perf_counter() - begun < seconds:
        for _ in range(STEPS):
            env.sample()
            env.step()
        decisions += STEPS * COUNT
    return {
        "decisions": decisions,
        "seconds": perf_counter() - begun,
        "processor": process_time() - worked,
        "games": float(env.batch.games_begun),
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.batch", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--json", action="store_true", help="tell it as one line of JSON")
    chosen = parser.parse_args()
    told: dict[str, Any] = {"build": version_line()}
    with ProcessPoolExecutor(chosen.processes) as pool:
        for game in GAMES:
            jobs = [
                pool.submit(measure, game, chosen.seconds, seed) for seed in range(chosen.processes)
            ]
            results = [job.result() for job in jobs]
            told[game] = {
                "processes": chosen.processes,
                "decisions_per_second": round(sum(r["decisions"] / r["seconds"] for r in results)),
                "decisions_per_processor_second": round(
                    sum(r["decisions"] for r in results) / sum(r["processor"] for r in results)
                ),
            }
    if chosen.json:
        print(json.dumps(told))
        return
    print(told.pop("build"))
    for game, numbers in told.items():
        print(
            f"{game}: {numbers['decisions_per_second']:,} decisions/s in {chosen.processes} "
            f"processes; {numbers['decisions_per_processor_second']:,} a second of one processor"
        )


if __name__ == "__main__":
    main()
