"""What the tools for packs have to know about the packs of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from stormark.kernel.packs.problem import Problem

Tables: TypeAlias = Mapping[str, Mapping[str, Any]]
"""A complete pack: its sections, and in sections of entries each entry under its id."""


@dataclass(frozen=True)
class PackFormat:
    """How the packs of a game are read, checked and taken apart."""

    tables: Callable[[Path | None], Tables]  # None: the game's own pack; raises PackError
    data: Callable[[Tables], dict[str, Any]]  # tables as a file could give them, whole
    check: Callable[[object, str], list[Problem]]  # such data, and what it is called
    notes: Callable[[Tables, str], list[Problem]]  # what looks wrong and can be played all the same
    cards: tuple[str, ...]  # the sections that hold cards
    entries: tuple[str, ...]  # those whose entries are changed by their ids: cards and factions
    open: bool  # whether entries may be added and removed
    told: str = ""  # stem of the text that stands for all languages if it is given in one
    unchecked: Callable[[Path], Tables] | None = None  # cards of a draft, whatever is wrong with it
