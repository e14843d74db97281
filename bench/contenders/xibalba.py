"""Xibalba with four players."""

from __future__ import annotations

from bench.contender import Contender
from bench.contenders.ours import Table, table


def xibalba() -> Table:
    return table("xibalba", {"players": 4}, midgame_after=300)


def contender() -> Contender:
    return xibalba().contender("Xibalba, 4 players")
