"""A state field is declared once: its name, shape, owner, who may see it, which values it has.

A game lists the fields of its state, and those of the records in it (an attack, a procedure):

    SEAT, CARD = Number("seat"), Number("card")
    FIELDS = StateFields(
        StateField("turn", SEAT),
        StateField("hand", Row(Fixed(CARD)), EACH_SEAT, its_owner),
        StateField("deck", Fixed(CARD), seen=nobody),
        StateField("attack", Maybe(RecordOf(Attack, Attack.fields))),
        StateField("stack", Row(Variant(PROCEDURES)), seen=as_it_shows_itself),
    )

What follows from it: JSON out and in (`to_json`, `fill`), and so digests; bounds (`misfits`, with
a range for every kind of number); what a viewer sees (`hide`); and a test that the hand-written
`copy()` of a state forgets nothing and shares nothing that changes (`copy_faults`).

Nothing of this is on the way of a decision; rules use the attributes themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any, Final, TypeAlias

from stormark.kernel.json import Json, JsonDict
from stormark.kernel.refusal import InputError
from stormark.kernel.state_shape import UNKNOWN, Limits, Shape

TABLE: Final = "table"  # a field of the whole table
EACH_SEAT: Final = "each seat"  # a list with an entry per seat, which belongs to that seat

Visibility: TypeAlias = Callable[["StateField", Any, Any, int], Any]
"""(field, state, value, viewer) to what the viewer sees of the value, UNKNOWN where it is hidden.
It must not change the value."""

LimitsOf: TypeAlias = Callable[[Any], Limits]
"""The bounds of every kind of number, in this state: there are as many seats as it has."""


def everybody(field: StateField, state: Any, value: Any, viewer: int) -> Any:
    """Open to all."""
    return value


def nobody(field: StateField, state: Any, value: Any, viewer: int) -> Any:
    """Only how much there is of it can be seen."""
    return field.shape.hidden(value)


def its_owner(field: StateField, state: Any, value: Any, viewer: int) -> Any:
    """An entry per seat, open to that seat alone."""
    hidden = field.shape.hidden(value)
    if viewer >= 0:
        hidden[viewer] = value[viewer]
    return hidden


def top_card(field: StateField, state: Any, value: Any, viewer: int) -> Any:
    """A row of piles: the last card of each is open."""
    return [covered(pile) for pile in value]


def as_it_shows_itself(field: StateField, state: Any, value: Any, viewer: int) -> Any:
    """A row of procedures, each of which says what a viewer may see of it (`seen_by`)."""
    return [procedure.seen_by(viewer) for procedure in value]


def covered(pile: tuple[int, ...]) -> tuple[int, ...]:
    """A pile of which only the last card can be seen.

    >>> covered((4, 8, 15))
    (-2, -2, 15)
    """
    return (UNKNOWN,) * (len(pile) - 1) + pile[-1:]


@dataclass(frozen=True)
class StateField:
    """One field of a state or of a record."""

    name: str
    shape: Shape
    owner: str = TABLE
    seen: Visibility = everybody
    given: str = ""  # its key in the words of scenario files, where they can say it


class StateFields:
    """All fields of a state.

    `derived` are attributes that are worked out again when they are needed, `outside` those that
    lead to static tables and to whoever listens: neither is saved.
    """

    def __init__(
        self, *fields: StateField, derived: Sequence[str] = (), outside: Sequence[str] = ()
    ) -> None:
        self.fields = fields
        self.derived = derived
        self.outside = outside

    def to_json(self, state: Any) -> JsonDict:
        return {
            field.name: field.shape.write(getattr(state, field.name), state)
            for field in self.fields
        }

    def fill(self, state: Any, data: Json, limits: LimitsOf, seen: bool = False) -> None:
        """Set every field from what `to_json` wrote; InputError names the one that is wrong.

        Fields that fit one by one but contradict each other are found by `State.check`.
        """
        if not isinstance(data, dict):
            raise InputError("snapshot-malformed", "state")
        for name in sorted({field.name for field in self.fields} ^ set(data)):
            raise InputError("snapshot-malformed", f"state.{name}")
        for field in self.fields:
            place = f"state.{field.name}"
            setattr(state, field.name, field.shape.read(data[field.name], place, state))
        for place in self.misfits(state, limits(state), seen):
            raise InputError("snapshot-malformed", place)

    def misfits(self, state: Any, limits: Limits, seen: bool = False) -> list[str]:
        """The places of numbers out of bounds and of lists that are too long or too short.

        In a position as somebody sees it (`seen`), what can be hidden may be UNKNOWN.
        """
        found: list[str] = []
        for field in self.fields:
            value = getattr(state, field.name)
            place = f"state.{field.name}"
            if field.owner == EACH_SEAT and len(value) != state.seats:
                found.append(place)
            hidden = seen and field.seen is not everybody
            found += field.shape.misfits(value, limits, place, hidden)
        return found

    def hide(self, state: Any, viewer: int) -> None:
        """Replace everything a viewer may not know, in a copy made for that."""
        shown = {
            field.name: field.seen(field, state, getattr(state, field.name), viewer)
            for field in self.fields
            if field.seen is not everybody
        }
        for name, value in shown.items():
            setattr(state, name, value)

    def copy_faults(self, state: Any, copied: Any) -> list[str]:
        """What a `copy()` forgets or shares, and what is not declared at all; empty if sound."""
        known = {field.name for field in self.fields} | {*self.derived, *self.outside}
        faults = [f"{name} is not declared" for name in attributes(state) if name not in known]
        for field in self.fields:
            one, two = getattr(state, field.name), getattr(copied, field.name)
            if field.shape.write(one, state) != field.shape.write(two, copied):
                faults.append(f"{field.name} is not copied")
            if field.shape.shares(one, two):
                faults.append(f"{field.name} is shared with the copy")
        return faults


def attributes(state: Any) -> list[str]:
    """The names of everything a state holds, compiled or not."""
    names = set(getattr(state, "__dict__", {}))
    for cls in type(state).__mro__:
        for name, value in vars(cls).items():
            if isinstance(value, MemberDescriptorType | GetSetDescriptorType):
                names.add(name)
    return sorted(name for name in names if not name.startswith("__"))
