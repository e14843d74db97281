"""Beginning the match."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from stormark.kernel.game import Game, Setup
from stormark.kernel.json import Json
from stormark.kernel.log import entry_from_json
from stormark.kernel.match import Match
from stormark.server.clock.wall_clock import now_ms
from stormark.server.content.games import game_named
from stormark.server.lobby.consent import is_ready
from stormark.server.lobby.create import set_up
from stormark.server.lobby.preconditions import found, hosted, refuse
from stormark.server.storage import packs, records, tables
from stormark.server.storage.tables import OPEN, RUNNING, TableRow
from stormark.server.table.records import MatchStarted, Record, SeatAtStart


def start(connection: Connection, table: str, token: str) -> None:
    """Begin the match; the host alone may, and only with all seats taken."""
    row = hosted(found(connection, table), token)
    if row.status != OPEN:
        refuse("T-START-02")
    vacant = [seat.seat + 1 for seat in row.seats if seat.kind == OPEN]
    if vacant:
        refuse("T-START-03", seat=vacant[0])
    awaited = [seat.seat + 1 for seat in row.seats if seat.kept]
    if awaited:
        refuse("T-PLACE-03", seat=awaited[0])  # nobody plays who has not come
    undecided = [seat.seat + 1 for seat in row.seats if not is_ready(row, seat)]
    if undecided:
        refuse("T-START-04", seat=undecided[0])
    begin(connection, table)


def begin(connection: Connection, table: str) -> None:
    """Write the first record: who sits where, and the position if the table is a fork.

    Names are not in the log; whoever wants theirs deleted shall not be found there.
    """
    row = found(connection, table)
    started = MatchStarted([SeatAtStart(seat.kind, seat.bot) for seat in row.seats])
    position = tables.position(connection, table)
    entries = () if position is None else (entry_from_json(position, "position"),)
    at = now_ms()
    tables.match_begins(connection, table, at)
    records.append(connection, table, Record(1, at, None, None, started, entries))
    tables.change(
        connection,
        table,
        status=RUNNING,
        changed_at=at,
        due_at=at,  # a bot may have the first move
        **({} if position is not None else rules_of_now(connection, row)),
    )


def rules_of_now(connection: Connection, row: TableRow) -> dict[str, Any]:
    """What has changed if the server has newer rules, or other content, than it had before."""
    game = game_named(row.game)
    own_pack = row.pack == game.pack_hash
    if own_pack and row.rules_version == game.spec.rules_version:
        return {}
    version = {"rules_version": game.spec.rules_version}
    if not own_pack and packs.text_of(connection, row.game, row.pack) is not None:
        return version
    return {**version, "options": dict(set_up(game, row.options).options), "pack": game.pack_hash}


def sides_of(row: TableRow, rules: Game[Any] | None = None) -> list[Json]:
    """Who plays with whom, as it is drawn when the match begins; everybody sees it at once."""
    setup = Setup(row.game, row.rules_version, row.pack, row.options)
    match: Match[Any] = Match(rules or game_named(row.game), setup, row.seed)
    return [list(side) for side in match.sides]
