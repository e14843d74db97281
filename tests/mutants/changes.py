"""Changes of one token in a syntax tree: each is a mistake that somebody could make."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
SUMS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr,
    ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
# No rule stands in types, decorators, texts and what is raised when the program is wrong.
LEFT_OUT = (ast.Assert, ast.Raise, ast.JoinedStr, ast.Import, ast.ImportFrom)
LEFT_OUT_FIELDS = ("annotation", "returns", "decorator_list", "bases", "type_params")


@dataclass(frozen=True)
class Change:
    """`old`, which stands in a field of `holder`, becomes `new`."""

    holder: ast.AST
    field: str
    index: int | None
    old: ast.expr | ast.stmt
    new: ast.expr | ast.stmt
    function: int  # the first line of the function around it, 0 outside of any

    def __str__(self) -> str:
        return f"{_first_line(self.old)}  ->  {_first_line(self.new)}"

    @property
    def line(self) -> int:
        return self.old.lineno

    def carry_out(self) -> None:
        if self.index is None:
            setattr(self.holder, self.field, self.new)
        else:
            getattr(self.holder, self.field)[self.index] = self.new


def changes(tree: ast.AST) -> list[Change]:
    """All changes, always in the same order.

    >>> for change in changes(ast.parse("if lines < 2 and not over: s.morale += 1")):
    ...     print(change)
    lines < 2 and (not over)  ->  lines < 2 or not over
    lines < 2  ->  lines <= 2
    2  ->  3
    not over  ->  over
    s.morale += 1  ->  pass
    s.morale += 1  ->  s.morale -= 1
    1  ->  2
    """
    return list(_below(tree, 0, {}))


def mutated(source: str, number: int) -> str:
    """A source with one of its changes carried out."""
    tree = ast.parse(source)
    changes(tree)[number].carry_out()
    return ast.unparse(ast.fix_missing_locations(tree))


def _below(node: ast.AST, function: int, same_kind: dict[str, str]) -> Iterator[Change]:
    for field, value in ast.iter_fields(node):
        if field in LEFT_OUT_FIELDS:
            continue
        several = isinstance(value, list)
        for index, child in enumerate(value if several else [value]):
            if not isinstance(child, ast.AST) or isinstance(child, LEFT_OUT) or _is_text(child):
                continue
            if isinstance(child, (ast.expr, ast.stmt)):
                for new in _instead(child, same_kind):
                    yield Change(node, field, index if several else None, child, new, function)
            if isinstance(child, FUNCTIONS):
                yield from _below(child, _start(child), _same_kind(child))
            else:
                yield from _below(child, function, same_kind)


def _instead(node: ast.expr | ast.stmt, same_kind: dict[str, str]) -> Iterator[ast.expr | ast.stmt]:
    """What could stand there by mistake."""
    at: Any = {"lineno": node.lineno, "col_offset": node.col_offset}
    match node:
        case ast.Compare(left, [operator, *others], right) if type(operator) in COMPARISONS:
            yield ast.Compare(left, [COMPARISONS[type(operator)](), *others], right, **at)
        case ast.BoolOp(operator, values):
            other = ast.Or() if isinstance(operator, ast.And) else ast.And()
            yield ast.BoolOp(other, values, **at)
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.BinOp(left, operator, right) if type(operator) in SUMS:
            yield ast.BinOp(left, SUMS[type(operator)](), right, **at)
        case ast.Constant(bool() as value):
            yield ast.Constant(not value, **at)
        case ast.Constant(int() as value):
            yield ast.Constant(value + 1, **at)
        case ast.Name(name, ast.Load()) if name in same_kind:
            yield ast.Name(same_kind[name], ast.Load(), **at)
        case ast.AugAssign(target, operator, value):
            yield ast.Pass(**at)
            if type(operator) in SUMS:
                yield ast.AugAssign(target, SUMS[type(operator)](), value, **at)
        case ast.Expr(ast.Call()) | ast.Continue() | ast.Break():
            yield ast.Pass(**at)
        case ast.Assign([ast.Attribute() | ast.Subscript()]):
            yield ast.Pass(**at)


def _same_kind(function: ast.FunctionDef | ast.AsyncFunctionDef) -> dict[str, str]:
    """For each argument the next one with the same type."""
    by_type: dict[str, list[str]] = {}
    arguments = function.args
    for argument in [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]:
        if argument.annotation is not None:
            by_type.setdefault(ast.unparse(argument.annotation), []).append(argument.arg)
    return {
        name: names[(place + 1) % len(names)]
        for names in by_type.values()
        if len(names) > 1
        for place, name in enumerate(names)
    }


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _start(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """The line the interpreter calls its first, which is that of a decorator if there is one."""
    return min([function.lineno, *(decorator.lineno for decorator in function.decorator_list)])


def _first_line(node: ast.AST) -> str:
    return ast.unparse(node).splitlines()[0]
