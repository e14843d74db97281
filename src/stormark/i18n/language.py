"""Which language a person reads."""

from __future__ import annotations

import os
from collections.abc import Mapping

LANGUAGES = ("en", "de")
FALLBACK = "en"
VARIABLES = ("STORMARK_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def detect(chosen: str | None = None, environ: Mapping[str, str] | None = None) -> str:
    """The language that was chosen, or the first one known that the environment asks for.

    >>> detect("de"), detect(None, {"LANG": "de_AT.UTF-8"}), detect(None, {"LANG": "C"})
    ('de', 'de', 'en')
    >>> detect(None, {"STORMARK_LANG": "en", "LANG": "de_DE.UTF-8"})
    'en'
    """
    if chosen is not None:
        return language_of(chosen) or FALLBACK
    variables = os.environ if environ is None else environ
    for name in VARIABLES:
        wanted = variables.get(name, "")
        if wanted:
            # The first variable that is set decides, even for a language nobody has translated.
            return language_of(wanted) or FALLBACK
    return FALLBACK


def language_of(tag: str) -> str | None:
    """The known language of a tag such as de, de-CH or de_DE.UTF-8."""
    language = tag.lower().replace("-", "_").split("_")[0].split(".")[0]
    return language if language in LANGUAGES else None
