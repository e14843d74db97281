"""Collecting problems: where we are in a pack, and what was found there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from stormark.kernel.json import Json
from stormark.kernel.packs.problem import Problem
from stormark.kernel.packs.words import nearest, shown

MOST_PROBLEMS = 100  # nobody mends more than that at once
MORE_PROBLEMS = "pack-more-problems"  # said once, after the last of them
MOST_WORDS = 200  # among which the nearest one is looked for
PLACE_LENGTH = 400
PARAM_LENGTH = 1000


@dataclass(frozen=True, slots=True)
class Place:
    """A place inside a pack; steps lead to places further in.

    >>> Place("my.toml").key("cards").entry(12, "bomber").key("effect").entry(0).path
    'cards[12] "bomber".effect[0]'
    """

    file: str
    path: str = ""

    def key(self, name: str) -> Place:
        return Place(self.file, f"{self.path}.{name}" if self.path else name)

    def entry(self, index: int, name: str = "") -> Place:
        return Place(self.file, f"{self.path}[{index}]" + (f' "{name}"' if name else ""))


class EnoughProblems(Exception):
    """There are as many problems as anybody wants to read: the rest is not looked for."""


@dataclass(slots=True)
class Report:
    """The problems found so far; a pack cannot make it longer than somebody would read."""

    problems: list[Problem] = field(default_factory=list)

    @contextmanager
    def checking(self, name: str) -> Iterator[None]:
        """Checks of the pack called `name`: they end where there are enough problems."""
        try:
            yield
        except EnoughProblems:
            more: dict[str, Json] = {"shown": len(self.problems)}
            self.problems.append(Problem(MORE_PROBLEMS, name, params=more))

    def add(self, message: str, place: Place, **params: Json) -> None:
        if len(self.problems) >= MOST_PROBLEMS:
            raise EnoughProblems
        said = {key: _bounded(value) for key, value in params.items()}
        path = cut(place.path, PLACE_LENGTH)
        self.problems.append(Problem(message, place.file, path, params=said))

    def add_unknown(
        self, message: str, place: Place, found: object, allowed: tuple[str, ...]
    ) -> None:
        """A word that is not in a list; the nearest one of the list is suggested."""
        near = nearest(found, allowed[:MOST_WORDS])
        words = ", ".join(allowed[:MOST_WORDS])
        params: dict[str, Json] = {"found": shown(found), "allowed": words}
        if near:
            self.add(f"{message}-near", place, nearest=near, **params)
        else:
            self.add(message, place, **params)


def cut(text: str, limit: int) -> str:
    """A text that may have any length, cut short.

    >>> cut("abcdef", 3)
    'abc...'
    """
    return f"{text[:limit]}..." if len(text) > limit else text


def _bounded(value: Json) -> Json:
    return cut(value, PARAM_LENGTH) if isinstance(value, str) else value
