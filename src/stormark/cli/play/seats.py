"""Who sits where: people and bots, as `--seats` names them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from stormark.bots import check_bot
from stormark.kernel.refusal import InputError

BOT_PREFIX: Final = "bot:"
LONGEST_NAME: Final = 20
LONGEST_BOT: Final = 40  # with its prefix


@dataclass(frozen=True)
class Seat:
    """One seat.  `bot` names the kind of bot that sits there; a person has none."""

    name: str
    bot: str | None = None

    @property
    def word(self) -> str:
        """How the seat is written in `--seats` and in saved games."""
        return self.name if self.bot is None else BOT_PREFIX + self.bot


def read_seats(text: str, game: str) -> list[Seat]:
    """The seats of a comma-separated list; raises InputError naming the seat.

    >>> [seat.bot for seat in read_seats("Anna, bot:ixchel@casual", "xibalba")]
    [None, 'ixchel@casual']
    """
    return seats_from_words(text.split(","), game)


def seats_from_words(words: Sequence[str], game: str) -> list[Seat]:
    """The seats of a list of words, as saved games hold them."""
    seats = [
        _seat(word.strip(), f"--seats[{number}]", game) for number, word in enumerate(words, 1)
    ]
    names = [seat.name.casefold() for seat in seats if seat.bot is None]
    for number, seat in enumerate(seats, 1):
        if seat.bot is None and names.count(seat.name.casefold()) > 1:
            raise InputError("cli-seat-twice", f"--seats[{number}]", name=seat.name)
    return seats


def seat_of(word: str) -> Seat:
    """The seat a replay names, whatever it says: only used to show it."""
    clean = "".join(char if char.isprintable() else "?" for char in word)
    if clean.startswith(BOT_PREFIX):
        clean = clean[:LONGEST_BOT]
        return Seat(clean, clean[len(BOT_PREFIX) :])
    return Seat(clean[:LONGEST_NAME])


def _seat(word: str, place: str, game: str) -> Seat:
    if not word.lower().startswith(BOT_PREFIX):
        return Seat(_name(word, place))
    kind = word[len(BOT_PREFIX) :].strip().lower()
    return Seat(kind, check_bot(kind, place, game))


def _name(word: str, place: str) -> str:
    if not word:
        raise InputError("cli-seat-empty", place)
    if len(word) > LONGEST_NAME or not word.isprintable():
        raise InputError("cli-seat-name", place, longest=LONGEST_NAME)
    return word
