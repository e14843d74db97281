"""The messages about packs: those of every game, and those of one game."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import stormark
from stormark.kernel import packs

PACKAGE = Path(stormark.__file__).parent
KERNEL = Path(packs.__file__).parent


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(game: str, language: str) -> dict[str, set[str]]:
    """Message id -> its variables."""
    found = {}
    for folder in (PACKAGE, PACKAGE / "games" / game):
        path = folder / "locale" / language / "pack.ftl"
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert type(entry).__name__ != "Junk", entry
            if isinstance(entry, Message):
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


def used_messages(game: str) -> set[str]:
    """The messages the checks of a game name, those of the kernel included."""
    rules = PACKAGE / "games" / game  # operations check their own parameters
    told = PACKAGE / "text" / game / "told"  # compares texts with what effects do
    folders = [rules / "pack", rules / "effects", rules / "effects" / "operations", told, KERNEL]
    files = [path for folder in folders for path in folder.glob("*.py")]
    code = "".join(path.read_text(encoding="utf-8") for path in files)
    used = set(re.findall(r'"(pack-[a-z0-9-]+)"', code))
    near = {name for name in used if name.startswith("pack-unknown-")}
    return used | {f"{name}-near" for name in near}
