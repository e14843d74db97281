"""Bots at the table: each gets its own view and a simulator, and nothing else."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from stormark.kernel.action import Action, Decision
from stormark.kernel.chance import FastChance
from stormark.kernel.match import Match
from stormark.kernel.simulator import Simulator


class BotPlayer:
    """A bot in a seat of a match.

    What it is seeded with is public, so it knows no more of the match than anybody else.
    """

    def __init__(self, match: Match[Any], seat: int, kind: str) -> None:
        from stormark.bots import make_bot

        public = f"{match.seed_hash} {seat} {len(match.log)}"
        seed = int.from_bytes(sha256(public.encode()).digest()[:6], "big")
        self._seen_by = match.seen_by
        self._game = match.game
        self._seat = seat
        self._bot = make_bot(kind, seed, match.game.spec.id)
        self._chance = FastChance(seed)

    def choose(self, decision: Decision) -> Action:
        seen = self._seen_by(self._seat)
        simulator = Simulator(self._game, seen, self._seat, self._chance)
        return self._bot.choose(self._game.show(seen, self._seat), decision, simulator)
