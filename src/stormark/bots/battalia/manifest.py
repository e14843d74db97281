"""The bots of Battalia."""

from __future__ import annotations

from typing import Final

from stormark.bots.battalia.greedy import BattaliaGreedyBot
from stormark.bots.bot import BotManifest

MANIFEST: Final = BotManifest({"greedy": BattaliaGreedyBot})
