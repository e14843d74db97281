"""Making texts fit the columns there are."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.text import Text


def fit(line: Text, width: int) -> Text:
    """A line cut to a width, with an ellipsis where something is missing."""
    if cell_len(line.plain) > width:
        line.truncate(width, overflow="ellipsis")
    return line


def pad(line: Text, width: int) -> Text:
    """A line filled up with spaces to a width."""
    return line.append(" " * max(0, width - cell_len(line.plain)))


def fit_together(texts: Sequence[str], width: int) -> list[str]:
    """Texts cut so that together they fit: the longest ones give way.

    >>> fit_together(["Anna", "a very long name"], 14)
    ['Anna', 'a very lo…']
    """
    most = max(map(cell_len, texts), default=0)
    while most > 2 and sum(min(cell_len(text), most) for text in texts) > width:
        most -= 1
    return [
        text if cell_len(text) <= most else set_cell_size(text, most - 1).rstrip() + "…"
        for text in texts
    ]
