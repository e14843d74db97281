"""What text must know about one game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from stormark.i18n import Catalogue
from stormark.text.form import PackForm
from stormark.text.sentences import Sentences

if TYPE_CHECKING:
    from stormark.text.board.section import Section


@dataclass(frozen=True)
class TextManifest:
    """A game's sentences, its board in words: `sections(view, speaker)`, and the form of a card."""

    sentences: type[Sentences]
    sections: Callable[[Any, Any], list[Section]]
    form: Callable[[Catalogue], PackForm]
