"""Who sits where: people and bots, as `--seats` names them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from stormark.kernel.refusal import InputError

BOT_PREFIX: Final = "bot:"
LONGEST_NAME: Final = 20


@dataclass(frozen=True)
class Seat:
    """One seat.  `bot` names the kind of bot that sits there; a person has none."""

    name: str
    bot: str | None = None

    @property
    def word(self) -> str:
        """How the seat is written in `--seats` and in saved games."""
        return self.name if self.bot is None else BOT_PREFIX + self.bot


def read_seats(text: str, bots: Sequence[str]) -> list[Seat]:
    """The seats of a comma-separated list; raises InputError naming the seat.

    >>> [seat.bot for seat in read_seats("Anna, bot:greedy", ["greedy"])]
    [None, 'greedy']
    """
    return seats_from_words(text.split(","), bots)


def seats_from_words(words: Sequence[str], bots: Sequence[str]) -> list[Seat]:
    """The seats of a list of words, as saved games hold them."""
    seats = [
        _seat(word.strip(), f"--seats[{number}]", bots) for number, word in enumerate(words, 1)
    ]
    names = [seat.name.casefold() for seat in seats if seat.bot is None]
    for number, seat in enumerate(seats, 1):
        if seat.bot is None and names.count(seat.name.casefold()) > 1:
            raise InputError("cli-seat-twice", f"--seats[{number}]", name=seat.name)
    return seats


def seat_of(word: str) -> Seat:
    """The seat a replay names, whatever it says: only used to show it."""
    clean = "".join(char if char.isprintable() else "?" for char in word)[:LONGEST_NAME]
    return Seat(clean, clean[len(BOT_PREFIX) :] if clean.startswith(BOT_PREFIX) else None)


def _seat(word: str, place: str, bots: Sequence[str]) -> Seat:
    if not word.lower().startswith(BOT_PREFIX):
        return Seat(_name(word, place))
    kind = word[len(BOT_PREFIX) :].strip().lower()
    if kind not in bots:
        allowed = ", ".join(BOT_PREFIX + bot for bot in bots)
        raise InputError("cli-seat-bot", place, found=word, allowed=allowed)
    return Seat(kind, kind)


def _name(word: str, place: str) -> str:
    if not word:
        raise InputError("cli-seat-empty", place)
    if len(word) > LONGEST_NAME or not word.isprintable():
        raise InputError("cli-seat-name", place, longest=LONGEST_NAME)
    return word
