"""The bots of Battalia."""

from __future__ import annotations

from typing import Final

from stormark.bots.battalia.greedy import BattaliaGreedyBot
from stormark.bots.battalia.levels import level
from stormark.bots.battalia.styles import STYLES
from stormark.bots.bot import BotManifest

MANIFEST: Final = BotManifest({"greedy": BattaliaGreedyBot}, level, tuple(STYLES))
