"""Duels in processes of their own, all stepped together."""

from __future__ import annotations

import multiprocessing
from multiprocessing.connection import Connection
from typing import Any

import numpy as np

from stormark.rl import BatchEnv
from training.opponents import opponent
from training.rows import BOT, MOST, PUPIL, SELF, Rows

LONGEST = 5000  # decisions after which a duel is cut off


class Duels:
    """The duels of one process: some of the network with itself, others against a bot.

    The bot sits at the second seat of every other one of its duels.  With `once`, only the first
    duel of each of so many rows counts, and nobody thinks about the rows that are through.
    """

    def __init__(self, rows: Any, against: str, share: float, seed: int, once: int = 0) -> None:
        count = len(rows["kind"])
        self.rows = rows
        self.env = BatchEnv(
            "xibalba", {"players": 2}, count=count, seed=seed, limit=LONGEST, most_options=MOST
        )
        self.choose = opponent(against, seed)
        self.labels = False
        self.bot_seat = np.where(np.arange(count) < round(share * count), np.arange(count) % 2, -1)
        self.through = np.arange(count) >= (once or count)
        self.once = once > 0

    def step(self) -> None:
        """Take the options that `choice` names, or those of the bot, and tell what came of it."""
        rows, env = self.rows, self.env
        bots = rows["kind"] == BOT
        choice = np.where(bots & (rows["label"] >= 0), rows["label"], rows["choice"])
        each, before = np.arange(env.count), env.seats.astype(np.int64)
        env.actions[:] = env.numbers[each, choice]
        env.step()
        rows["same"][:] = np.where(env.seats == before, 1, -1)
        rows["done"][:] = env.done
        rows["result"][:] = (
            env.done * (1 - env.truncated.astype(int)) * (2 * env.rewards[each, before] - 1)
        )
        if self.once:
            self.through |= env.done > 0
        self.show()

    def show(self) -> None:
        """Tell of the decisions that are open."""
        rows, env = self.rows, self.env
        rows["seen"][:] = env.observations
        rows["features"][:] = env.features
        rows["numbers"][:] = env.numbers
        asked = np.where(env.seats == self.bot_seat, BOT, PUPIL)
        rows["kind"][:] = np.where(self.bot_seat < 0, SELF, asked)
        rows["label"][:] = -1
        wanted = ~self.through & (self.labels | (rows["kind"] == BOT))
        for number in np.flatnonzero(wanted).tolist():
            found = self.choose(env.batch.state(number), int(env.seats[number]))
            rows["label"][number] = found if found < MOST else -1
        rows["choice"][:] = 0


def work(pipe: Connection, memory: Rows, first: int, count: int) -> None:
    """A process: carries out what it is told until it is told nothing more."""
    rows = memory.part(first, count)
    duels: dict[str, Duels] = {}
    try:
        while message := pipe.recv():
            verb, name, *given = message
            if verb == "begin":
                against, share, seed, once = given
                duels[name] = Duels(rows, against, share, seed + first, once)
            elif verb == "step":
                duels[name].step()
            elif verb == "show":
                duels[name].labels = given[0]
                duels[name].show()
            else:
                del duels[name]
            pipe.send(True)
    except (EOFError, KeyboardInterrupt):
        return


class Crew:
    """All processes; `rows` are the rows of all of them."""

    def __init__(self, workers: int, games: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.each = games // workers
        self.count = self.each * workers
        memory = Rows(context, self.count)
        self.rows = memory.part(0, self.count)
        self.pipes: list[Connection] = []
        for number in range(workers):
            here, there = context.Pipe()
            given = (there, memory, number * self.each, self.each)
            context.Process(target=work, args=given, daemon=True).start()
            self.pipes.append(here)

    def begin(self, name: str, against: str, share: float, seed: int, duels: int = 0) -> None:
        """Begin duels under a name, a `share` of them against a bot."""
        once = -(-duels // len(self.pipes))
        self._tell("begin", name, against, share, seed, once)

    def show(self, name: str, labels: bool = False) -> None:
        """Turn to the duels of a name; with `labels` the bot says what it would do everywhere."""
        self._tell("show", name, labels)

    def step(self, name: str) -> None:
        self._tell("step", name)

    def forget(self, name: str) -> None:
        self._tell("forget", name)

    def _tell(self, *message: Any) -> None:
        for pipe in self.pipes:
            pipe.send(message)
        for pipe in self.pipes:
            pipe.recv()
