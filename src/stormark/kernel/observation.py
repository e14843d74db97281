"""Observations: what a seat sees of a position, as a row of bytes for programs that learn.

An observation is made of parts, one for each subject; every part declares its columns beside the
code that writes them.  Players stand in it as seen from the viewer: 0 is the viewer, 1 the next
seat clockwise.  It holds nothing that `Game.seen_by` would hide: written from a seen position, it
is the same.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from hashlib import sha256

from stormark.kernel.columns import Column, width
from stormark.kernel.compiling import i64, mypyc_attr, u8, vec
from stormark.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(ABC):
    """One subject of an observation."""

    def __init__(self, name: str, columns: tuple[Column, ...]) -> None:
        self.name = name
        self.columns = columns
        self.size: i64 = width(columns)

    @abstractmethod
    def write(self, state: State, viewer: i64, out: vec[u8], at: i64) -> None:
        """Write the part from byte `at` on; every byte of it is 0 before."""


class Observer:
    """All parts of a game's observations, in their order.

    `version` is raised whenever a column changes its place or meaning.
    """

    def __init__(self, version: int, parts: list[Part]) -> None:
        self.version = version
        self.parts = parts
        self.size: i64 = sum([part.size for part in parts])

    def write(self, state: State, viewer: i64, out: vec[u8], at: i64) -> None:
        """Write the observation of a seat from byte `at` on; every byte of it is 0 before."""
        for part in self.parts:
            part.write(state, viewer, out, at)
            at += part.size

    def observe(self, state: State, viewer: i64) -> bytes:
        """The observation of a seat."""
        out = vec[u8]([u8(0)] * int(self.size))
        self.write(state, viewer, out, 0)
        return bytes(memoryview(out))

    def highs(self) -> list[int]:
        """The biggest value of every byte."""
        found: list[int] = []
        for part in self.parts:
            for column in part.columns:
                found += [column.high] * column.count
        return found

    def at(self, part_name: str, column_name: str) -> int:
        """The first byte of a column; KeyError if there is none."""
        at = 0
        for part in self.parts:
            for column in part.columns:
                if (part.name, column.name) == (part_name, column_name):
                    return at
                at += column.count
        raise KeyError(f"{part_name} {column_name}")

    def fingerprint(self) -> str:
        """A hash of the layout; it changes with every change that asks for another `version`."""
        layout = [
            [part.name, column.name, column.high, column.count, column.meaning]
            for part in self.parts
            for column in part.columns
        ]
        return sha256(repr((self.version, layout)).encode()).hexdigest()


def relative(state: State, viewer: i64, seat: i64) -> i64:
    """How many seats clockwise of the viewer a seat is."""
    return seat - viewer if seat >= viewer else seat - viewer + state.seats
