"""The form of a game's cards in a language."""

from __future__ import annotations

from stormark.i18n import translator
from stormark.kernel.manifest import manifest
from stormark.text.form import PackForm
from stormark.text.manifest import TextManifest


def form_of(game: str, lang: str) -> PackForm:
    """What can be typed into the packs of a game.

    >>> form_of("xibalba", "de").sections[0].fields[0].label
    'Name'
    """
    return manifest("text", game, TextManifest).form(translator(lang, game))
