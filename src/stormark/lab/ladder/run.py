"""A ladder at work: games that are still missing, one block of every pair after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing

from stormark.lab.executor import Executor
from stormark.lab.ladder.contest import Contest, LadderGame, Pair
from stormark.lab.ladder.duel import Duel
from stormark.lab.ladder.game import LadderJob, Played, play_ladder_game
from stormark.lab.ladder.record import LadderFile
from stormark.lab.ladder.sequential import SequentialTest, Verdict


class Ladder:
    """All pairs of a contest, up to so many games each."""

    def __init__(
        self, contest: Contest, pairs: Sequence[Pair], games: int, test: SequentialTest | None
    ) -> None:
        self.contest = contest
        self.sides = len(contest.sides(0))
        self.blocks = -(-games // self.sides)
        self.duels = {pair: Duel(pair, self.sides, test) for pair in pairs}

    def add(self, played: Played) -> None:
        """Take a game into account; one of another pair or beyond the end stays in the file."""
        duel = self.duels.get(played.game.pair)
        if duel is not None and played.game.block < self.blocks:
            duel.add(played)

    def run(self, executor: Executor, file: LadderFile | None) -> Iterator[Played]:
        """Play what is missing; every game is written down before it is told."""
        jobs = (LadderJob(self.contest, game) for game in self._missing())
        with closing(executor.run(play_ladder_game, jobs)) as results:
            for played in results:
                if file is not None:
                    file.add(played)
                self.add(played)
                yield played

    def _missing(self) -> Iterator[LadderGame]:
        """Games are named when a process is free for them: a verdict ends the pair at once."""
        for block in range(self.blocks):
            for pair, duel in self.duels.items():
                for side in range(self.sides):
                    if duel.verdict is Verdict.OPEN and not duel.has(block, side):
                        yield LadderGame(pair, block, side)
