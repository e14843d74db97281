"""What can be typed into a pack, in words: its cards and factions, and what effects can say.

Every game declares it from what its checker allows (`text/xibalba/form.py`), so that a form never
offers what a pack may not have.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

FieldKind: TypeAlias = Literal[
    "text", "lines", "number", "word", "switch", "faction", "board", "effect"
]
"""`lines` is a longer text, `faction` one of the factions of the pack, `board` the one that a
faction stands on, alone or with another, `effect` a list of items."""

EntryKind: TypeAlias = Literal["card", "faction"]


@dataclass(frozen=True, slots=True)
class Word:
    """A word of packs, and what people call it."""

    word: str
    label: str


@dataclass(frozen=True, slots=True)
class FormField:
    """One field; which of the bounds mean something depends on its kind."""

    path: str  # within its entry, keys joined by dots: "hire.supply", "levels[0].resistance"
    label: str
    kind: FieldKind
    low: int = 0
    high: int = -1  # below `low`: no numbers
    limit: int = 0  # letters of a text
    words: tuple[Word, ...] = ()
    lang: str = ""  # of a text
    group: str = ""  # what fields are headed by that belong together
    entry: str = ""  # the only entry that has it; "": every one
    fresh: bool = False  # whether only those have it that the pack below does not know
    types: tuple[str, ...] = ()  # of cards that have it; none: every one
    needed: bool = False
    told: bool = False  # a text that stands for all languages where it is given in one
    default: int | str | None = None  # what counts where it is left out
    counted: bool = False  # a number may also be so much for each of something


@dataclass(frozen=True, slots=True)
class FormSection:
    """A section of cards, or that of the factions."""

    id: str
    label: str
    fields: tuple[FormField, ...]
    open: bool  # whether entries may be added
    trial: bool  # whether what is in it can be tried out at once
    of: EntryKind = "card"
    kept: bool = False  # whether the entries of the pack below stay
    blank: Mapping[str, Any] = field(default_factory=dict)  # what a new entry begins with
    digits: bool = True  # whether ids may have them
    taken: tuple[str, ...] = ()  # ids that mean something else


@dataclass(frozen=True, slots=True)
class OperationForm:
    """Something an item of an effect can do."""

    op: str
    what: str  # tells operations with the same word apart; "": there is one only
    label: str
    fields: tuple[FormField, ...]
    nested: str  # the parameter that holds lists of items: "options", "results" or ""
    lasting: bool  # whether it may say until when


@dataclass(frozen=True, slots=True)
class EffectForm:
    """What an item of an effect may say: what happens, when, on which conditions, at what price."""

    operations: tuple[OperationForm, ...]
    triggers: tuple[Word, ...]
    trigger_fields: dict[str, tuple[FormField, ...]]  # what some of the moments may say besides
    conditions: tuple[FormField, ...]
    prices: tuple[FormField, ...]
    until: tuple[Word, ...]
    limit: FormField
    optional: FormField
    counters: tuple[Word, ...]
    faces: dict[str, tuple[Word, ...]]  # of each die: the keys of "results"


@dataclass(frozen=True, slots=True)
class PackForm:
    """Everything that a form for the packs of a game offers."""

    sections: tuple[FormSection, ...]
    effects: EffectForm | None = None  # of games in which packs say what cards do
