"""What a soak is to do; a journal belongs to exactly one plan."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from stormark.kernel.json import JsonDict


@dataclass(frozen=True)
class Plan:
    """Games are numbered from 0; a batch is what is done, or lost, as a whole."""

    game: str
    pack: str  # content hash
    rules_version: int
    games: int
    seed: int
    full: bool = False
    watch_every: int = 20  # of each option set, this game is listened to
    every: int = 1  # a full check at every n-th decision
    batch_size: int = 25
    limit: int = 200_000  # decisions after which a game counts as endless
    sets: tuple[int, ...] = ()  # the option sets that take part, numbered from 0; none: all

    def batches(self) -> int:
        return -(-self.games // self.batch_size)

    def batch(self, index: int) -> range:
        first = index * self.batch_size
        return range(first, min(self.games, first + self.batch_size))

    def watches(self, number: int, option_sets: int) -> bool:
        return number // (len(self.sets) or option_sets) % self.watch_every == 0

    def to_json(self) -> JsonDict:
        return {**asdict(self), "sets": [*self.sets]}
