"""What an experiment plays: settings, and in each of them numbered games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Final

from stormark.kernel.game import Setup
from stormark.kernel.json import Json, JsonDict, canonical
from stormark.kernel.refusal import InputError
from stormark.lab.playing import arena_setup
from stormark.lab.subject import GameByName, loaded

BASE: Final = "base"  # the content that comes with a game
FORMATS: Final = ("parquet", "csv", "jsonl")
ALL: Final = -1  # replays of all games
KEY_DIGITS: Final = 10
LAB: Final = "lab"


@dataclass(frozen=True)
class Setting:
    """Everything that decides over a game but its seed and its number.

    It can travel to another process.  `label` gives experiments of old their own games: the same
    seed goes on meaning the same games there.
    """

    load: GameByName
    bots: tuple[str, ...]  # as many as seats; they move on by one seat from game to game
    options: Mapping[str, Json]
    draw_factions: bool = True  # instead of leaving the choice to bots
    label: str = LAB

    @cached_property
    def setup(self) -> Setup:
        """Raises InputError for options against the rules."""
        return arena_setup(loaded(self.load), self.options)

    @property
    def pack(self) -> str:
        return BASE if self.load.pack is None else self.load.pack.name

    @cached_property
    def key(self) -> str:
        """Equal for settings that play the same games, whatever they are called in the file."""
        about: JsonDict = {
            **self.setup.to_json(),
            "bots": [*self.bots],
            "draw_factions": self.draw_factions,
            "label": self.label,
        }
        return sha256(canonical(about)).hexdigest()[:KEY_DIGITS]

    def seating(self, number: int) -> tuple[str, ...]:
        """The bots by seat in the game of this number."""
        return tuple(self.bots[(seat + number) % len(self.bots)] for seat in range(len(self.bots)))


@dataclass(frozen=True)
class Task:
    """One game for a process, and what is to be kept of it."""

    setting: Setting
    seed: int
    number: int
    turns: bool = False
    replay: bool = False

    @property
    def id(self) -> str:
        return f"{self.setting.key}-{self.seed}-{self.number}"

    def secret(self) -> bytes:
        """The chance of a game: the same in every setting, so that they can be compared closely."""
        return sha256(f"{self.setting.label} {self.seed} {self.number}".encode()).digest()


@dataclass(frozen=True)
class Shard:
    """Every `of`-th game, from the `index`-th on; counted from 1."""

    index: int = 1
    of: int = 1

    def has(self, number: int) -> bool:
        return number % self.of == self.index - 1


def read_shard(text: str, place: str) -> Shard:
    """Which part is meant.

    >>> read_shard("2/4", "--shard")
    Shard(index=2, of=4)
    """
    index, _, of = text.partition("/")
    if not (index.isdecimal() and of.isdecimal() and 1 <= int(index) <= int(of)):
        raise InputError("lab-shard", place, found=text)
    return Shard(int(index), int(of))


@dataclass(frozen=True)
class Experiment:
    """Settings, and how many games of each are played with each seed."""

    settings: tuple[Setting, ...]
    games: int
    seeds: tuple[int, ...] = (1,)
    turns: bool = False  # a row for every turn as well
    replays: int = 0  # of the first games of every setting and seed
    format: str = "csv"

    def tasks(self, shard: Shard = Shard()) -> Iterator[Task]:  # noqa: B008 (it is frozen)
        """All settings grow together, so that a run that is stopped can be looked at already."""
        for number in range(self.games):
            if shard.has(number):
                for seed in self.seeds:
                    for setting in self.settings:
                        replay = self.replays == ALL or number < self.replays
                        yield Task(setting, seed, number, self.turns, replay)
