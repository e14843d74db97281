"""What is known about a pair so far."""

from __future__ import annotations

from dataclasses import dataclass, field

from stormark.lab.ladder.contest import Pair
from stormark.lab.ladder.game import Played
from stormark.lab.ladder.sequential import SequentialTest, Verdict
from stormark.lab.ladder.strength import Tally


@dataclass
class Duel:
    """The blocks of a pair.  Those after the verdict do not count.

    So the result is the same with any number of processes, which finish games in any order.
    """

    pair: Pair
    sides: int
    test: SequentialTest | None
    games: dict[int, dict[int, Played]] = field(default_factory=dict)  # by block and side
    scores: list[float] = field(default_factory=list)  # of the blocks that count, in order
    verdict: Verdict = Verdict.OPEN

    def add(self, played: Played) -> None:
        self.games.setdefault(played.game.block, {})[played.game.side] = played
        while self.verdict is Verdict.OPEN and self._complete(len(self.scores)):
            block = self.games[len(self.scores)].values()
            self.scores.append(sum(one.share for one in block) / self.sides)
            if self.test is not None:
                self.verdict = self.test.verdict(self.scores, self.sides)

    def has(self, block: int, side: int) -> bool:
        return side in self.games.get(block, {})

    @property
    def counted(self) -> list[Played]:
        """The games of the blocks that count."""
        return [game for block in range(len(self.scores)) for game in self.games[block].values()]

    @property
    def ratio(self) -> float:
        """How the test stands; it ends at `sequential.BOUND`, up or down."""
        return self.test.ratio(self.scores, self.sides) if self.test else 0.0

    def tally(self) -> Tally:
        counted = self.counted
        wins = sum(game.share for game in counted)
        return Tally(self.pair.one, self.pair.others, self.sides, len(counted), wins)

    def _complete(self, block: int) -> bool:
        return len(self.games.get(block, {})) == self.sides
