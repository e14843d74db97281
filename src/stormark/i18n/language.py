"""Which language a person reads."""

from __future__ import annotations

import os
from collections.abc import Mapping

from stormark.kernel.languages import FALLBACK, LANGUAGES

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


def accepted(header: str) -> str | None:
    """The known language that an Accept-Language header likes best.

    >>> accepted("fr, en;q=0.5, de-AT;q=0.8"), accepted("de;q=0, fr")
    ('de', None)
    """
    liked: list[tuple[float, str]] = []
    for part in header.split(","):
        tag, _, weight = part.partition(";")
        language = language_of(tag.strip())
        if language is not None:
            liked.append((_weight(weight), language))
    best = max(liked, key=lambda one: one[0], default=(0.0, None))
    return best[1] if best[0] > 0 else None


def _weight(text: str) -> float:
    name, _, number = text.partition("=")
    try:
        return float(number) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0


def language_of(tag: str) -> str | None:
    """The known language of a tag such as de, de-CH or de_DE.UTF-8."""
    language = tag.lower().replace("-", "_").split("_")[0].split(".")[0]
    return language if language in LANGUAGES else None
