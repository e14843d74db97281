"""From what is stored of a table to what everybody may know of it."""

from __future__ import annotations

import msgspec

from stormark.kernel.chance import seed_hash
from stormark.kernel.json import JsonDict
from stormark.server.lobby.consent import all_changes, changes_for, is_ready, offer
from stormark.server.protocol.summaries import TableSummary
from stormark.server.storage.tables import SeatRow, TableRow
from stormark.server.table.coached import coach_refusal


def summary_of(row: TableRow) -> TableSummary:
    """The public card of a table."""
    told = {
        name: getattr(row, name)
        for name in TableSummary.__struct_fields__
        if name not in ("locked", "coached", "seed_hash", "damaged", "changes", "offer", "seats")
    }
    told["locked"] = row.password is not None
    told["damaged"] = row.damaged is not None
    told["coached"] = coach_refusal(row) is None
    told["seed_hash"] = seed_hash(row.seed)
    told["changes"] = all_changes(row)
    told["offer"] = offer(row)
    told["seats"] = [seat_summary(row, seat) for seat in row.seats]
    return msgspec.convert(told, TableSummary)


def seat_summary(row: TableRow, seat: SeatRow) -> JsonDict:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "account": seat.person is not None,
        "kept": seat.kept,
        "ready": is_ready(row, seat),
        "changes": changes_for(row, seat),
    }
