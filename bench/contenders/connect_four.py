"""PettingZoo's connect four."""

from __future__ import annotations

from bench.contender import Contender
from bench.contenders.pettingzoo import of


def contender() -> Contender:
    return of("connect_four_v3", "connect four")
