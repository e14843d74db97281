"""ADR 0006: only atoms change a position.  Read off the syntax tree of the rules."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from stormark.games import battalia, xibalba
from stormark.games.battalia.fields import FIELDS as BATTALIA
from stormark.games.xibalba.fields import FIELDS as XIBALBA

CHANGING = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}
POSITIONS = ("s", "state")  # what a position is called in the rules

# Whoever makes a position instead of playing on one: new, copied, described in words, guessed, or
# looked ahead on, a copy that nobody plays on.
MAKERS = {
    "xibalba": {"state", "setup", "position", "given_table", "belief", "view/foresight"},
    "battalia": {
        *("state", "position", "given_board", "given_players", "given_stock"),
        *("under_way", "belief", "deck_gaps", "fitting", "seen"),
    },
}
GAMES = {
    "xibalba": (Path(str(xibalba.__file__)).parent, {field.name for field in XIBALBA.fields}),
    "battalia": (Path(str(battalia.__file__)).parent, {field.name for field in BATTALIA.fields}),
}


def writes(tree: ast.AST, fields: set[str]) -> Iterator[tuple[int, str]]:
    """Lines that change a field of a position, also by another name for it."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            aliases: dict[str, str] = {}
            for node in ast.walk(function):
                if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                    field = field_of(node.value, fields)
                    if field and not isinstance(node.value, ast.Subscript):
                        aliases[node.targets[0].id] = field
            for node in ast.walk(function):
                for target in changed(node):
                    field = field_of(target, fields)
                    if field is None and not isinstance(target, ast.Name):
                        field = aliases.get(name_of(target))
                    if field is not None:
                        yield target.lineno, field


def changed(node: ast.AST) -> list[ast.expr]:
    """What a statement changes: assigned, deleted, or told to change itself."""
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign | ast.Delete):
        targets = list(node.targets)
    elif isinstance(node, ast.AugAssign | ast.AnnAssign):
        targets = [node.target]
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        if node.func.attr in CHANGING:
            targets = [ast.copy_location(ast.Subscript(node.func.value, ast.Constant(0)), node)]
    parts: list[ast.expr] = []
    for target in targets:
        parts += target.elts if isinstance(target, ast.Tuple) else [target]
    return parts


def field_of(node: ast.expr, fields: set[str]) -> str | None:
    """The field that `s.field`, `s.field[3]` and the like are about."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            known = node.value.id in POSITIONS and node.attr in fields
            return node.attr if known else None
        node = node.value
    return None


def name_of(node: ast.expr) -> str:
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


@pytest.mark.parametrize("game", GAMES)
def test_only_atoms_change_a_position(game: str) -> None:
    folder, fields = GAMES[game]
    found: list[str] = []
    atoms = 0
    for path in sorted(folder.rglob("*.py")):
        place = path.relative_to(folder)
        told = [f"{place}:{line} {field}" for line, field in writes(parsed(path), fields)]
        if place.parts[0].startswith("atoms"):
            atoms += len(told)
        elif place.with_suffix("").as_posix() not in MAKERS[game]:
            found += told
    assert found == []
    assert atoms > 80  # or nothing was looked at


def parsed(path: Path) -> ast.AST:
    return ast.parse(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "text",
    [
        "s.hand[seat] += (card,)",
        "s.day = 2",
        "s.hand[0], other = (), 1",
        "s.answered.append(1)",
        "del s.tents[0]",
        "piles = s.hand\n    piles[0] = ()",
        "piles = s.hand\n    piles.clear()",
    ],
)
def test_a_change_is_noticed_however_it_is_written(text: str) -> None:
    tree = ast.parse(f"def rule(s, seat, card):\n    {text}\n")
    assert list(writes(tree, GAMES["battalia"][1]))


@pytest.mark.parametrize("text", ["hand = s.hand[seat]", "x = s.day + 1", "cards = [*s.limbo]"])
def test_looking_is_no_change(text: str) -> None:
    tree = ast.parse(f"def rule(s, seat, card):\n    {text}\n")
    assert list(writes(tree, GAMES["battalia"][1])) == []
