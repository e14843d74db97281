"""Fit the weights of Xibalba's bots to the outcomes of their own games.

    python -m bench.fit_xibalba --games 2000 1000 1000 --steps 0 --seed 1 --jobs 16 --out w.toml

A round starts from the weights in a file and ends with new ones; see docs/weights/xibalba.md.
With `--seconds` it plays as many games as there is time for; the same number gives the same file.
With `--apocalypse` only that mode is played, and its own tables are fitted; 0 games leave the table
of a number of players as it is.
"""

from __future__ import annotations

import argparse
import time
import tomllib
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import TypeVar

from stormark.bots.xibalba.weights import FILE
from stormark.lab.executor import executor_for
from stormark.lab.fitting.logit import calibration_error, data_of
from stormark.lab.fitting.recording import record
from stormark.lab.fitting.table import toml_of
from stormark.lab.xibalba.fitting import APOCALYPSE, MODES, jobs, refit

PLAYERS = (2, 3, 4)
T = TypeVar("T")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, nargs=3, default=[10**6] * 3)
    parser.add_argument("--seconds", type=float, nargs=3, default=[1e6] * 3)
    parser.add_argument("--steps", type=int, default=0, help="budget of a turn; 0: no planning")
    parser.add_argument("--apocalypse", action="store_true", help="fit the tables of that mode")
    parser.add_argument("--greedy", type=int, default=0, help="seats of greedy, in a hundred")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--start", type=Path, default=FILE)
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    weights = tomllib.loads(asked.start.read_text(encoding="utf-8"))
    tables = dict(weights)
    modes = (APOCALYPSE,) if asked.apocalypse else MODES
    for seats, games, seconds in zip(PLAYERS, asked.games, asked.seconds, strict=True):
        if not games:
            continue
        games_of = jobs(weights, seats, asked.steps, asked.seed, modes, asked.greedy)
        work = until(seconds, islice(games_of, games))
        played = list(executor_for(asked.jobs).run(record, work))
        table, found = refit(weights, seats, played, asked.apocalypse)
        tables[f"{APOCALYPSE if asked.apocalypse else 'players'}-{seats}"] = table
        error = calibration_error(data_of(played), found.weights)
        print(
            f"{seats} players: {len(played)} games, {found.positions} positions, log loss "
            f"{found.loss_before:.4f} -> {found.loss:.4f}, calibration error {error:.4f}",
            flush=True,
        )
    asked.out.write_text(toml_of(tables), encoding="utf-8")


def until(seconds: float, work: Iterable[T]) -> Iterator[T]:
    """Hand out work for so long."""
    end = time.monotonic() + seconds
    for item in work:
        if time.monotonic() > end:
            return
        yield item


if __name__ == "__main__":
    main()
