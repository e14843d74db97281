"""The Fluent files as the Fluent parser reads them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from stormark.i18n.sources import PACKAGE, files


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@dataclass(frozen=True)
class Message:
    file: str  # without its language
    variables: frozenset[str]
    attributes: frozenset[str]
    text: str


def junk(path: Path) -> list[str]:
    """What of a file is no Fluent."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [str(entry.content) for entry in body if isinstance(entry, ftl.Junk)]


@cache
def messages(lang: str, game: str = "xibalba") -> dict[str, Message]:
    """All messages of a language and a game; no id comes twice."""
    found: dict[str, Message] = {}
    for path in files(lang, game):
        file = str(path.relative_to(PACKAGE)).replace(f"locale/{lang}/", "")
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} comes twice"
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = Message(
                    file,
                    frozenset(variables.names),
                    frozenset(attribute.id.name for attribute in entry.attributes),
                    FluentSerializer().serialize_entry(entry).partition("=")[2],
                )
    return found
