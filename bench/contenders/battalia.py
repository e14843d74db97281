"""Battalia: The Stormgates with six players in teams, the recommended options."""

from __future__ import annotations

from bench.contender import Contender
from bench.contenders.ours import Table, table


def battalia() -> Table:
    return table("battalia", {"mode": "stormgates", "players": 6}, midgame_after=1_500)


def contender() -> Contender:
    return battalia().contender("Battalia, 6 players")
