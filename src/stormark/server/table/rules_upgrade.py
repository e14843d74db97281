"""Opening a match whose log was written by other rules than are here now (docs/adr/0016).

If the log comes out the same by the rules here, that is noted in it and nothing else happens.
Otherwise the match goes on from where it was put aside, and what was before is not played any more.
If that does not work either, nobody touches the table: the older software can go on with it.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from msgspec import structs

from stormark.kernel.game import Game
from stormark.kernel.json import Json
from stormark.kernel.log import Entry, first_position
from stormark.kernel.match import Match
from stormark.kernel.refusal import InputError
from stormark.server.lobby.preconditions import refuse
from stormark.server.storage.snapshots import Snapshot
from stormark.server.storage.tables import TableRow
from stormark.server.table.apply import apply
from stormark.server.table.rebuild import (
    all_entries,
    rebuilding,
    rebuilding_from,
    restoring,
    rules_in_force,
)
from stormark.server.table.records import Record, RulesChanged
from stormark.server.table.small_steps import Steps
from stormark.server.table.snapshot import surroundings
from stormark.server.table.state import TableState

logger: Final = logging.getLogger(__name__)


def opening(
    row: TableRow, rules: Game[Any], written: Sequence[Record], kept: Snapshot | None, now: int
) -> Steps[tuple[TableState, Record | None]]:
    """The state of a match, and the record that has to be written if other rules hold from now on.

    Raises LobbyRefusal if these rules can make nothing of it, InputError if the log is damaged.
    """
    version, pack = rules_in_force(row, written)
    here = rules.spec.rules_version
    if version > here:
        refuse("T-RULES-01", found=version, here=here)
    if (version, pack) == (here, rules.pack_hash):
        return (yield from rebuilding_from(kept, row, rules, written)), None
    try:
        state = yield from rebuilding(row, rules, written)
    except Exception:  # by other rules an older log may lead anywhere
        return (yield from _taken_up(row, rules, written, kept, now))
    if state.over:
        return state, None
    if first_position(state.match.log):
        return state, _continue(state, version, state.match.snapshot(), now)
    return state, _note(state, version, now)


def _note(state: TableState, version: int, now: int) -> Record:
    """All of the log is true by these rules as well."""
    return _added(state, version, now)


def _taken_up(
    row: TableRow, rules: Game[Any], written: Sequence[Record], kept: Snapshot | None, now: int
) -> Steps[tuple[TableState, Record]]:
    """Go on from where the match was put aside."""
    version, _ = rules_in_force(row, written)
    try:
        if kept is None:
            raise InputError("log-snapshot", "snapshot", found=0, expected=len(written))
        state = yield from restoring(row, rules, written, kept)
        # As it was written: newer rules may write the same position in another form.
        moved = state.match.number > len(all_entries(written[: kept.seq]))
        snapshot: Json = state.match.snapshot() if moved else kept.body["match"]
        return state, _continue(state, version, snapshot, now)
    except Exception as error:  # by other rules an older position may mean anything
        logger.info("table %s stays with older rules: %s", row.id, type(error).__name__)
        refuse("T-RULES-02", found=version, here=rules.spec.rules_version)


def _continue(state: TableState, version: int, snapshot: Json, now: int) -> Record:
    """The match goes on by these rules, from the position that it has come to."""
    old = state.match
    state.match = Match.continued(old.game, old.setup, old.sealed_seed(), old.log, snapshot)
    record = _added(state, version, now, state.match.log[old.number :])
    assert isinstance(record.content, RulesChanged)
    return replace(record, content=structs.replace(record.content, aside=surroundings(state)))


def _added(state: TableState, version: int, now: int, entries: tuple[Entry, ...] = ()) -> Record:
    game = state.match.game
    changed = RulesChanged(version, game.spec.rules_version, game.pack_hash)
    at = max(now, state.last_at)
    record = Record(state.seq + 1, at, None, None, changed, entries)
    apply(state, record)
    return record
