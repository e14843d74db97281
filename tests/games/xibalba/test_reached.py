"""Counting what was carried out: the coverage that soaks report."""

from __future__ import annotations

from stormark.games.xibalba.tables import Reached
from tests.games.xibalba.rules.made_up import addon, gain
from tests.games.xibalba.table import Table


def test_every_item_that_is_carried_out_counts_once_with_its_card() -> None:
    well = addon("well", "ACTION", gain(3, limit=2), gain(1, limit=1))
    table = Table(p1={"resources": 0, "field1": ["well"]}, cards=[well])
    tables = table.state.tables
    reached = tables.reached = Reached(len(tables.items), len(tables.card))
    table.do("activate 1", "activate 1")
    card = tables.ref_index["well"]
    first, second = tables.main[card].items
    assert {at: times for at, times in enumerate(reached.items) if times} == {
        first.index: 2,
        second.index: 1,
    }
    assert {at: times for at, times in enumerate(reached.cards) if times} == {card: 3}
