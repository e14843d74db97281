"""The bots at hand, by name."""

from __future__ import annotations

from random import Random
from typing import Final

from stormark.bots.bot import Bot, BotManifest
from stormark.bots.random_bot import RandomBot
from stormark.games.registry import NAMES
from stormark.kernel.manifest import manifest
from stormark.kernel.refusal import InputError

RANDOM: Final = "random"  # plays every game


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that play a game, the one to propose last.

    >>> bot_names("xibalba")
    ('random', 'greedy')
    """
    return (RANDOM, *manifest("bots", game, BotManifest).bots)


def every_bot_name() -> tuple[str, ...]:
    """The bots of all games."""
    return tuple(dict.fromkeys(name for game in NAMES for name in bot_names(game)))


def make_bot(name: str, seed: int, game: str = "xibalba") -> Bot:
    """A bot by name.  Equal seeds, views and simulators give equal choices.

    Raises InputError for a name that is not in `bot_names`.

    >>> make_bot("random", seed=1)
    RandomBot()
    """
    if name == RANDOM:
        return RandomBot(Random(seed))
    bots = manifest("bots", game, BotManifest).bots
    if name not in bots:
        raise InputError("argument-unknown", "bot", found=name, allowed=", ".join(bot_names(game)))
    return bots[name]()
