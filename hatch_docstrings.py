"""Part of the build: docstrings for compiled modules, which mypyc leaves out.

mypyc writes signatures into its C files, in tables of a fixed form; this adds what the sources say
to each entry before the C compiler reads them, so that `help()` and editors show the same compiled
as interpreted.  Entries that have no source, such as those for pickling, stay as they are.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path

METHODS = re.compile(r"^static PyMethodDef (\w*?)_?methods\[\]")
PROPERTIES = re.compile(r"^static PyGetSetDef (\w+)_getseters\[\]")
CLASS = re.compile(r'^\s*\.tp_name = "(\w+)",')
ENTRY = re.compile(r'^\s*\{"(\w+)",')
DOC = re.compile(r'PyDoc_STR\((?:NULL|"((?:[^"\\]|\\.)*)")\)')
MODULE_LINE = re.compile(r'CPy_AddTraceback\("[^"]*", "<module>", (\d+),')
FILLER = re.compile(r"CPyStatics\[\d+\](; /\* 'mypyc filler docstring' \*/)")
NO_MODULE_DOC = "NULL, /* docstring */"
NO_PROPERTY_DOC = "NULL, NULL},"

Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def add_docstrings(folder: Path, module: str, source: Path) -> None:
    """Add the docstrings of a module to the C file that mypyc made of it."""
    path = folder / f"__native_{module.replace('.', '___')}.c"
    code = path.read_text(encoding="utf-8")
    tree = ast.parse(source.read_text(encoding="utf-8"))
    path.write_text("".join(documented(code, tree)), encoding="utf-8")


def documented(code: str, tree: ast.Module) -> Iterator[str]:
    """The lines of a C file with the docstrings of its source."""
    owner: Documented | None = None
    entry: Documented | None = None
    in_properties = False
    last = 0  # line of the source that the C code was last about
    for line in code.splitlines(keepends=True):
        if place := MODULE_LINE.search(line):
            last = int(place[1])
        if table := METHODS.match(line) or PROPERTIES.match(line):
            in_properties = table.re is PROPERTIES
            owner = tree if table[1].endswith("module") else _class_of(tree, table[1])
            entry = None
        elif class_name := CLASS.match(line):
            owner = entry = _class_of(tree, class_name[1])
        elif named := ENTRY.match(line):
            entry = _member(owner, named[1])
        elif FILLER.search(line):
            entry = _class_at(tree, last)
        text = _docstring(tree if NO_MODULE_DOC in line else entry)
        yield _with_docstring(line, text, in_properties) if text else line


def _with_docstring(line: str, text: str, in_properties: bool) -> str:
    if NO_MODULE_DOC in line:
        return line.replace("NULL", f'"{_in_c(text)}"')
    if FILLER.search(line):  # classes that stay Python's own, such as named tuples
        return FILLER.sub(lambda found: f'PyUnicode_FromString("{_in_c(text)}"){found[1]}', line)
    if in_properties and line.rstrip().endswith(NO_PROPERTY_DOC):
        return line.replace(NO_PROPERTY_DOC, f'PyDoc_STR("{_in_c(text)}"), NULL}},')
    return DOC.sub(lambda found: f'PyDoc_STR("{found[1] or ""}{_in_c(text)}")', line)


def _class_at(tree: ast.Module, line: int) -> ast.ClassDef | None:
    found = (node for node in tree.body if isinstance(node, ast.ClassDef) and node.lineno == line)
    return next(found, None)


def _class_of(tree: ast.Module, name: str) -> ast.ClassDef | None:
    """A class by its name in C, before which there may be that of its module."""
    found = _member(tree, name.rpartition("___")[2])
    return found if isinstance(found, ast.ClassDef) else None


def _member(owner: Documented | None, name: str) -> Documented | None:
    """What is called like this in a module or a class; of a property, how it is read."""
    kinds = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    for node in () if owner is None else owner.body:
        if isinstance(node, kinds) and node.name == name:
            return node
    return None


def _docstring(node: Documented | None) -> str:
    return "" if node is None else cleandoc(ast.get_docstring(node) or "")


def _in_c(text: str) -> str:
    """Octal escapes, because nothing that follows can become part of them."""
    plain = {ord("\n"): "\\n", ord('"'): '\\"', ord("\\"): "\\\\", ord("?"): "\\?"}
    return "".join(
        plain.get(byte) or (chr(byte) if 32 <= byte < 127 else f"\\{byte:03o}")
        for byte in text.encode()
    )
