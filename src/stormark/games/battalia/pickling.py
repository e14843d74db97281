"""Pickles of positions and games: a position as JSON, its tables by the pack they come from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stormark.games.battalia.compile import compile_pack
from stormark.games.battalia.pack import Pack, base_pack
from stormark.games.battalia.tables import Tables
from stormark.kernel.json import JsonDict
from stormark.kernel.pack_tables import PackTables

if TYPE_CHECKING:
    from stormark.games.battalia.engine import BattaliaState

TABLES: Final = PackTables(base_pack, compile_pack)


def reduced_tables(tables: Tables) -> tuple[object, ...]:
    """What pickle makes the tables from again."""
    assert isinstance(tables.pack, Pack)
    return restored_tables, (TABLES.name(tables.pack),)


def restored_tables(named: Pack | str) -> Tables:
    """Inverse of `reduced_tables`."""
    return TABLES.of(TABLES.pack(named))


def restored_state(tables: Tables, data: JsonDict) -> BattaliaState:
    """A position as it was, the referee's or what a viewer sees."""
    from stormark.games.battalia.game import Battalia

    assert isinstance(tables.pack, Pack)
    return Battalia(tables.pack).state_from_json(data, seen=True)
