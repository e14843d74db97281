"""The bots at hand, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from stormark.bots.battalia.greedy import BattaliaGreedyBot
from stormark.bots.bot import Bot
from stormark.bots.random_bot import RandomBot
from stormark.bots.xibalba.greedy import XibalbaGreedyBot
from stormark.kernel.refusal import InputError

BOT_NAMES: Final = ("random", "greedy")
_GREEDY: Final[Mapping[str, Callable[[], Bot]]] = {
    "battalia": BattaliaGreedyBot,
    "xibalba": XibalbaGreedyBot,
}


def bot_names(game: str) -> tuple[str, ...]:
    """The bots that play a game, the one to propose last.

    >>> bot_names("xibalba")
    ('random', 'greedy')
    """
    return BOT_NAMES if game in _GREEDY else BOT_NAMES[:1]


def make_bot(name: str, seed: int, game: str = "xibalba") -> Bot:
    """A bot by name.  Equal seeds, views and simulators give equal choices.

    Raises InputError for a name that is not in BOT_NAMES.

    >>> make_bot("random", seed=1)
    RandomBot()
    """
    if name == "random":
        return RandomBot(Random(seed))
    if name == "greedy" and game in _GREEDY:
        return _GREEDY[game]()
    raise InputError("argument-unknown", "bot", found=name, allowed=", ".join(bot_names(game)))
