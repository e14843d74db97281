"""Collecting problems: where we are in a pack, and what was found there."""

from __future__ import annotations

from dataclasses import dataclass, field
from difflib import get_close_matches

from stormark.kernel.json import Json
from stormark.kernel.packs.problem import Problem

SHOWN_LENGTH = 60


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


@dataclass(slots=True)
class Report:
    """Every problem found so far."""

    problems: list[Problem] = field(default_factory=list)

    def add(self, message: str, place: Place, **params: Json) -> None:
        self.problems.append(Problem(message, place.file, place.path, params=params))

    def add_unknown(
        self, message: str, place: Place, found: object, allowed: tuple[str, ...]
    ) -> None:
        """A word that is not in a list; the nearest one of the list is suggested."""
        near = get_close_matches(found, allowed, n=1) if isinstance(found, str) else []
        params: dict[str, Json] = {"found": shown(found), "allowed": ", ".join(allowed)}
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
