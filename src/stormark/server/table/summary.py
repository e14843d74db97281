"""From what is stored of a table to what everybody may know of it."""

from __future__ import annotations

import msgspec

from stormark.kernel.chance import seed_hash
from stormark.kernel.json import JsonDict
from stormark.server.protocol.summaries import TableCard
from stormark.server.storage.tables import SeatRow, TableRow


def card_of(row: TableRow) -> TableCard:
    """The public card of a table."""
    told = {
        name: getattr(row, name)
        for name in TableCard.__struct_fields__
        if name not in ("locked", "seed_hash", "seats")
    }
    told["locked"] = row.password is not None
    told["seed_hash"] = seed_hash(row.seed)
    told["seats"] = [seat_card(seat) for seat in row.seats]
    return msgspec.convert(told, TableCard)


def seat_card(seat: SeatRow) -> JsonDict:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "account": seat.person is not None,
        "kept": seat.kept,
    }
