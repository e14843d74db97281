"""PettingZoo's Texas hold'em."""

from __future__ import annotations

from bench.contender import Contender
from bench.contenders.pettingzoo import of


def contender() -> Contender:
    return of("texas_holdem_v4", "Texas hold’em")
