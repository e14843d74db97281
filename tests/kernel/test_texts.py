"""Everything the kernel can say to a person exists in English and German."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from stormark import kernel

SOURCES = sorted(Path(kernel.__path__[0]).glob("*.py"))
LOCALES = Path(kernel.__path__[0]).parent / "locale"
MESSAGE_ID = re.compile(r"K-[A-Z]+-\d\d|(action|entry|field|file|log|replay|scenario)-[a-z-]+")


def ids_in_the_sources() -> set[str]:
    found = set()
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if MESSAGE_ID.fullmatch(node.value):
                    found.add(node.value)
    return found


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Message ids with the variables each uses."""
    resource = FluentParser().parse((LOCALES / language / "kernel.ftl").read_text("utf-8"))
    found = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_message_the_kernel_uses_has_a_text(language: str) -> None:
    assert ids_in_the_sources() - set(messages(language)) == set()


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert messages("en") == messages("de")


def test_no_message_is_there_for_nothing() -> None:
    verbs = ("undone", "rewound", "practised", "continued", "forked")
    told = {f"event-{verb}" for verb in verbs}
    used = ids_in_the_sources() | told
    assert set(messages("en")) - used == set()
