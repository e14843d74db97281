"""The declared fields of procedures: from them follow their JSON and copies of them.

A game's procedure is a class with a `word` and a tuple of `ProcedureField`s.  A field is named like
the attribute that holds it and like the constructor's parameter that sets it; its shape says how
the value looks in JSON, in words: a card as its reference, a step as its name.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from stormark.kernel.codec import Codec
from stormark.kernel.json import Json
from stormark.kernel.refusal import InputError


class Shape(ABC):
    """How the value of a field looks in JSON; `context` is what the game's codecs need."""

    @abstractmethod
    def to_json(self, context: Any, value: Any) -> Json: ...

    @abstractmethod
    def from_json(self, context: Any, value: Json) -> Any:
        """Raises InputError for what `to_json` never gives."""


class One(Shape):
    """One value: a seat, a card, a step.  Where it `may_miss`, -1 stands for null."""

    def __init__(self, codec: Codec[Any], may_miss: bool = False) -> None:
        self.codec = codec
        self.may_miss = may_miss

    def to_json(self, context: Any, value: Any) -> Json:
        if self.may_miss and value == -1:
            return None
        return self.codec.to_json(context, value)

    def from_json(self, context: Any, value: Json) -> Any:
        if self.may_miss and value is None:
            return -1
        return self.codec.from_json(context, value)


class Many(Shape):
    """A tuple of values."""

    def __init__(self, codec: Codec[Any]) -> None:
        self.codec = codec

    def to_json(self, context: Any, value: Any) -> Json:
        return [self.codec.to_json(context, entry) for entry in value]

    def from_json(self, context: Any, value: Json) -> Any:
        if not isinstance(value, list):
            raise InputError("argument-unknown", self.codec.name, found=str(value), allowed="[]")
        return tuple(self.codec.from_json(context, entry) for entry in value)


class Groups(Shape):
    """A tuple of tuples of values: piles of cards."""

    def __init__(self, codec: Codec[Any]) -> None:
        self.group = Many(codec)

    def to_json(self, context: Any, value: Any) -> Json:
        return [self.group.to_json(context, entry) for entry in value]

    def from_json(self, context: Any, value: Json) -> Any:
        if not isinstance(value, list):
            name = self.group.codec.name
            raise InputError("argument-unknown", name, found=str(value), allowed="[]")
        return tuple(self.group.from_json(context, entry) for entry in value)


class Records(Shape):
    """A tuple of values that have fields of their own; `make` is their constructor."""

    def __init__(self, make: Callable[..., Any], fields: Sequence[ProcedureField]) -> None:
        self.make = make
        self.fields = fields

    def to_json(self, context: Any, value: Any) -> Json:
        return [fields_to_json(self.fields, context, entry) for entry in value]

    def from_json(self, context: Any, value: Json) -> Any:
        if not isinstance(value, list):
            raise InputError("argument-unknown", "records", found=str(value), allowed="[]")
        return tuple(self._record(context, entry) for entry in value)

    def _record(self, context: Any, value: Json) -> Any:
        if not isinstance(value, dict):
            raise InputError("argument-unknown", "record", found=str(value), allowed="{}")
        return self.make(**fields_from_json(self.fields, context, value, "record"))


class Number(Shape):
    """A number within bounds."""

    def __init__(self, name: str, least: int, most: int) -> None:
        self.name = name
        self.least = least
        self.most = most

    def to_json(self, context: Any, value: Any) -> Json:
        return int(value)

    def from_json(self, context: Any, value: Json) -> Any:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._unfit(value)
        if not self.least <= value <= self.most:
            raise self._unfit(value)
        return value

    def _unfit(self, value: Json) -> InputError:
        allowed = f"{self.least} to {self.most}"
        return InputError("argument-unknown", self.name, found=str(value), allowed=allowed)


class Flag(Shape):
    """True or false."""

    def to_json(self, context: Any, value: Any) -> Json:
        return bool(value)

    def from_json(self, context: Any, value: Json) -> Any:
        if not isinstance(value, bool):
            raise InputError("argument-unknown", "flag", found=str(value), allowed="true, false")
        return value


class ProcedureField:
    """A named field of a procedure."""

    def __init__(self, name: str, shape: Shape) -> None:
        self.name = name
        self.shape = shape


def fields_to_json(
    fields: Sequence[ProcedureField], context: Any, procedure: object
) -> dict[str, Json]:
    return {
        field.name: field.shape.to_json(context, getattr(procedure, field.name)) for field in fields
    }


def fields_from_json(
    fields: Sequence[ProcedureField], context: Any, data: dict[str, Json], place: str
) -> dict[str, Any]:
    """The arguments of the constructor; InputError if the names are not exactly those declared."""
    for name in sorted({field.name for field in fields} ^ set(data)):
        raise InputError("snapshot-malformed", f"{place}.{name}")
    values: dict[str, Any] = {}
    for field in fields:
        try:
            values[field.name] = field.shape.from_json(context, data[field.name])
        except InputError:
            raise InputError("snapshot-malformed", f"{place}.{field.name}") from None
    return values


def fields_of(fields: Sequence[ProcedureField], procedure: object) -> dict[str, Any]:
    """The arguments with which the constructor makes an equal procedure."""
    return {field.name: getattr(procedure, field.name) for field in fields}
