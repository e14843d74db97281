"""Where a rule stands in its rulebook, and which others it refers to.

Chapters are the headings of the Fluent files that hold the rules, so that a chapter is written
down once, above what it contains.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from stormark.i18n.sources import ENTRY, PACKAGE, files
from stormark.text.rule_ids import rule_of

HEADING = re.compile(r"^## (.+)$", re.MULTILINE)
ONE_BOOK = ("rules", "rulings")


@dataclass(frozen=True)
class Chapter:
    """A chapter: its heading, and the edition whose rulebook it is in (empty if there is one)."""

    book: str
    title: str


@cache
def chapters(lang: str, game: str) -> Mapping[str, Chapter]:
    """The chapter of every message that stands below a heading, by the id of the message."""
    found: dict[str, Chapter] = {}
    for path in files(lang, game):
        text = path.read_text(encoding="utf-8")
        name = path.stem.partition("-")[0]
        book = "" if name in ONE_BOOK else name
        _, *parts = HEADING.split(text)
        for title, below in zip(parts[::2], parts[1::2], strict=True):
            for entry in ENTRY.finditer(below):
                found[entry[1]] = Chapter(book, title.strip())
    return found


@cache
def references(game: str) -> Mapping[str, tuple[str, ...]]:
    """The rules that belong to a rule: those it refers to, and those that refer to it."""
    text = (PACKAGE / "games" / game / "references.toml").read_text(encoding="utf-8")
    found: dict[str, list[str]] = {}
    for rule, others in tomllib.loads(text).items():
        for other in others:
            found.setdefault(rule, []).append(other)
            found.setdefault(other, []).append(rule)
    order = {rule_of(message): place for place, message in enumerate(chapters("en", game))}
    return {
        rule: tuple(sorted(set(others), key=order.__getitem__)) for rule, others in found.items()
    }
