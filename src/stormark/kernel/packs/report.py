"""Collecting problems: where we are in a pack, and what was found there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from difflib import get_close_matches

from stormark.kernel.json import Json
from stormark.kernel.packs.problem import Problem

SHOWN_LENGTH = 60
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
        known = isinstance(found, str) and len(found) <= SHOWN_LENGTH
        near = get_close_matches(str(found), allowed[:MOST_WORDS], n=1) if known else []
        words = ", ".join(allowed[:MOST_WORDS])
        params: dict[str, Json] = {"found": shown(found), "allowed": words}
        if near:
            self.add(f"{message}-near", place, nearest=near[0], **params)
        else:
            self.add(message, place, **params)


def shown(value: object) -> str:
    """A value as its author wrote it, cut short and safe to print.

    >>> shown("ten"), shown(True), shown([1, 2]), shown(0.5)
    ('"ten"', 'true', '[...]', '0.5')
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[...]"
    if isinstance(value, dict):
        return "{...}"
    if isinstance(value, int) and abs(value) >= 10**18:
        return "±10^18..."
    if isinstance(value, str):
        clean = "".join(char if char.isprintable() else "?" for char in value[:SHOWN_LENGTH])
        return f'"{clean}..."' if len(value) > SHOWN_LENGTH else f'"{clean}"'
    return str(value)[:SHOWN_LENGTH]


def cut(text: str, limit: int) -> str:
    """A text that may have any length, cut short.

    >>> cut("abcdef", 3)
    'abc...'
    """
    return f"{text[:limit]}..." if len(text) > limit else text


def _bounded(value: Json) -> Json:
    return cut(value, PARAM_LENGTH) if isinstance(value, str) else value
