"""What if: a position of a finished match becomes the beginning of a new one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from msgspec.structs import replace as replace_settings
from sqlalchemy import Connection

from stormark.kernel.chance import KeyedChance
from stormark.kernel.continued import continued_entry
from stormark.kernel.game import Game
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.state import SPECTATOR, State
from stormark.server.ids import new_seed
from stormark.server.lobby.create import Opened, Wanted, keep, new_table
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
    exact: bool = False,
    password: str | None = None,
    person: str | None = None,
) -> tuple[Opened, JsonDict]:
    """A table whose match begins after an entry of another one, and that position, which is secret.

    What was hidden from the table is dealt anew, for whoever opens it may know it from the replay.
    In an `exact` fork cards lie where they lay: the table says so, and is never listed.  What
    chance decides from there on comes from a seed of its own.
    """
    state, rules = forked_at.state, forked_at.rules
    if not state.open_seats():
        refuse("T-FORK-01")
    if exact:
        settings = replace_settings(settings, public=False)
    else:
        state = dealt_anew(rules, state)
    opened = new_table(
        row.game, row.options, settings, wanted, rules=rules, password=password, person=person
    )
    origin: JsonDict = {"table": row.id, "entry": entry, "exact": exact}
    sides: list[Json] = [list(side) for side in rules.sides(state)]
    forked = replace(opened, row=replace(opened.row, origin=origin, sides=sides))
    position = continued_entry(rules, setup_of(forked.row), (), state.to_json())
    return forked, position.to_json()


def dealt_anew(rules: Game[Any], state: State) -> State:
    """A position that looks the same to the whole table, with everything hidden as chance wants."""
    chance = KeyedChance(new_seed(), rules.spec.streams)
    dealt: State = rules.belief(rules.seen_by(state, SPECTATOR), SPECTATOR).sample(chance)
    return dealt


def create(connection: Connection, forked: Opened, position: JsonDict) -> None:
    """Keep the new table with what it begins with."""
    keep(connection, forked)
    tables.change(connection, forked.row.id, position=position)
