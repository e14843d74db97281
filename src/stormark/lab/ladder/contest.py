"""What a ladder plays: who meets whom, in blocks of games that differ only by the seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations, pairwise
from pathlib import Path

from stormark.kernel.chance import KeyedChance
from stormark.kernel.game import Setup
from stormark.kernel.json import Json
from stormark.kernel.refusal import InputError
from stormark.kernel.state import Io
from stormark.lab.entrants import check_entrants
from stormark.lab.playing import arena_setup
from stormark.lab.subject import GameByName, loaded

NEXT = "next"  # each against the one before
FIRST = "first"  # all others against the first
ALL = "all"
WAYS = (NEXT, FIRST, ALL)


@dataclass(frozen=True, order=True)
class Pair:
    """Somebody as a single side against another, who plays all other sides."""

    one: str
    others: str


@dataclass(frozen=True)
class LadderGame:
    """One game: in which block, and which side is the single one."""

    pair: Pair
    block: int
    side: int


@dataclass(frozen=True)
class Contest:
    """All games follow from this; it can travel to another process."""

    load: GameByName
    options: Mapping[str, Json]
    seed: int
    saved: Path | None = None  # the folder for replays

    def setup(self) -> Setup:
        return arena_setup(loaded(self.load), self.options)

    def secret(self, block: int) -> bytes:
        """The chance of a block: the same for every pair and for all of its games."""
        return sha256(f"ladder {self.seed} {block}".encode()).digest()

    def sides(self, block: int) -> list[list[int]]:
        """The seats that win and lose together."""
        game = loaded(self.load)
        chance = KeyedChance(self.secret(block), game.spec.streams)
        return game.sides(game.start(self.setup(), Io(chance)))


def pairs_of(entrants: Sequence[str], way: str, game: str) -> list[Pair]:
    """Who meets whom; entrants are listed from weak to strong, and the stronger one is alone.

    >>> pairs_of(["casual", "skilled", "greedy"], "first", "xibalba")[1]
    Pair(one='greedy', others='casual')
    """
    check_entrants(entrants, game, "--levels")
    if len(entrants) < 2:
        raise InputError("ladder-too-few", "--levels")
    if way == NEXT:
        return [Pair(one, others) for others, one in pairwise(entrants)]
    if way == FIRST:
        return [Pair(one, entrants[0]) for one in entrants[1:]]
    if way == ALL:
        return [Pair(one, others) for others, one in combinations(entrants, 2)]
    raise InputError("argument-unknown", "--pairs", found=way, allowed=", ".join(WAYS))
