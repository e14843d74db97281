"""OpenSpiel's backgammon: dice and a wide choice."""

from __future__ import annotations

from bench.contender import Contender
from bench.contenders.spiel import of


def contender() -> Contender:
    return of("backgammon")
