"""Let one bot of Xibalba play against others, with the same seeds at every seat in turn.

    python -m bench.match_xibalba master greedy --players 2 --games 200 --jobs 16
    python -m bench.match_xibalba plan:200000:w.toml expert --seconds 60 --jobs 16

A bot is a name that `make_bot` knows, or `plan:STEPS:FILE`: a planner with a budget of steps for a
turn and weights from a file.
"""

from __future__ import annotations

import argparse
import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from bench.fit_xibalba import until
from stormark.bots import Bot, make_bot
from stormark.bots.xibalba.planner import XibalbaPlanner
from stormark.kernel.action import Action
from stormark.lab.executor import executor_for
from stormark.lab.playing import arena_setup, play_out, seed_for
from stormark.lab.stats import wilson
from stormark.lab.subject import GameByName, loaded

GAME = GameByName("xibalba")


@dataclass(frozen=True)
class Job:
    one: str
    others: str
    players: int
    mode: str
    seed: int
    number: int


@dataclass(frozen=True)
class Played:
    won: float
    turns: int
    seconds: float  # thought by the one


class Timed:
    """A bot, and how long it thought."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds = 0.0

    def choose(self, *given: Any) -> Action:
        begun = time.perf_counter()
        action = self.bot.choose(*given)
        self.seconds += time.perf_counter() - begun
        return action


def bot_named(name: str, seed: int) -> Bot:
    if not name.startswith("plan:"):
        return make_bot(name, seed, "xibalba")
    _, steps, file = name.split(":", 2)
    weights = tomllib.loads(Path(file).read_text(encoding="utf-8"))
    return XibalbaPlanner(seed, int(steps), weights, {})


def play(job: Job) -> Played:
    game = loaded(GAME)
    # games with the same seed differ in the seat of the one alone
    secret = sha256(f"match {job.seed} {job.number // job.players}".encode()).digest()
    seat = job.number % job.players
    bots: list[Any] = [
        bot_named(job.one if at == seat else job.others, seed_for(secret, at))
        for at in range(job.players)
    ]
    timed = Timed(bots[seat])
    bots[seat] = timed
    setup = arena_setup(game, {"players": job.players, "mode": job.mode})
    state, _ = play_out(game, setup, secret, bots)
    turns = game.turn_of(state)[0] // job.players
    return Played(state.returns()[seat], max(1, turns), timed.seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("one")
    parser.add_argument("others")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--mode", default="normal")
    parser.add_argument("--games", type=int, default=10**6)
    parser.add_argument("--seconds", type=float, default=1e6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--follow", action="store_true", help="tell after every game")
    asked = parser.parse_args()

    def work() -> Iterator[Job]:
        for number in range(asked.games):
            yield Job(asked.one, asked.others, asked.players, asked.mode, asked.seed, number)

    played: list[Played] = []
    for game in executor_for(asked.jobs).run(play, until(asked.seconds, work())):
        played.append(game)
        if asked.follow:
            print(told(asked, played), flush=True)
    print(told(asked, played))


def told(asked: argparse.Namespace, played: list[Played]) -> str:
    wins = sum(game.won for game in played)
    low, high = wilson(wins, len(played))
    turns = sum(game.turns for game in played)
    return (
        f"{asked.one} against {asked.others}, {asked.players} players, {asked.mode}: "
        f"{wins:g} of {len(played)} won ({100 * low:.0f} to {100 * high:.0f}%), "
        f"{turns / len(played):.1f} turns, "
        f"{sum(game.seconds for game in played) / turns:.2f} s a turn"
    )


if __name__ == "__main__":
    main()
