"""What there is: tables, people, guests, reports, sanctions, the audit log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import click

from stormark.cli.commands.serve import need_server
from stormark.cli.commands.server import database_option, with_database
from stormark.cli.frame import LocalCommand
from stormark.cli.operating.ground import (
    json_option,
    moment,
    print_columns,
    print_json,
    text_option,
)
from stormark.i18n import Catalogue
from stormark.kernel.fields import one_of
from stormark.kernel.refusal import InputError

if TYPE_CHECKING:
    from sqlalchemy import Connection

MOST = 1000
STATUSES = ("open", "running", "finished")
STATES = ("open", "done", "dismissed")


def command(name: str, catalogue: Catalogue) -> click.Command:
    shown, options = LISTS[name]

    def callback(json: bool, database: str | None, **asked: str | None) -> int:
        need_server()
        return shown(catalogue, json, database, asked)

    params = [text_option(catalogue, word) for word in options]
    common = [json_option(catalogue), database_option(catalogue)]
    return LocalCommand(name, catalogue, callback, [*params, *common], f"server-{name}")


Asked = dict[str, str | None]


def tables(catalogue: Catalogue, json: bool, url: str | None, asked: Asked) -> int:
    from stormark.server.clock.wall_clock import now_ms
    from stormark.server.moderation.lists import shown_tables
    from stormark.server.presence.service import LOST
    from stormark.server.storage.inspection import Search

    status = asked["status"]
    if status is not None:
        one_of(status, "--status", STATUSES)
    search = Search(asked["search"] or "", _limit(asked))
    rows = _looked(url, lambda c: shown_tables(c, search, status, asked["game"], now_ms() - LOST))
    if json:
        print_json(rows)
        return 0
    names = [", ".join(seat.name or "–" for seat in row.seats) for row in rows]
    told = [
        (row.id, row.game, row.status, moment(row.changed_at), seated)
        for row, seated in zip(rows, names, strict=True)
    ]
    print_columns(catalogue, ("table", "game", "status", "changed", "seats"), told)
    return 0


def people(catalogue: Catalogue, json: bool, url: str | None, asked: Asked) -> int:
    from stormark.server.moderation.lists import shown_people
    from stormark.server.storage.inspection import Search

    rows = _looked(url, lambda c: shown_people(c, Search(asked["search"] or "", _limit(asked))))
    if json:
        print_json(rows)
        return 0
    told = [
        (
            row.id,
            row.name + (" *" if row.operator else ""),
            moment(row.created_at),
            moment(row.seen_at),
            row.address or "–",
            str(row.sessions),
        )
        for row in rows
    ]
    headings = ("id", "name", "since", "seen", "address", "sessions")
    print_columns(catalogue, headings, told)
    return 0


def guests(catalogue: Catalogue, json: bool, url: str | None, asked: Asked) -> int:
    from stormark.server.moderation.lists import shown_guests

    rows = _looked(url, lambda c: shown_guests(c, asked["search"] or ""))
    if json:
        print_json(rows)
        return 0
    told = [
        (f"{row.table}/{row.seat + 1}", row.name, row.status, moment(row.seen_at), row.address)
        for row in rows
    ]
    print_columns(catalogue, ("seat", "name", "status", "seen", "address"), told)
    return 0


def reports(catalogue: Catalogue, json: bool, url: str | None, asked: Asked) -> int:
    from stormark.server.moderation.lists import shown_reports
    from stormark.server.storage.inspection import Search

    state = one_of(asked["state"] or "open", "--state", STATES)
    rows = _looked(url, lambda c: shown_reports(c, state, Search(limit=_limit(asked))))
    if json:
        print_json(rows)
        return 0
    told = [
        (row.id, moment(row.at), row.kind, row.cause, row.table, row.words or "–") for row in rows
    ]
    print_columns(catalogue, ("id", "at", "about", "cause", "table", "words"), told)
    return 0


def sanctions(catalogue: Catalogue, json: bool, url: str | None, _asked: Asked) -> int:
    from stormark.server.clock.wall_clock import now_ms
    from stormark.server.moderation.lists import shown_sanctions

    rows = _looked(url, lambda c: shown_sanctions(c, now_ms()))
    if json:
        print_json(rows)
        return 0
    told = [
        (row.id, row.kind, row.name or row.network or "–", moment(row.expires_at), row.reason)
        for row in rows
    ]
    print_columns(catalogue, ("id", "kind", "whom", "until", "reason"), told)
    return 0


def audit(catalogue: Catalogue, json: bool, url: str | None, asked: Asked) -> int:
    """All of it in order as JSON, else the latest; 1 if an entry is not as it was written."""
    from stormark.server.moderation.lists import shown_entries
    from stormark.server.storage.audit import AuditEntry, after, first_broken

    def everything(connection: Connection) -> list[AuditEntry]:
        return after(connection, 0, None)

    entries = _looked(url, everything)
    broken = first_broken(entries)
    limit = _limit(asked)
    if json:
        print_json(shown_entries(entries))
    else:
        told = [
            (str(entry.seq), moment(entry.at), entry.actor_name, entry.action, entry.reason or "–")
            for entry in entries[-limit:]
        ]
        print_columns(catalogue, ("number", "at", "who", "did", "reason"), told)
    if broken is not None:
        raise InputError("audit-broken", f"audit[{broken}]")
    return 0


def _looked(url: str | None, work: Callable[[Connection], Any]) -> Any:
    return with_database(url, lambda database: database.look(work))


def _limit(asked: Asked) -> int:
    text = asked["limit"] or "50"
    number = int(text) if text.isascii() and text.isdecimal() and len(text) < 9 else 0
    if not 1 <= number <= MOST:
        raise InputError("number-range", "--limit", low=1, high=MOST, found=text)
    return number


Shown = Callable[[Catalogue, bool, str | None, Asked], int]
LISTS: dict[str, tuple[Shown, Sequence[str]]] = {
    "tables": (tables, ("status", "game", "search", "limit")),
    "people": (people, ("search", "limit")),
    "guests": (guests, ("search",)),
    "reports": (reports, ("state", "limit")),
    "sanctions": (sanctions, ()),
    "audit": (audit, ("limit",)),
}
