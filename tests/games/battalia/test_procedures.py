"""Procedures: each has a word of its own by which a save is read again."""

from __future__ import annotations

from collections.abc import Iterator

from stormark.games.battalia.procedure import REGISTRY, Procedure
from tests.games.battalia.table import GAME


def every_kind(kind: type[Procedure] = Procedure) -> Iterator[type[Procedure]]:
    """All that are no mere basis of others."""
    below = kind.__subclasses__()
    if not below:
        yield kind
    for further in below:
        yield from every_kind(further)


def test_every_procedure_is_found_by_its_word() -> None:
    assert GAME.spec.id == "battalia"  # all of it is loaded
    assert {kind.word: kind for kind in every_kind()} == REGISTRY
