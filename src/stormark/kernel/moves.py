"""The options of a decision while they are collected, without a Python int for each."""

from __future__ import annotations

from typing import final

from stormark.kernel.compiling import append, i64, mypyc_attr, vec


@mypyc_attr(free_list_len=1)
@final
class Moves:
    """Packed options in their order; `row` is what compiled loops use.

    >>> moves = Moves()
    >>> moves.append(7)
    >>> moves.listed()
    [7]
    """

    __slots__ = ("row",)

    def __init__(self) -> None:
        self.row: vec[i64] = vec[i64](capacity=24)

    def append(self, option: i64) -> None:
        self.row = append(self.row, option)

    def count(self) -> i64:
        return len(self.row)

    def listed(self) -> list[int]:
        return list(self.row)


def moves_of(options: list[int]) -> Moves:
    """Options that were worked out as a list."""
    moves = Moves()
    for option in options:
        moves.append(option)
    return moves
