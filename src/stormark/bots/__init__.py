"""Computer players.  They know what a player at their seat knows, and nothing else."""

from stormark.bots.bot import Bot
from stormark.bots.registry import bot_names, every_bot_name, make_bot

__all__ = ["Bot", "bot_names", "every_bot_name", "make_bot"]
