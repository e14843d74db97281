"""What text must know about one game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from stormark.i18n import Catalogue
from stormark.kernel.packs.format import Tables
from stormark.kernel.packs.problem import Problem
from stormark.text.form import PackForm
from stormark.text.sentences import Sentences

if TYPE_CHECKING:
    from stormark.text.board.section import Section


@dataclass(frozen=True)
class TextManifest:
    """A game's sentences, its board in words: `sections(view, speaker)`, and the form of a card.

    In games whose packs say what cards do, `told(catalogue, card)` tells it, and
    `compared(tables, name)` notes where the texts of a pack speak of something else.
    """

    sentences: type[Sentences]
    sections: Callable[[Any, Any], list[Section]]
    form: Callable[[Catalogue], PackForm]
    told: Callable[[Catalogue, Mapping[str, Any]], str] | None = None
    compared: Callable[[Tables, str], list[Problem]] | None = None
