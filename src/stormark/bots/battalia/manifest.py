"""The bots of Battalia."""

from __future__ import annotations

from random import Random
from typing import Final

from stormark.bots.battalia.greedy import BattaliaGreedyBot
from stormark.bots.bot import Bot, BotManifest
from stormark.bots.fallible import FallibleBot
from stormark.bots.levels import BEGINNER, CASUAL, EXPERT, MASTER, SKILLED

MISTAKES: Final = {BEGINNER: 0.6, CASUAL: 0.3, SKILLED: 0.12, EXPERT: 0.04, MASTER: 0.0}
STYLES: Final = (
    "raider",
    "builder",
    "trader",
    "gambler",
    "warlord",
    "miser",
    "guardian",
    "schemer",
)


def level(name: str, style: str, seed: int) -> Bot:
    """A greedy player who errs the less the higher the level."""
    return FallibleBot(BattaliaGreedyBot(), Random(seed), MISTAKES[name])


MANIFEST: Final = BotManifest({"greedy": BattaliaGreedyBot}, level, STYLES)
