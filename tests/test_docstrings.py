"""What `help()` shows is what the sources say, compiled as well as interpreted."""

from __future__ import annotations

import ast
import importlib
import inspect
import pydoc
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from types import ModuleType

import hatch_build
import hatch_docstrings
from stormark.kernel import chance

Member = tuple[tuple[str, ...], str]


def written(node: ast.Module | ast.ClassDef, path: tuple[str, ...] = ()) -> Iterator[Member]:
    """The public docstrings of a source, each with the names that lead there."""
    if text := ast.get_docstring(node):
        yield path, text
    for member in node.body:
        if isinstance(member, ast.FunctionDef) and not member.name.startswith("_"):
            if text := ast.get_docstring(member):
                yield (*path, member.name), text
        elif isinstance(member, ast.ClassDef) and not member.name.startswith("_"):
            yield from written(member, (*path, member.name))


def docstring(module: ModuleType, path: tuple[str, ...]) -> str:
    found: object = module
    for name in path:
        found = inspect.getattr_static(found, name)
        if isinstance(found, staticmethod):
            found = found.__func__
    return inspect.cleandoc(getattr(found, "__doc__", None) or "")


def test_modules_that_may_be_compiled_have_the_docstrings_of_their_sources() -> None:
    lost = []
    for source in hatch_build.compiled_modules():
        module = importlib.import_module(hatch_build.module_name(source))
        tree = ast.parse((hatch_build.SOURCE / source).read_text(encoding="utf-8"))
        for path, text in written(tree):
            if docstring(module, path) != inspect.cleandoc(text):
                lost.append(".".join((module.__name__, *path)))
    assert lost == []


def test_help_shows_them() -> None:
    shown = pydoc.plain(pydoc.render_doc(chance))
    assert inspect.cleandoc(chance.__doc__ or "").splitlines()[0] in shown
    assert "(key, " in shown or "(self, " in shown


C = r"""
static PyGetSetDef piles___Pile_getseters[] = {
    {"size",
     (getter)Pile_get_size,
    NULL, NULL, NULL},
    {"cards",
     (getter)Pile_get_cards, (setter)Pile_set_cards,
     NULL, NULL},
};
static PyMethodDef piles___Pile_methods[] = {
    {"draw",
     METH_FASTCALL, PyDoc_STR("draw($self, n=1)\n--\n\n")},
    {"__getstate__", (PyCFunction)CPyPickle_GetState, METH_NOARGS, NULL},
};
static PyTypeObject CPyType_Pile_template_ = {
    .tp_name = "Pile",
    .tp_doc = PyDoc_STR(NULL),
};
static PyMethodDef pilesmodule_methods[] = {
    {"shuffle", (PyCFunction)f, PyDoc_STR("shuffle()\n--\n\n") /* docstring */},
    {"draw", (PyCFunction)CPyPy_draw, PyDoc_STR("draw()\n--\n\n") /* docstring */},
};
static struct PyModuleDef module = {
    NULL, /* docstring */
};
        CPy_AddTraceback("piles.py", "<module>", 14, CPyStatic_globals);
    cpy_r_r5 = CPyStatics[23]; /* 'mypyc filler docstring' */
"""
SOURCE = '''
    """Piles."""
    class Pile:
        """Cards "face down"?"""
        @property
        def size(self): "How many."
        def draw(self, n=1):
            """Take cards:

            at ≥ 1.
            """
    def shuffle(): "Anew."
    def draw(): pass
    class Card(NamedTuple):
        """One of a pile."""
'''


def test_docstrings_come_into_every_kind_of_table() -> None:
    tree = ast.parse(dedent(SOURCE))
    before = C.splitlines(keepends=True)
    after = list(hatch_docstrings.documented(C, tree))
    changed = [new.strip() for old, new in zip(before, after, strict=True) if old != new]
    assert changed == [
        r'NULL, PyDoc_STR("How many."), NULL},',
        r'METH_FASTCALL, PyDoc_STR("draw($self, n=1)\n--\n\nTake cards:\n\nat \342\211\245 1.")},',
        r'.tp_doc = PyDoc_STR("Cards \"face down\"\?"),',
        r'{"shuffle", (PyCFunction)f, PyDoc_STR("shuffle()\n--\n\nAnew.") /* docstring */},',
        r'"Piles.", /* docstring */',
        r"""cpy_r_r5 = PyUnicode_FromString("One of a pile."); /* 'mypyc filler docstring' */""",
    ]


def test_a_module_without_docstrings_stays_as_it_is(tmp_path: Path) -> None:
    source, code = tmp_path / "pile.py", tmp_path / "__native_games___pile.c"
    source.write_text("def draw(): pass\n")
    code.write_text(C)
    hatch_docstrings.add_docstrings(tmp_path, "games.pile", source)
    assert code.read_text() == C
