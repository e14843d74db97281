"""The shapes a state field can have: how its value is written, read, bounded and hidden.

A list can be changed in place and a tuple cannot, so `Row` stands for the one and `Fixed`
for the other: a copy of a state may share tuples, never lists.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from stormark.kernel.json import Json, JsonDict
from stormark.kernel.refusal import InputError
from stormark.kernel.vectors import ints

if TYPE_CHECKING:
    from stormark.kernel.state_field import StateField

UNKNOWN: Final = -2
"""Stands for every number (a card, mostly) that a viewer may not know."""

Limits: TypeAlias = Mapping[str, range]
"""For every kind of number, the values it may have: {"seat": range(4), "card": range(176)}."""


class Shape(ABC):
    """How the value of a field looks.  A shape of a game's own may ask the state for its tables."""

    @abstractmethod
    def write(self, value: Any, state: Any) -> Json:
        """As JSON."""

    @abstractmethod
    def read(self, data: Json, place: str, state: Any) -> Any:
        """From JSON; InputError with the place if it does not fit."""

    @abstractmethod
    def misfits(self, value: Any, limits: Limits, place: str, hidden: bool) -> list[str]:
        """The places of what is out of bounds; `hidden` values may be UNKNOWN."""

    @abstractmethod
    def hidden(self, value: Any) -> Any:
        """As much as there is of it, with every number UNKNOWN."""

    def shares(self, one: Any, two: Any) -> bool:
        """Whether a change in one value would show in the other."""
        return False


class Number(Shape):
    """An int of some kind; a kind without a name has no bounds."""

    def __init__(self, kind: str = "") -> None:
        self.kind = kind

    def write(self, value: Any, state: Any) -> Json:
        return int(value)

    def read(self, data: Json, place: str, state: Any) -> Any:
        if not isinstance(data, int) or isinstance(data, bool):
            raise malformed(place)
        return data

    def misfits(self, value: Any, limits: Limits, place: str, hidden: bool) -> list[str]:
        if not self.kind or value in limits[self.kind] or (hidden and value == UNKNOWN):
            return []
        return [place]

    def hidden(self, value: Any) -> Any:
        return UNKNOWN


class Flag(Shape):
    """True or false; open to all."""

    def write(self, value: Any, state: Any) -> Json:
        return bool(value)

    def read(self, data: Json, place: str, state: Any) -> Any:
        if not isinstance(data, bool):
            raise malformed(place)
        return data

    def misfits(self, value: Any, limits: Limits, place: str, hidden: bool) -> list[str]:
        return []

    def hidden(self, value: Any) -> Any:
        return False


class Word(Shape):
    """One of a few words; open to all."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def write(self, value: Any, state: Any) -> Json:
        return str(value)

    def read(self, data: Json, place: str, state: Any) -> Any:
        if data not in self.words:
            raise malformed(place)
        return data

    def misfits(self, value: Any, limits: Limits, place: str, hidden: bool) -> list[str]:
        return []

    def hidden(self, value: Any) -> Any:
        return value


class Decimal(Shape):
    """A float: a share of the victory."""

    def write(self, value: Any, state: Any) -> Json:
        return float(value)

    def read(self, data: Json, place: str, state: Any) -> Any:
        if not isinstance(data, float | int) or isinstance(data, bool):
            raise malformed(place)
        return float(data)

    def misfits(self, value: Any, limits: Limits, place: str, hidden: bool) -> list[str]:
        return []

    def hidden(self, value: Any) -> Any:
        return 0.0


class Row(Shape):
    """A list.  `size` is the kind of its length; one that never `changes` after the setup of a
    game may be shared by copies.
    """

    def __init__(self, inner: Shape, size: str = "", changes: bool = True) -> None:
        self.inner = inner
        self.size = size
        self.changes = changes

    def write(self, value: Any, state: Any) -> Json:
        return [self.inner.write(entry, state) for entry in value]

    def read(self, data: Json, place: str, state: Any) -> Any:
        if not isinstance(data, list):
            raise malformed(place)
        return [self.inner.read(entry, place, state) for entry in data]

    def misfits(self, value: Any, limits: Limits, place: str, hidden: bool) -> list[str]:
        found = [place] if self.size and len(value) not in limits[self.size] else []
        for index, entry in enumerate(value):
            found += self.inner.misfits(entry, limits, f"{place}[{index}]", hidden)
        return found

    def hidden(self, value: Any) -> Any:
        return [self.inner.hidden(entry) for entry in value]

    def shares(self, one: Any, two: Any) -> bool:
        if self.changes and one is two:
            return True
        return any(self.inner.shares(a, b) for a, b in zip(one, two, strict=False))


class Ints(Row):
    """A flat array of numbers (kernel/compiling.py); interpreted, a list."""

    def read(self, data: Json, place: str, state: Any) -> Any:
        return ints(super().read(data, place, state))

    def hidden(self, value: Any) -> Any:
        return ints(super().hidden(value))

    def shares(self, one: Any, two: Any) -> bool:
        """Every look at a vector gives another object, so a change is tried out."""
        if not self.changes or not len(one):
            return False
        one[0] += 1
        changed = bool(one[0] == two[0])
        one[0] -= 1
        return changed


class Fixed(Row):
    """A tuple, replaced as a whole: a pile of cards, dice by kind."""

    def __init__(self, inner: Shape, size: str = "") -> None:
        super().__init__(inner, size, changes=False)

    def read(self, data: Json, place: str, state: Any) -> Any:
        return tuple(super().read(data, place, state))

    def hidden(self, value: Any) -> Any:
        return tuple(super().hidden(value))


class Maybe(Shape):
    """A value, or None; that there is one is open."""

    def __init__(self, inner: Shape) -> None:
        self.inner = inner

    def write(self, value: Any, state: Any) -> Json:
        return None if value is None else self.inner.write(value, state)

    def read(self, data: Json, place: str, state: Any) -> Any:
        return None if data is None else self.inner.read(data, place, state)

    def misfits(self, value: Any, limits: Limits, place: str, hidden: bool) -> list[str]:
        return [] if value is None else self.inner.misfits(value, limits, place, hidden)

    def hidden(self, value: Any) -> Any:
        return None if value is None else self.inner.hidden(value)

    def shares(self, one: Any, two: Any) -> bool:
        return one is not None and two is not None and self.inner.shares(one, two)


class RecordOf(Shape):
    """An object with fields of its own.

    `make` builds one from the values of its fields in the order they are declared.  An object that
    is replaced and never changed may be shared by copies; one that `changes` may not.
    """

    def __init__(
        self, make: Callable[..., Any], fields: Sequence[StateField], changes: bool = False
    ) -> None:
        self.make = make
        self.fields = fields
        self.changes = changes

    def write(self, value: Any, state: Any) -> Json:
        return self.words(value, state)

    def words(self, value: Any, state: Any) -> JsonDict:
        return {
            field.name: field.shape.write(getattr(value, field.name), state)
            for field in self.fields
        }

    def read(self, data: Json, place: str, state: Any) -> Any:
        if not isinstance(data, dict):
            raise malformed(place)
        for name in sorted({field.name for field in self.fields} ^ set(data)):
            raise malformed(f"{place}.{name}")
        values = [
            field.shape.read(data[field.name], f"{place}.{field.name}", state)
            for field in self.fields
        ]
        return self.make(*values)

    def misfits(self, value: Any, limits: Limits, place: str, hidden: bool) -> list[str]:
        found: list[str] = []
        for field in self.fields:
            inside = f"{place}.{field.name}"
            found += field.shape.misfits(getattr(value, field.name), limits, inside, hidden)
        return found

    def hidden(self, value: Any) -> Any:
        return self.make(*(field.shape.hidden(getattr(value, field.name)) for field in self.fields))

    def shares(self, one: Any, two: Any) -> bool:
        return self.changes and one is two


class Variant(Shape):
    """A record of one of several classes, told apart by their word: the procedures of a game.

    Every class has a `word` and its `fields` and is made from their values in that order.  In JSON
    the word stands first: {"is": "dice-phase", "seat": 2, "step": 1}.
    """

    def __init__(self, classes: Sequence[Any]) -> None:
        self.records = {cls.word: RecordOf(cls, cls.fields) for cls in classes}
        assert len(self.records) == len(classes), "two of these classes have the same word"

    def write(self, value: Any, state: Any) -> Json:
        return {"is": value.word, **self.records[value.word].words(value, state)}

    def read(self, data: Json, place: str, state: Any) -> Any:
        if not isinstance(data, dict) or data.get("is") not in self.records:
            raise malformed(place)
        rest = {name: value for name, value in data.items() if name != "is"}
        return self.records[str(data["is"])].read(rest, place, state)

    def misfits(self, value: Any, limits: Limits, place: str, hidden: bool) -> list[str]:
        return self.records[value.word].misfits(value, limits, place, hidden)

    def hidden(self, value: Any) -> Any:
        return self.records[value.word].hidden(value)


def malformed(place: str) -> InputError:
    """A saved position that does not fit its declaration."""
    return InputError("snapshot-malformed", place)
