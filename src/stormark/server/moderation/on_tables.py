"""What operators do at tables and to what is played there: close, rename, remove, answer."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection

from stormark.server.lobby import refuse
from stormark.server.lobby.naming import check_not_anothers, names_beside, seat_name
from stormark.server.lobby.preconditions import found, seat_of
from stormark.server.moderation.actions import (
    CloseReport,
    CloseTable,
    RemoveLine,
    RenameSeat,
    WithdrawPack,
)
from stormark.server.moderation.actor import Outcome, Work
from stormark.server.storage import chat, records, reports, shared_packs, tables
from stormark.server.storage.notices import Addressee
from stormark.server.storage.reports import OPEN as NOT_LOOKED_AT
from stormark.server.storage.tables import FINISHED, OPEN, PERSON, TableRow
from stormark.server.table.records import MatchClosed, Record

ANSWERS: Final = {"done": "notice-report-done", "dismissed": "notice-report-dismissed"}


def close(work: Work, asked: CloseTable) -> Outcome:
    """An open table goes; a match that runs ends without a winner, and its log stays."""
    row = found(work.connection, asked.table)
    if row.status == FINISHED:
        refuse("T-ADMIN-07")
    accounts = sorted({seat.person for seat in row.seats if seat.person is not None})
    to = [Addressee(person) for person in accounts]
    if row.status == OPEN:
        tables.remove(work.connection, row.id)
    else:
        _end(work.connection, row, work.at)
        guests = [seat for seat in row.seats if seat.kind == PERSON and seat.person is None]
        to += [Addressee(None, row.id, seat.seat) for seat in guests]
    told = work.tell(to, "notice-table-closed")
    return Outcome({"game": row.game, "status": row.status}, [row.id], told)


def _end(connection: Connection, row: TableRow, at: int) -> None:
    """Write the end into the log; whoever has the table open reads it there."""
    last_seq, last_at = records.last(connection, row.id)
    at = max(at, last_at)
    records.append(connection, row.id, Record(last_seq + 1, at, None, None, MatchClosed()))
    nothing = [0.0] * len(row.seats)
    values = {"status": FINISHED, "result": nothing, "due_at": None, "changed_at": at}
    tables.change(connection, row.id, **values)


def withdraw_pack(work: Work, asked: WithdrawPack) -> Outcome:
    """Tables that are played with the pack keep it."""
    number = shared_packs.withdraw_for_all(work.connection, asked.pack, work.at)
    if not number:
        refuse("T-PACK-01")
    return Outcome({"shares": number})


def rename_seat(work: Work, asked: RenameSeat) -> Outcome:
    row = found(work.connection, asked.table)
    seat = seat_of(row, asked.seat)
    if seat.kind != PERSON:
        refuse("T-ADMIN-04")
    if seat.person is not None:
        work.account(seat.person)
    name = seat_name(asked.name, "action.name", names_beside(row.seats, asked.seat))
    check_not_anothers(work.connection, name, seat.person)
    tables.set_seat(work.connection, asked.table, asked.seat, name=name)
    to = [Addressee(seat.person, asked.table, asked.seat)]
    told = work.tell(to, "notice-renamed", old=seat.name, new=name)
    return Outcome({"old": seat.name, "name": name}, [asked.table], told)


def remove_line(work: Work, asked: RemoveLine) -> Outcome:
    """The words are gone from the database too; a report may keep them as evidence."""
    line = chat.read(work.connection, asked.line)
    if line is None:
        refuse("T-ADMIN-08")
    table, said = line
    chat.remove(work.connection, asked.line)
    return Outcome({"table": table, "name": said.name})


def close_report(work: Work, asked: CloseReport) -> Outcome:
    """Whoever reported is told; a report is answered once."""
    report = reports.read(work.connection, asked.report)
    if report is None:
        refuse("T-ADMIN-09")
    if report.state != NOT_LOOKED_AT:
        refuse("T-ADMIN-10")
    reports.close(work.connection, report.id, asked.state, work.reason, work.at)
    to = []
    if report.person is not None:
        to = [Addressee(report.person)]
    elif report.seat is not None and tables.read(work.connection, report.table) is not None:
        to = [Addressee(None, report.table, report.seat)]
    return Outcome({"thing": report.thing}, told=work.tell(to, ANSWERS[asked.state]))
