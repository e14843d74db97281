"""Xibalba in `BatchEnv`."""

from __future__ import annotations

from bench.contender import Contender
from bench.contenders.batch import of


def contender() -> Contender:
    return of("xibalba", {"players": 4}, "Xibalba, 4 players")
