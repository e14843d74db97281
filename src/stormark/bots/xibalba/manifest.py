"""The bots of Xibalba."""

from __future__ import annotations

from typing import Final

from stormark.bots.bot import BotManifest
from stormark.bots.xibalba.greedy import XibalbaGreedyBot
from stormark.bots.xibalba.levels import level
from stormark.bots.xibalba.styles import STYLES

MANIFEST: Final = BotManifest({"greedy": XibalbaGreedyBot}, level, tuple(STYLES))
