"""What a lookup finds."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Entry:
    """One thing that can be looked up.

    `kind` is rule, ruling, card, faction, term, action, storm, potion or building; `title` is a
    short heading, `text` the whole text (several lines for cards and factions).  Rules and rulings
    also have the heading of their chapter, the edition whose rulebook it is in (empty for games
    with one), and the ids of rules that belong to them.
    """

    kind: str
    id: str
    title: str
    text: str
    chapter: str = ""
    book: str = ""
    see: tuple[str, ...] = ()
