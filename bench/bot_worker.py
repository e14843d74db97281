"""One bot in a process of its own: `python -m bench.bot_worker MODULE BOT SECONDS SEED`."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from random import Random
from time import process_time
from typing import Any


def measure(module: Any, bot: str, seconds: float, seed: int) -> dict[str, Any]:
    """Processor time counts; a game that is under way at the end counts by its decisions."""
    rng = Random(seed)
    decisions = choices = games = of_games = 0
    began = process_time()
    while process_time() - began < seconds:
        for choice in module.play(bot, rng):
            decisions += 1
            choices += choice
            if process_time() - began >= seconds:
                break
        else:
            games += 1
            of_games = decisions
    spent = process_time() - began
    return {
        "version": module.version(),
        "choices_per_second": choices / spent,
        "games": games,
        "games_per_second": games / of_games * decisions / spent if games else None,
    }


def main() -> None:
    module, bot, seconds, seed = sys.argv[1:]
    contender = import_module(f"bench.contenders.{module}")
    print(json.dumps(measure(contender, bot, float(seconds), int(seed))))


if __name__ == "__main__":
    main()
