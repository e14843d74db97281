"""What the client says, from its own files: tests look for what people read, in both languages."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LOCALE = Path(__file__).parents[2] / "web" / "src" / "locale"


@cache
def bundle(lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    for path in sorted((LOCALE / lang).glob("*.ftl")):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def text(lang: str, message: str, **values: str | int) -> str:
    """A text of the client.

    >>> text("en", "prompt-yours"), text("de", "prompt-yours")
    ('Your turn', 'Du bist dran')
    """
    value = bundle(lang).get_message(message).value
    assert value is not None, message
    said, mistakes = bundle(lang).format_pattern(value, values)
    assert mistakes == [], message
    return str(said)
