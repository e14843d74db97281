"""Every notebook runs from top to bottom, and every cell has something to show."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
NAMES = sorted(path.name for path in NOTEBOOKS.glob("*.ipynb"))


def cells(name: str, kind: str) -> list[dict[str, Any]]:
    book = json.loads((NOTEBOOKS / name).read_text(encoding="utf-8"))
    return [cell for cell in book["cells"] if cell["cell_type"] == kind]


def shown(source: str, names: dict[str, Any]) -> object:
    """Run a cell as Jupyter does: its last line, if it has a value, is what it shows."""
    tree = ast.parse(source)
    last = tree.body[-1]
    if not isinstance(last, ast.Expr):
        exec(compile(tree, "cell", "exec"), names)
        return None
    exec(compile(ast.Module(tree.body[:-1], []), "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names)


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_runs_and_shows_something(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    for cell in cells(name, "code"):
        source = "".join(cell["source"])
        value = shown(source, names)
        printed = capsys.readouterr().out
        assert printed or value is not None, source


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_is_kept_without_output_and_begins_with_a_title(name: str) -> None:
    assert "".join(cells(name, "markdown")[0]["source"]).startswith("# ")
    assert all(cell["outputs"] == [] for cell in cells(name, "code"))
    assert all(cell["execution_count"] is None for cell in cells(name, "code"))


def test_every_notebook_is_listed() -> None:
    listed = (NOTEBOOKS / "README.md").read_text(encoding="utf-8")
    assert NAMES
    assert [name for name in NAMES if f"]({name})" not in listed] == []
