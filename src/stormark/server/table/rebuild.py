"""From the stored records of a table to its state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stormark.kernel.continued import after_continued
from stormark.kernel.game import Game, Setup
from stormark.kernel.json import JsonDict
from stormark.kernel.log import Entry
from stormark.kernel.match import Match
from stormark.kernel.refusal import InputError
from stormark.server.clock import ClockSettings
from stormark.server.storage.snapshots import Snapshot
from stormark.server.storage.tables import TableRow
from stormark.server.table.apply import following
from stormark.server.table.records import Record, RulesChanged
from stormark.server.table.small_steps import Steps, at_once
from stormark.server.table.snapshot import from_snapshot
from stormark.server.table.state import TableState


def begin(row: TableRow, rules: Game[Any], written: Sequence[Record]) -> TableState:
    """The state of a table's match, to follow `written[state.seq:]`.

    It begins before the first record, unless the match went on under newer rules: what was before
    is not played any more.
    """
    last = last_break(written)
    clock = ClockSettings.from_json(row.settings.clock)
    if last is None:
        return TableState(rules, setup_of(row), row.seed, clock, None, row.settings.practice)
    seq, surroundings = last
    before = written[:seq]
    setup = setup_at(row, before)
    progress = after_continued(rules, all_entries(before))
    match: Match[Any] = Match(rules, setup, row.seed, progress=progress)
    state = TableState(rules, setup, row.seed, clock, match, row.settings.practice)
    from_snapshot(state, before, surroundings)
    return state


def rebuild(row: TableRow, rules: Game[Any], written: Sequence[Record]) -> TableState:
    """The state after all records; raises InputError at what does not fit."""
    return at_once(rebuilding(row, rules, written))


def rebuilding(row: TableRow, rules: Game[Any], written: Sequence[Record]) -> Steps[TableState]:
    state = begin(row, rules, written)
    yield from following(state, written[state.seq :])
    return state


def rebuilding_from(
    kept: Snapshot | None, row: TableRow, rules: Game[Any], written: Sequence[Record]
) -> Steps[TableState]:
    """As `rebuilding`, but from where the match was put aside, if that makes no difference.

    Only what happened before is not told again then (see `TableState.knows`).
    """
    if (
        kept is not None
        and kept.rules_version == rules.spec.rules_version
        and kept.seq <= len(written)
        and kept.body.get("undo_free") is True
    ):
        try:
            return (yield from restoring(row, rules, written, kept))
        except InputError:
            pass  # it is a cache: one that does not fit is as good as none
    return (yield from rebuilding(row, rules, written))


def restoring(
    row: TableRow, rules: Game[Any], written: Sequence[Record], kept: Snapshot
) -> Steps[TableState]:
    """The state of a snapshot, and what was written since.  Raises InputError."""
    before = written[: kept.seq]
    setup = setup_at(row, before)
    match: Match[Any] = Match.resume(
        rules, setup, row.seed, all_entries(before), kept.body.get("match")
    )
    clock = ClockSettings.from_json(row.settings.clock)
    state = TableState(rules, setup, row.seed, clock, match, row.settings.practice)
    from_snapshot(state, before, kept.body)
    yield from following(state, written[kept.seq :])
    return state


def setup_of(row: TableRow) -> Setup:
    """What the match began with."""
    return Setup(row.game, row.rules_version, row.pack, row.options)


def setup_at(row: TableRow, written: Sequence[Record]) -> Setup:
    """The setup by which the referee's log is true: newer rules may have taken all of it over."""
    version, pack = row.rules_version, row.pack
    for record in written:
        if isinstance(record.content, RulesChanged) and not record.entries:
            version, pack = record.content.rules_to, record.content.pack
    return Setup(row.game, version, pack, row.options)


def rules_in_force(row: TableRow, written: Sequence[Record]) -> tuple[int, str]:
    """Version of the rules and hash of the pack that a match goes by now."""
    for record in reversed(written):
        if isinstance(record.content, RulesChanged):
            return record.content.rules_to, record.content.pack
    return row.rules_version, row.pack


def last_break(written: Sequence[Record]) -> tuple[int, JsonDict] | None:
    """Where the match went on under rules by which it did not come about, and what was around it.

    The number of the record, and the clocks, players and proposal after it.
    """
    for record in reversed(written):
        if isinstance(record.content, RulesChanged) and record.content.aside is not None:
            return record.seq, record.content.aside
    return None


def all_entries(written: Sequence[Record]) -> list[Entry]:
    """The referee's log."""
    return [entry for record in written for entry in record.entries]
