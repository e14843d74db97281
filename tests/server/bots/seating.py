"""Tables with bots for tests, and what their bots are asked."""

from __future__ import annotations

import json
from collections.abc import Mapping
from itertools import count
from typing import Any

import msgspec

from stormark.kernel.game import Game, Setup
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.match import Match
from stormark.server.clock import ClockSettings
from stormark.server.clock.wall_clock import now_ms
from stormark.server.content.games import game_named
from stormark.server.ids import new_id, new_token, token_hash
from stormark.server.storage import records, tables
from stormark.server.storage.database import Database
from stormark.server.storage.tables import BOT, PERSON, RUNNING, SeatRow, TableRow
from stormark.server.table.apply import follow
from stormark.server.table.pending_tasks import BotTask, next_task
from stormark.server.table.records import MatchStarted, Record, SeatAtStart
from stormark.server.table.settings import TableSettings
from stormark.server.table.state import TableState

PLAYER = ""  # a seat of a person, among names of bots
SHORT: Mapping[str, Json] = {"target": 2}  # a match that is soon over


def table_of(
    *seats: str,
    game: str = "xibalba",
    rules: Game[Any] | None = None,
    options: Mapping[str, Json] | None = None,
    **settings: Any,
) -> TableRow:
    """A running table: the level of a bot per seat, or PLAYER."""
    rules = rules or game_named(game)
    setup = rules.setup({"players": len(seats), **(options or {})})
    assert isinstance(setup, Setup)
    return TableRow(
        id=new_id(),
        game=game,
        options=dict(setup.options),
        pack=setup.pack,
        rules_version=setup.rules_version,
        status=RUNNING,
        settings=msgspec.convert(settings, TableSettings),
        password=None,
        host_token=token_hash(new_token()),
        seed=_seed(rules, setup),
        result=None,
        created_at=now_ms(),
        changed_at=now_ms(),
        origin=None,
        seats=tuple(
            SeatRow(number, BOT if bot else PERSON, f"P{number}", bot or None, token=_token(bot))
            for number, bot in enumerate(seats)
        ),
    )


def _seed(rules: Game[Any], setup: Setup) -> bytes:
    """A match in which the first seat is asked first."""
    seeds = (bytes([number] * 32) for number in count())
    return next(seed for seed in seeds if Match(rules, setup, seed).asked()[0][0] == 0)


def _token(bot: str) -> str | None:
    return None if bot else token_hash(new_token())


def started(row: TableRow, at: int) -> Record:
    seats = [SeatAtStart(seat.kind, seat.bot) for seat in row.seats]
    return Record(1, at, None, None, MatchStarted(seats))


async def seat(database: Database, row: TableRow, at: int | None = None) -> None:
    """Store a table whose match has just begun; nobody has acted at it yet."""
    began = now_ms() if at is None else at

    def work(connection: Any) -> None:
        tables.create(connection, row)
        records.append(connection, row.id, started(row, began))
        tables.change(connection, row.id, due_at=began)

    await database.run(work)


def state_of(row: TableRow, rules: Game[Any] | None = None) -> TableState:
    setup = Setup(row.game, row.rules_version, row.pack, row.options)
    clock = ClockSettings.from_json(row.settings.clock)
    state = TableState(rules or game_named(row.game), setup, row.seed, clock)
    follow(state, [started(row, 1_000)])
    return state


def asked(row: TableRow, rules: Game[Any] | None = None) -> BotTask:
    """The first thing that a bot of this table is asked."""
    task = next_task(state_of(row, rules), {}, 1_000, "random")
    assert isinstance(task, BotTask)
    return task


async def log_of(database: Database, row: TableRow) -> list[Record]:
    return await database.run(lambda c: records.read(c, row.id))


def plain(value: Any) -> JsonDict:
    result: JsonDict = json.loads(json.dumps(value))
    return result
