"""What every message can come to be: each variant of it, filled in with samples."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from stormark.i18n.sources import PACKAGE

ROOT = Path(__file__).parents[2]
MOST = 400  # ways to say one message that are looked at

# What nobody writes who has something to say there: the end of a sentence or an open bracket where
# a word is missing, two spaces, a mark of quotation around nothing, a colon with a dash behind it.
HOLE = re.compile(
    r"""\(\s*\) | \(\s | \s\) | \S\s{2,}\S | \s[,;!.](?=\s|$) | (?<![\dX])\s:(?=\s|$)
    | [“„]\s*[“”] | [‘‚]\s*[‘’] | [:(,]\s*[.,;)] | :\s*[–—](?=\s|$)
    | ^\s | \s$ | ^[,.;:!)] | \s[–—:]$ | [–—]{2}""",
    re.VERBOSE,
)


def holes(ways: Iterable[str]) -> list[str]:
    """The lines in which a word is missing."""
    lines = [line for way in ways for line in way.split("\n")]
    return [line for line in lines if line != "" and HOLE.search(line)]


@cache
def entries(lang: str) -> tuple[tuple[Path, ftl.Message], ...]:
    """All messages of a language: everybody's, the games', and the client's."""
    folders = (PACKAGE / "locale", *PACKAGE.glob("games/*/locale"), ROOT / "web/src/locale")
    paths = sorted(path for folder in folders for path in folder.glob(f"{lang}/*.ftl"))
    return tuple(
        (path, entry)
        for path in paths
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message)
    )


def patterns(message: ftl.Message) -> list[ftl.Pattern]:
    values = [message.value, *(attribute.value for attribute in message.attributes)]
    return [value for value in values if value is not None]


def said(pattern: ftl.Pattern, values: Mapping[str, str], other: str = "X") -> list[str]:
    """Every way to say a pattern; a variable that has no value is `other`."""
    ways = [""]
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            following = [element.value]
        else:
            following = list(_said(element.expression, values, other))
        ways = [begun + more for begun, more in product(ways, following)][:MOST]
    return ways


def _said(what: object, values: Mapping[str, str], other: str) -> Iterator[str]:
    if isinstance(what, ftl.SelectExpression):
        for variant in what.variants:
            yield from said(variant.value, values, other)
    elif isinstance(what, ftl.VariableReference):
        yield values.get(what.id.name, other)
    elif isinstance(what, (ftl.StringLiteral, ftl.NumberLiteral)):
        yield what.parse()["value"] if isinstance(what, ftl.StringLiteral) else what.value
    elif isinstance(what, ftl.Placeable):
        yield from _said(what.expression, values, other)
    else:
        yield other  # other messages, and numbers written as the language does


class _Selected(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.keys: dict[str, list[str | float]] = {}

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, [])
            keys += [key for variant in node.variants for key in [_value(variant.key)]]
        self.generic_visit(node)


def _value(key: ftl.Identifier | ftl.NumberLiteral) -> str | float:
    if isinstance(key, ftl.NumberLiteral):
        return float(key.value)
    return {"one": 1, "other": 2}.get(key.name, key.name)


def selected(message: ftl.Message) -> dict[str, list[str | float]]:
    """What a message selects by, and what each can be."""
    found = _Selected()
    found.visit(message)
    return {name: list(dict.fromkeys(keys)) for name, keys in found.keys.items()}


def selections(message: ftl.Message) -> Iterator[dict[str, str | float]]:
    """The arguments that lead to every variant of a message."""
    keys = selected(message)
    for number, chosen in enumerate(product(*keys.values())):
        if number < MOST:
            yield dict(zip(keys, chosen, strict=True))
