"""The bots of Xibalba."""

from __future__ import annotations

from typing import Final

from stormark.bots.bot import BotManifest
from stormark.bots.xibalba.greedy import XibalbaGreedyBot

MANIFEST: Final = BotManifest({"greedy": XibalbaGreedyBot})
