"""What tables promised, and what came of it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, TypeAlias

from stormark.kernel.action import Action, Decision
from stormark.kernel.event import Event

View: TypeAlias = dict[str, Any]
"""What a seat is shown, as tables and programs get it."""

Tell: TypeAlias = Callable[[str, object, object], None]
"""Kind of a promise, what was promised, what happened."""


@dataclass
class Course:
    """An option that was taken, and everything that followed until it was settled."""

    seat: int
    decision: Decision
    action: Action
    view: View  # what the seat was shown before
    events: list[Event]
    later: View  # what it is shown afterwards
    alone: bool  # nobody was asked anything on the way

    def happened(self, verb: str, **args: object) -> list[dict[str, Any]]:
        """The arguments of all events of a verb with these arguments."""
        return [
            dict(event.args)
            for event in self.events
            if event.verb == verb and all(event.args.get(key) == args[key] for key in args)
        ]

    @property
    def told(self) -> set[str]:
        return {event.verb for event in self.events}


class Promises(ABC):
    """What a game promises."""

    verbs: ClassVar[frozenset[str]]  # options of which something is promised
    likely: ClassVar[dict[str, float]]  # how often a verb is chosen, where it is not once

    @property
    @abstractmethod
    def spoils(self) -> dict[str, Callable[[Course], None]]:
        """Every kind of promise, and what makes it wrong."""

    @property
    def kinds(self) -> tuple[str, ...]:
        return tuple(self.spoils)

    @abstractmethod
    def promising(self, decision: Decision, view: View) -> list[Action]:
        """The options of which something is promised that can be checked."""

    @abstractmethod
    def settled(self, course: Course, decision: Decision | None) -> bool:
        """Whether everything that was promised of an option has happened by now."""

    @abstractmethod
    def compare(self, course: Course, tell: Tell) -> None: ...


MOST_EXAMPLES: Final = 20


@dataclass
class Book:
    """How many promises of each kind were compared, and those that were not kept."""

    compared: Counter[str] = field(default_factory=Counter)
    broken: dict[str, list[str]] = field(default_factory=dict)
    examples: dict[str, list[Course]] = field(default_factory=dict)  # a few of each kind

    def note(
        self, where: str, course: Course, kind: str, promised: object, happened: object
    ) -> None:
        self.compared[kind] += 1
        examples = self.examples.setdefault(kind, [])
        if len(examples) < MOST_EXAMPLES and (not examples or examples[-1] is not course):
            examples.append(course)
        if promised != happened:
            told = f"{where}: {kind} was {promised}, came to {happened}"
            self.broken.setdefault(kind, []).append(told)

    def add(self, other: Book) -> None:
        self.compared.update(other.compared)
        for kind, told in other.broken.items():
            self.broken.setdefault(kind, []).extend(told)
        for kind, courses in other.examples.items():
            kept = self.examples.setdefault(kind, [])
            kept.extend(courses[: MOST_EXAMPLES - len(kept)])

    def lines(self, kinds: tuple[str, ...]) -> list[str]:
        return [
            f"{kind:<16} {self.compared[kind]:>8} {len(self.broken.get(kind, ())):>6} broken"
            for kind in kinds
        ]
