"""The parts of a table in words: headings to find one's way, and lines below them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Section:
    """A heading and what is under it; a section of level 2 belongs to the one of level 1 before."""

    heading: str
    lines: tuple[str, ...]
    level: int = 1


def section(heading: str, lines: Iterable[str] = (), level: int = 1) -> Section:
    return Section(heading, tuple(lines), level)


def plain_lines(sections: Iterable[Section]) -> list[str]:
    """Sections as text for pipes and screen readers, what belongs to a heading indented.

    >>> plain_lines([section("Map"), section("Row 1", ["a ruin"], 2), section("Limbo", ["empty"])])
    ['Map', '  Row 1', '    a ruin', '', 'Limbo', '  empty']
    """
    lines: list[str] = []
    for part in sections:
        indent = "  " * part.level
        if part.level == 1 and lines:
            lines.append("")
        lines.append(f"{indent[2:]}{part.heading}")
        lines += [f"{indent}{line}" for line in part.lines]
    return lines
