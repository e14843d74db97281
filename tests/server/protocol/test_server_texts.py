"""Why a connection ends and what is wrong with a request can be said in every language."""

from __future__ import annotations

import ast

import pytest

from stormark.i18n import LANGUAGES
from stormark.i18n.sources import PACKAGE, sources

CALLS = {"ConnectionRejected": 0, "dismiss": 0, "ErrorBody": 0, "Problem": 0}


def said() -> set[str]:
    """The ids that the server puts into its messages by itself."""
    return {
        str(argument.value)
        for path in (PACKAGE / "server").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and getattr(node.func, "attr", getattr(node.func, "id", "")) in CALLS
        for argument in node.args[:1]
        if isinstance(argument, ast.Constant)
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_farewell_and_every_problem_has_its_words(lang: str) -> None:
    assert {"taken-over", "hello-late", "server-error"} <= said()
    assert said() - set(sources(lang)) == set()
