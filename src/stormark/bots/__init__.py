"""Computer players.  They know what a player at their seat knows, and nothing else."""

from stormark.bots.bot import Bot
from stormark.bots.registry import BOT_NAMES, bot_names, make_bot

__all__ = ["BOT_NAMES", "Bot", "bot_names", "make_bot"]
