"""Notes about a pack that can be played: where a text says something else than its effect."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from stormark.games.registry import pack_format
from stormark.i18n import Catalogue
from stormark.text.told import notes_of, told_card


def note_lines(catalogue: Catalogue, game: str, file: Path) -> Iterator[str]:
    """Every note, and below it the effect as the card would say it, in the language of the text."""
    tables = pack_format(game).tables(file)
    for path, notes in groupby(notes_of(game, tables, file.name), lambda note: note.path):
        for note in notes:
            yield f"{note.place}: {catalogue.t(note.message, **note.params)}"
        section, entry, text = path.split(".")
        told = told_card(game, text.rpartition("_")[2], tables[section][entry])
        yield f"  {catalogue.t('cli-pack-effect', text=told)}"
