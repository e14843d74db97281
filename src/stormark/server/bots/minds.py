"""The bots that a process thinks for, kept from one decision to the next."""

from __future__ import annotations

from collections import OrderedDict
from secrets import randbits
from typing import Final, TypeAlias

from stormark.bots import Bot, make_bot

MOST: Final = 64

Key: TypeAlias = tuple[str, int, str, str]
"""Table, seat, name of the bot, game."""


class Minds:
    """Bots by where they sit; those that were not asked for the longest time are forgotten.

    A bot that is remembered spends one budget on a turn.  Nothing depends on it: another process
    may be asked next, or the table may have gone back.
    """

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._kept: OrderedDict[Key, Bot] = OrderedDict()

    def at(self, table: str, seat: int, bot: str, game: str) -> Bot:
        """The bot of a seat; a new one can be guessed by nobody."""
        key = (table, seat, bot, game)
        if key not in self._kept:
            self._kept[key] = new_mind(bot, game)
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]


def new_mind(bot: str, game: str) -> Bot:
    return make_bot(bot, randbits(64), game)
