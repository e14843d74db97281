"""What a table predicts is what happens; `python -m tests.promises` looks at more games."""

from __future__ import annotations

import sys
from functools import cache

import pytest

from tests.promises.book import Book
from tests.promises.playing import PROMISES, compared_again, tried

GAMES = 40
FOUND = {"xibalba": (350, 512, 744), "battalia": (1140,)}
"""More games, each with a promise that was broken once."""


@cache
def kept(name: str) -> Book:
    return tried(name, (*range(GAMES), *FOUND[name]))


def kinds() -> list[tuple[str, str]]:
    return [(name, kind) for name, promises in PROMISES.items() for kind in promises.kinds]


@pytest.mark.parametrize("name", PROMISES)
def test_whatever_a_table_promises_happens(name: str) -> None:
    book, known = kept(name), PROMISES[name].kinds
    sys.stdout.write("\n".join([name, *book.lines(known), ""]))
    assert book.broken == {}
    assert [kind for kind in known if not book.compared[kind]] == []
    assert book.compared.keys() <= set(known)


@pytest.mark.parametrize(("name", "kind"), kinds())
def test_a_promise_that_is_wrong_is_found(name: str, kind: str) -> None:
    promises = PROMISES[name]
    examples = kept(name).examples[kind]
    assert any(kind in compared_again(promises, one, kind).broken for one in examples)
