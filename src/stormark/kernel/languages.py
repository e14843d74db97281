"""The languages everything is written in: the one place that lists them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, get_args

Language: TypeAlias = Literal["en", "de"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
FALLBACK: Final[Language] = "en"

Words: TypeAlias = Mapping[str, str]
"""A name or a sentence by language."""


def keys(*stems: str) -> tuple[str, ...]:
    """The keys of texts that a file gives in every language.

    >>> keys("name")
    ('name_en', 'name_de')
    """
    return tuple(f"{stem}_{language}" for stem in stems for language in LANGUAGES)


def words(table: Mapping[str, str], stem: str) -> Words:
    """A text that a table gives under `name_en`, `name_de` and so on; empty where it has none.

    One language is enough: the others fall back to it.

    >>> words({"name_de": "Tor"}, "name")
    {'en': 'Tor', 'de': 'Tor'}
    """
    said = [table[key] for key in keys(stem) if key in table]
    other = said[0] if said else ""
    return {language: table.get(f"{stem}_{language}", other) for language in LANGUAGES}


def alike(text: str) -> Words:
    """A text that is the same in every language."""
    return dict.fromkeys(LANGUAGES, text)
