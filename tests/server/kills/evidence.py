"""Whether everything that anybody saw or was promised is in the database."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from random import choice
from typing import Any

from sqlalchemy import Connection

from stormark.kernel.match import Accepted, Match
from stormark.server.content.games import game_named
from stormark.server.storage import chat, records, tables
from stormark.server.storage.database import open_database
from stormark.server.storage.tables import TableRow
from stormark.server.table.apply import follow
from stormark.server.table.rebuild import begin
from stormark.server.table.records import Record
from stormark.server.table.state import TableState
from stormark.server.table.viewer_numbers import ViewerNumbers
from tests.server.kills.witness import Witness, text

EVERYTHING = 1_000_000  # lines of chat
MOST_MOVES = 30_000


async def examine(url: str, witnesses: Sequence[Witness]) -> int:
    """Compare what is stored with what was seen; how many records there are."""
    database = open_database(url)
    try:
        written = 0
        for table in sorted({witness.table for witness in witnesses}):
            written += await database.look(partial(_examine, table=table, witnesses=witnesses))
        return written
    finally:
        await database.close()


def _examine(connection: Connection, table: str, witnesses: Sequence[Witness]) -> int:
    row = tables.read(connection, table)
    assert row is not None
    written = records.read(connection, table)
    concerned = [witness for witness in witnesses if witness.table == table]
    _log_is_whole(written)
    _log_is_what_was_seen(row, written, concerned)
    lines = {said.id: said for said in chat.latest(connection, table, EVERYTHING)}
    said = Counter(line.text for line in lines.values())
    for witness in concerned:
        _promises_are_kept(witness, written)
        for number, line in witness.chat.items():
            assert f"{lines[number].seat}: {lines[number].text}" == line
        for line in witness.said:
            assert said[line] == 1, line
    return len(written)


def _log_is_whole(written: Sequence[Record]) -> None:
    assert [record.seq for record in written] == list(range(1, len(written) + 1))
    named = [(record.seat, record.request) for record in written if record.request is not None]
    assert len(named) == len(set(named))


def _promises_are_kept(witness: Witness, written: Sequence[Record]) -> None:
    """What was accepted was done, once; what was refused was not done."""
    numbers = ViewerNumbers()
    for record in written:
        numbers.note(record)
    done = {
        record.request: numbers.number(witness.viewer, record.seq)
        for record in written
        if record.seat == witness.viewer
    }
    for request, number in witness.accepted.items():
        assert done[request] == number, request
    assert not done.keys() & witness.refused.keys()


def _log_is_what_was_seen(
    row: TableRow, written: Sequence[Record], witnesses: Sequence[Witness]
) -> None:
    """Play the match again and look at every position through the eyes of every witness."""
    state = begin(row, game_named(row.game), written)
    for record in written:
        follow(state, [record])
        for witness in witnesses:
            _compare(state, record, witness)
    for witness in witnesses:
        known = state.numbers.number(witness.viewer, state.seq)
        assert witness.seq <= known, "seen, but not written"
    _play_out(state.match)


def _play_out(match: Match[Any]) -> None:
    """Whatever happened, the rules lead to an end from here."""
    for _ in range(MOST_MOVES):
        if match.over:
            return
        decision = choice(match.decisions())
        assert isinstance(match.act(decision.seat, choice(decision.actions)), Accepted)
    raise AssertionError("no end")


def _compare(state: TableState, record: Record, witness: Witness) -> None:
    viewer, numbers = witness.viewer, state.numbers
    number = numbers.number(viewer, record.seq)
    if number in witness.views:  # also after records that the viewer is not told
        assert witness.views[number] == text(state.match.view(viewer)), record.seq
    told = witness.updates.get(number)
    if told is not None and viewer not in record.hidden_from:
        assert (told.kind, told.by) == (record.kind, record.seat)
        assert told.events == _events(state, viewer, record.seq - 1)
    for (after, upto), events in witness.summaries.items():
        if upto == number:
            assert events == _events(state, viewer, numbers.seq(viewer, after))


def _events(state: TableState, viewer: int, after: int) -> str:
    told = [event.to_json() for event in state.events(viewer, after)]
    return text([{"verb": event["verb"], "args": event["args"]} for event in told])
