"""Computer players.  They know what a player at their seat knows, and nothing else."""

from stormark.bots.bot import Bot
from stormark.bots.registry import bot_names, check_bot, make_bot

__all__ = ["Bot", "bot_names", "check_bot", "make_bot"]
