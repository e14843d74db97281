"""For the generator of the site: examples in docstrings are code, not quotations.

In Markdown, lines that begin with `>>>` are quotations; in our docstrings they are examples, each
of them run as a test.  This puts them between fences.
"""

from __future__ import annotations

from typing import Any

from griffe import Extension, Object


def fenced(text: str) -> str:
    r"""A docstring with fences around its examples, which end with an empty line.

    >>> fenced("Doubles.\n\n>>> double(2)\n4\n\nAnd so on.")
    'Doubles.\n\n```pycon\n>>> double(2)\n4\n```\n\nAnd so on.'
    """
    lines: list[str] = []
    inside = False
    for line in [*text.splitlines(), ""]:
        if not inside and line.startswith(">>>"):
            inside = True
            lines.append("```pycon")
        elif inside and not line:
            inside = False
            lines.append("```")
        lines.append(line)
    return "\n".join(lines[:-1])


class Doctests(Extension):
    """Fences the examples of every docstring."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
