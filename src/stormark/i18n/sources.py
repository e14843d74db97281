"""The Fluent files of a language, cut into single messages.

Parsing Fluent is slow and a session needs few of the hundreds of messages, so files are only cut
at the ids; the catalogue parses a message when it is first said.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


def files(lang: str, game: str = "") -> list[Path]:
    """The Fluent files of a language: of the kernel and the terminal, and of a game."""
    folders = ("locale", f"games/{game}/locale") if game else ("locale",)
    return sorted(path for folder in folders for path in PACKAGE.glob(f"{folder}/{lang}/*.ftl"))


@cache
def sources(lang: str, game: str = "") -> Mapping[str, str]:
    """The Fluent text of every message, by its id."""
    found: dict[str, str] = {}
    for path in files(lang, game):
        found.update(cut(path.read_text(encoding="utf-8")))
    return found


def cut(text: str) -> dict[str, str]:
    r"""The entries of a file.

    >>> cut("one = One\ntwo =\n    Two lines\n")
    {'one': 'one = One\n', 'two': 'two =\n    Two lines\n'}
    """
    matches = list(ENTRY.finditer(text))
    ends = [match.start() for match in matches[1:]] + [len(text)]
    return {match[1]: text[match.start() : end] for match, end in zip(matches, ends, strict=True)}
