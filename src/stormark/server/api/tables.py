"""Tables: list, open, change, start, play again."""

from __future__ import annotations

import asyncio
import re
from typing import Annotated, Any, Literal

from litestar import delete, get, patch, post
from litestar.params import FromQuery, JSONBody, QueryParameter
from msgspec import UNSET, Meta, Struct, UnsetType, defstruct, field, to_builtins
from msgspec.structs import fields

from stormark.kernel.game import Game
from stormark.kernel.refusal import InputError
from stormark.server import lobby
from stormark.server.api.dependencies import (
    Address,
    Here,
    InPath,
    Password,
    TableToken,
    Who,
    account_id,
    check_rate,
    played_with,
)
from stormark.server.api.errors import errors
from stormark.server.content.games import game_named
from stormark.server.ids import is_id
from stormark.server.lobby import Wanted, refuse
from stormark.server.lobby.host import Changes
from stormark.server.lobby.preconditions import refuse_missing
from stormark.server.lobby.start import sides_of
from stormark.server.protocol.summaries import TableSummary
from stormark.server.sanitize import NAME_LENGTH
from stormark.server.services import Services
from stormark.server.storage import tables
from stormark.server.storage.tables import OPEN, TableRow
from stormark.server.table.settings import TableSettings
from stormark.server.table.summary import summary_of

CURSOR = re.compile(r"(\d{1,15})-([A-Za-z0-9_-]{1,24})")


class SeatWanted(Struct, forbid_unknown_fields=True):
    """Who shall sit at a seat."""

    kind: Literal["open", "person", "bot"] = "open"
    name: Annotated[str, Meta(max_length=NAME_LENGTH)] = ""
    bot: Annotated[str, Meta(max_length=20)] | None = None

    def wanted(self) -> Wanted:
        return Wanted(self.kind, self.name, self.bot)


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be opened.  Seats that are not named are open."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any] = {}
    settings: TableSettings = field(default_factory=TableSettings)
    seats: Annotated[list[SeatWanted], Meta(max_length=12)] = []
    pack: Annotated[str, Meta(max_length=64)] = ""
    password: Password = ""


class OpenedTable(Struct):
    """The tokens are shown this once."""

    table: TableSummary
    host_token: str
    seat_tokens: dict[str, str]


SettingsChange = defstruct(
    "SettingsChange",
    [(one.name, one.type | UnsetType, UNSET) for one in fields(TableSettings)],
    namespace={"__doc__": "Settings that shall be different; what is left out stays."},
    forbid_unknown_fields=True,
)


class TableChange(Struct, forbid_unknown_fields=True):
    """What shall be different; what is left out stays.  An empty password unlocks the table."""

    options: dict[str, Any] | None = None
    settings: SettingsChange | None = None  # type: ignore[valid-type]  # made of TableSettings
    password: Password | None = None


class Page(Struct):
    """Some tables, and where the next page begins."""

    tables: list[TableSummary]
    next: str | None


@get("/api/tables", responses=errors(), tags=["tables"])
async def list_tables(
    services: Here,
    status: FromQuery[Literal["open", "running", "finished"]] = "open",
    game: Annotated[str | None, QueryParameter(max_length=40)] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
    before: Annotated[str | None, QueryParameter(max_length=40)] = None,
) -> Page:
    """Public tables, the latest first."""
    cursor = None
    if before is not None:
        match = CURSOR.fullmatch(before)
        if match is None:
            raise InputError("cursor-unknown", "before")
        cursor = int(match[1]), match[2]
    name = None if game is None else game_named(game).spec.id
    rows = await services.database.look(lambda c: tables.listed(c, status, limit + 1, name, cursor))
    further = len(rows) > limit
    rows = rows[:limit]
    end = f"{rows[-1].changed_at}-{rows[-1].id}" if further else None
    return Page([summary_of(row) for row in rows], end)


@post("/api/tables", responses=errors(404, 409, 413), tags=["tables"])
async def open_table(
    services: Here, address: Address, person: Who, data: JSONBody[NewTable]
) -> OpenedTable:
    """Open a table; whoever does is its host and holds all seats that are given to people."""
    check_rate(services.limits.new_tables, address)
    opened = lobby.new_table(
        data.game,
        data.options,
        data.settings,
        [seat.wanted() for seat in data.seats],
        rules=await played_with(services, data.game, data.pack, address, person),
        password=await services.passwords.hashed(data.password) if data.password else None,
        person=account_id(person),
    )
    await services.database.run(lambda c: lobby.keep(c, opened))
    tokens = {str(seat): token for seat, token in opened.seat_tokens.items()}
    return OpenedTable(summary_of(opened.row), opened.host_token, tokens)


@get("/api/tables/{table:str}", responses=errors(404), tags=["tables"])
async def show_table(services: Here, table: InPath) -> TableSummary:
    """A table by its link."""
    return summary_of(await found(services, table))


@patch("/api/tables/{table:str}", responses=errors(404, 409, 413), tags=["tables"])
async def change_table(
    services: Here, address: Address, table: InPath, token: TableToken, data: JSONBody[TableChange]
) -> TableSummary:
    """The host changes options, settings or password before the match begins."""
    row = await found(services, table)
    rules = await _rules(services, row.game, row.pack)
    password = data.password
    if password:
        check_rate(services.limits.passwords, address)
        password = await services.passwords.hashed(password)
    given: Any = data.settings
    settings = None if given is None else to_builtins(given)
    changes = Changes(data.options, settings, password)
    await services.database.run(lambda c: lobby.change(c, table, token, rules, changes))
    return await changed(services, table)


@delete("/api/tables/{table:str}", responses=errors(404, 409), tags=["tables"])
async def dissolve_table(services: Here, table: InPath, token: TableToken) -> None:
    """The host gives up a table whose match has not begun."""
    await services.database.run(lambda c: lobby.dissolve(c, table, token))
    await services.changed(table)


@post("/api/tables/{table:str}/start", status_code=200, responses=errors(404, 409), tags=["tables"])
async def start_table(services: Here, table: InPath, token: TableToken) -> TableSummary:
    """The host begins the match."""
    await services.database.run(lambda c: lobby.start(c, table, token))
    return await changed(services, table)


@post("/api/tables/{table:str}/rematch", responses=errors(404, 409), tags=["tables"])
async def play_again(
    services: Here, address: Address, table: InPath, token: TableToken
) -> OpenedTable:
    """A new table for the same company, everybody one seat further."""
    check_rate(services.limits.new_tables, address)
    version = game_named((await found(services, table)).game).spec.rules_version
    again, host_token = await services.database.run(
        lambda c: lobby.rematch(c, table, token, version)
    )
    await services.changed(table)
    return OpenedTable(summary_of(again), host_token, {})


async def found(services: Services, table: str) -> TableRow:
    row = await services.database.look(lambda c: tables.read(c, table)) if is_id(table) else None
    if row is None:
        await services.database.look(lambda c: refuse_missing(c, table))
    assert row is not None
    return row


async def changed(services: Services, table: str) -> TableSummary:
    """Tell everybody; when the match has just begun, with the sides that were drawn."""
    row = await found(services, table)
    if row.status != OPEN and row.sides is None:
        rules = await _rules(services, row.game, row.pack)
        sides = await asyncio.to_thread(sides_of, row, rules)
        await services.database.run(lambda c: tables.change(c, table, sides=sides))
        row = await found(services, table)
    await services.changed(table)
    return summary_of(row)


async def _rules(services: Services, game: str, pack: str) -> Game[Any]:
    """A game with the pack that a table is played with."""
    rules = await services.packs.game(game_named(game).spec.id, pack)
    if rules is None:
        refuse("T-PACK-01")
    return rules


HANDLERS = [
    list_tables,
    open_table,
    show_table,
    change_table,
    dissolve_table,
    start_table,
    play_again,
]
