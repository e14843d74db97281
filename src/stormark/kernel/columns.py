"""Columns of numbers: what each byte of an observation or of an option's features means."""

from __future__ import annotations

from typing import Final, final

from stormark.kernel.compiling import i64, u8, vec

MOST: Final = 255


@final
class Column:
    """One number, or several of a kind in a row; each is a byte from 0 to `high`."""

    __slots__ = ("count", "high", "meaning", "name")

    def __init__(self, name: str, high: int, meaning: str, count: int = 1) -> None:
        self.name = name
        self.high = high
        self.meaning = meaning
        self.count = count


def width(columns: tuple[Column, ...]) -> int:
    """How many bytes the columns take.

    >>> width((Column("seats", 4, "players"), Column("dice", 9, "of each kind", 10)))
    11
    """
    return sum([column.count for column in columns])


def put(out: vec[u8], at: i64, value: i64) -> None:
    """Write a number into its byte; what is too big becomes the biggest, what is negative 0."""
    if value < 0:
        value = 0
    elif value > MOST:
        value = MOST
    out[at] = u8(value)


def put_row(out: vec[u8], at: i64, row: vec[i64]) -> None:
    """Write numbers into bytes one after the other; every byte is 0 before."""
    for value in row:
        if value:
            put(out, at, value)
        at += 1
