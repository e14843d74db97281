"""Computer players.  They know what a player at their seat knows, and nothing else."""

from stormark.bots.bot import Bot
from stormark.bots.registry import BOT_NAMES, make_bot

__all__ = ["BOT_NAMES", "Bot", "make_bot"]
