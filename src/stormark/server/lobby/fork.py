"""What if: a position of a finished match becomes the beginning of a new one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from sqlalchemy import Connection

from stormark.kernel.continued import continued_entry
from stormark.kernel.json import Json, JsonDict
from stormark.server.lobby.create import Opened, Wanted, new_table
from stormark.server.lobby.preconditions import refuse
from stormark.server.replays.finished import PositionToPlay
from stormark.server.storage import tables
from stormark.server.storage.tables import TableRow
from stormark.server.table.rebuild import setup_of
from stormark.server.table.settings import TableSettings


def fork(
    row: TableRow,
    forked_at: PositionToPlay,
    entry: int,
    settings: TableSettings,
    wanted: Sequence[Wanted],
    *,
    password: str | None = None,
    person: str | None = None,
) -> tuple[Opened, JsonDict]:
    """A table whose match begins after an entry of another one, and that position, which is secret.

    Cards lie where they lay; what chance decides from there on comes from a seed of its own.
    """
    state, rules = forked_at.state, forked_at.rules
    if not state.open_seats():
        refuse("T-FORK-01")
    opened = new_table(
        row.game, row.options, settings, wanted, rules=rules, password=password, person=person
    )
    origin: JsonDict = {"table": row.id, "entry": entry}
    sides: list[Json] = [list(side) for side in rules.sides(state)]
    forked = replace(opened, row=replace(opened.row, origin=origin, sides=sides))
    position = continued_entry(rules, setup_of(forked.row), (), state.to_json())
    return forked, position.to_json()


def create(connection: Connection, forked: Opened, position: JsonDict) -> None:
    """Keep the new table with what it begins with."""
    tables.create(connection, forked.row)
    tables.change(connection, forked.row.id, position=position)
