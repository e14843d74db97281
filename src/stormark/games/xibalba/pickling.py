"""Pickles of positions and games: a position as JSON, its tables by the pack they come from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from stormark.games.xibalba.compile import add_card, compile_pack
from stormark.games.xibalba.fields import FIELDS, limits
from stormark.games.xibalba.pack import Pack, base_pack
from stormark.games.xibalba.pack.model import CardDef
from stormark.games.xibalba.tables import Tables
from stormark.kernel.json import JsonDict
from stormark.kernel.pack_tables import PackTables

if TYPE_CHECKING:
    from stormark.games.xibalba.engine import XibalbaState

TABLES: Final = PackTables(base_pack, compile_pack)


FACTION_COLUMNS: Final = ("faction_ids", "upgrade_cost", "base", "productivity", "action_cost")


@dataclass(frozen=True)
class Own:
    """What a position of a scenario changes in the tables of its pack."""

    added: Sequence[tuple[CardDef, int]]  # with the number of its faction
    described: Sequence[object]
    factions: Mapping[str, list[Any]]


def reduced_tables(tables: Tables) -> tuple[object, ...]:
    """What pickle makes the tables from again: a pack, and what a position brings along."""
    pack = tables.pack
    assert isinstance(pack, Pack)
    if tables is TABLES.of(pack):
        return restored_tables, (TABLES.name(pack), None)
    numbers = list(tables.faction)[len(tables.card) - len(tables.added) :]
    added = [
        (card, number)
        for card, number in zip(tables.added, numbers, strict=True)
        if isinstance(card, CardDef)
    ]
    factions = {name: getattr(tables, name) for name in FACTION_COLUMNS}
    return restored_tables, (TABLES.name(pack), Own(added, tables.described, factions))


def restored_tables(named: Pack | str, own: Own | None) -> Tables:
    """Inverse of `reduced_tables`."""
    pack = TABLES.pack(named)
    if own is None:
        return TABLES.of(pack)
    tables = compile_pack(pack)
    for card, faction in own.added:
        add_card(tables, -1, card, faction)
        tables.added.append(card)
    tables.described.extend(own.described)
    for name, rows in own.factions.items():
        setattr(tables, name, rows)
    return tables


def restored_state(tables: Tables, data: JsonDict) -> XibalbaState:
    """A position as it was, the referee's or what a viewer sees."""
    from stormark.games.xibalba.engine import XibalbaState

    state = XibalbaState(tables, None)
    FIELDS.fill(state, data, limits, seen=True)
    return state
