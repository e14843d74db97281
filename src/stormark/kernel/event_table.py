"""The events of a game: what each is called, what its arguments are, and which reveal something."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TypeAlias

from stormark.kernel.event import Event
from stormark.kernel.json import Json, JsonDict

Spec: TypeAlias = tuple[str, str, bool]
"""Verb, names of the arguments (the last may be a list: `cards*`), whether it reveals."""


class EventTable:
    """All events of a game, by the number the rules emit.

    >>> table = EventTable([("loot", "seat from_seat amount", False)], {"seat", "from_seat"})
    >>> event = table.decode(0, (1, 0, 2), -1, lambda name, value: value)
    >>> event.to_json()
    {'verb': 'loot', 'args': {'seat': 1, 'from_seat': 0, 'amount': 2}}
    >>> table.as_people_count(event)
    {'verb': 'loot', 'args': {'seat': 2, 'from_seat': 1, 'amount': 2}}
    """

    def __init__(
        self, specs: Sequence[Spec], seats: Collection[str], shown: Collection[str] = ()
    ) -> None:
        """`shown` are the verbs of events by which a seat shows others what it knew itself."""
        self._specs = [(verb, names.split(), reveals) for verb, names, reveals in specs]
        self._seats = frozenset(seats)
        self._shown = frozenset(shown)
        self.arguments: dict[str, list[str]] = {
            verb: [name.rstrip("*") for name in names] for verb, names, _ in self._specs
        }
        self.lists = frozenset(
            (verb, name[:-1]) for verb, names, _ in self._specs for name in names if name[-1] == "*"
        )

    def decode(
        self, verb: int, args: tuple[int, ...], audience: int, in_words: Callable[[str, int], Json]
    ) -> Event:
        """A packed event; `in_words` says what a number is, by the name of its argument."""
        word, names, reveals = self._specs[verb]
        shown: JsonDict = {}
        for index, name in enumerate(names):
            if name.endswith("*"):
                shown[name[:-1]] = [in_words(name[:-1], value) for value in args[index:]]
            else:
                shown[name] = in_words(name, args[index])
        return Event(word, shown, audience, reveals)

    def tells(self, event: Event, seat: int) -> bool:
        """Whether an event reveals something that a seat may not have known before."""
        return event.reveals and not (event.verb in self._shown and event.args["seat"] == seat)

    def as_people_count(self, event: Event) -> JsonDict:
        """An event as scenario files write it: players are numbered from 1."""
        args = {
            name: _from_one(value) if name in self._seats else value
            for name, value in event.args.items()
        }
        return {"verb": event.verb, "args": args}

    def names_seat(self, name: str) -> bool:
        return name in self._seats


def _from_one(value: Json) -> Json:
    if isinstance(value, list):
        return [_from_one(one) for one in value]
    return value + 1 if isinstance(value, int) else value
