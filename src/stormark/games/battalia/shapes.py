"""Shapes of Battalia's own: sets and pairs that the rules keep packed, written by their names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stormark.kernel.json import Json
from stormark.kernel.state_shape import UNKNOWN, Limits, Number, Row, Shape, malformed


class HiddenCard(Number):
    """A card; an unknown one can still be known to be borrowed (`hidden.borrowed_from`)."""

    def misfits(self, value: Any, limits: Limits, place: str, hidden: bool) -> list[str]:
        if hidden and UNKNOWN - len(limits["seat"]) <= value <= UNKNOWN:
            return []
        return super().misfits(value, limits, place, hidden)


class Names(Shape):
    """A set of named bits: ["acted", "done"]."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names

    def write(self, value: Any, state: Any) -> Json:
        return [name for bit, name in enumerate(self.names) if value >> bit & 1]

    def read(self, data: Json, place: str, state: Any) -> Any:
        if not isinstance(data, list) or any(name not in self.names for name in data):
            raise malformed(place)
        return sum(1 << self.names.index(str(name)) for name in data)

    def misfits(self, value: Any, limits: Limits, place: str, hidden: bool) -> list[str]:
        return [] if 0 <= value < 1 << len(self.names) else [place]

    def hidden(self, value: Any) -> Any:
        return 0


class Members(Shape):
    """A set of seats: [0, 2]."""

    def write(self, value: Any, state: Any) -> Json:
        return [seat for seat in range(state.seats) if value >> seat & 1]

    def read(self, data: Json, place: str, state: Any) -> Any:
        seats = Row(Number()).read(data, place, state)
        if any(seat not in range(state.seats) for seat in seats):
            raise malformed(place)
        return sum(1 << seat for seat in seats)

    def misfits(self, value: Any, limits: Limits, place: str, hidden: bool) -> list[str]:
        return [] if 0 <= value < 1 << len(limits["seat"]) else [place]

    def hidden(self, value: Any) -> Any:
        return 0


class FlatPairs(Shape):
    """A flat tuple of pairs: [{"field": 8, "seat": 1}]; only the second of a pair can be hidden."""

    def __init__(self, first: str, one: Shape, second: str, other: Shape) -> None:
        self.names = (first, second)
        self.shapes = (one, other)

    def write(self, value: Any, state: Any) -> Json:
        return [
            {
                name: shape.write(value[index + at], state)
                for at, (name, shape) in enumerate(zip(self.names, self.shapes, strict=True))
            }
            for index in range(0, len(value), 2)
        ]

    def read(self, data: Json, place: str, state: Any) -> Any:
        if not isinstance(data, list):
            raise malformed(place)
        flat: list[int] = []
        for pair in data:
            if not isinstance(pair, dict) or set(pair) != set(self.names):
                raise malformed(place)
            for name, shape in zip(self.names, self.shapes, strict=True):
                flat.append(shape.read(pair[name], f"{place}.{name}", state))
        return tuple(flat)

    def misfits(self, value: Any, limits: Limits, place: str, hidden: bool) -> list[str]:
        found: list[str] = []
        for index, entry in enumerate(value):
            shape = self.shapes[index % 2]
            found += shape.misfits(entry, limits, f"{place}[{index // 2}]", hidden)
        return found

    def hidden(self, value: Any) -> Any:
        return tuple(
            self.shapes[1].hidden(entry) if index % 2 else entry
            for index, entry in enumerate(value)
        )


class Pairs(FlatPairs):
    """A tuple of pairs: [{"field": 8, "seat": 1}]."""

    def write(self, value: Any, state: Any) -> Json:
        return super().write(flat(value), state)

    def read(self, data: Json, place: str, state: Any) -> Any:
        found = super().read(data, place, state)
        return tuple(zip(found[::2], found[1::2], strict=True))

    def misfits(self, value: Any, limits: Limits, place: str, hidden: bool) -> list[str]:
        return super().misfits(flat(value), limits, place, hidden)

    def hidden(self, value: Any) -> Any:
        raise AssertionError("such pairs are open to all")


def flat(pairs: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    return tuple(entry for pair in pairs for entry in pair)
