"""Procedures: each has a word of its own by which a save is read again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from stormark.games.battalia.procedure import REGISTRY, Procedure
from stormark.games.battalia.procedure_fields import Number
from stormark.kernel.json import Json
from stormark.kernel.refusal import InputError
from tests.games.battalia.table import GAME, Table


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


@pytest.mark.parametrize("value", ["1", True, 1.0, None, [1]])
def test_a_number_of_a_save_is_a_whole_number(value: Json) -> None:
    rules = Table().state.rules
    number = Number("left")
    assert number.from_json(rules, 3) == 3
    with pytest.raises(InputError, match=r"snapshot-malformed.*"):
        number.from_json(rules, value)
