"""Battalia in `BatchEnv`."""

from __future__ import annotations

from bench.contender import Contender
from bench.contenders.batch import of


def contender() -> Contender:
    return of("battalia", {"mode": "stormgates", "players": 6}, "Battalia, 6 players")
