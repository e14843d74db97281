"""Replays: finished matches to download, to walk through, and to play on from anywhere."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta, Struct, field

from stormark.kernel.replay_text import write_record
from stormark.kernel.state import SPECTATOR
from stormark.server.api.dependencies import (
    Address,
    Here,
    InPath,
    MaybeToken,
    Password,
    Who,
    account_id,
    check_rate,
    owners,
)
from stormark.server.api.errors import errors
from stormark.server.api.tables import OpenedTable, SeatWanted, found
from stormark.server.heavy import questions as Q
from stormark.server.lobby import refuse
from stormark.server.lobby.fork import create, fork
from stormark.server.replays.finished import check_access, match_name, replay_record
from stormark.server.replays.pages import Lang, PositionPage, ReplayPosition, ReplayStepPage
from stormark.server.replays.review import Parts, reviewed
from stormark.server.services import Services
from stormark.server.storage.people import PersonRow
from stormark.server.storage.tables import TableRow
from stormark.server.table.settings import TableSettings
from stormark.server.table.summary import summary_of

REPLAY = "/api/tables/{table:str}/replay"

Viewer: TypeAlias = Annotated[
    int, QueryParameter(ge=SPECTATOR, le=99, description="Whose view it is; -1: a spectator's.")
]
Since: TypeAlias = Annotated[int, QueryParameter(ge=0, le=10_000_000)]
InWords: TypeAlias = Annotated[
    bool, QueryParameter(description="With `lang`: every position comes in words, too.")
]


class NewFork(Struct, forbid_unknown_fields=True):
    """A table that begins where another match was after an entry."""

    entry: Annotated[int, Meta(ge=0, le=10_000_000)]
    exact: Annotated[
        bool,
        Meta(description="Hidden cards stay where they were; otherwise they are dealt again."),
    ] = False
    settings: TableSettings = field(default_factory=TableSettings)
    seats: Annotated[list[SeatWanted], Meta(max_length=12)] = []
    password: Password = ""


@get(REPLAY, responses=errors(404, 409), tags=["replays"])
async def download(
    services: Here, person: Who, table: InPath, token: MaybeToken = None
) -> Response[bytes]:
    """The file of a finished match; `stormark replay` verifies it and shows it."""
    row = await _shown(services, table, token, person)
    written = await services.replays.written(table)
    text = await asyncio.to_thread(lambda: write_record(replay_record(row, written)))
    name = f"{row.game}-{row.id}.stormark.json"
    return Response(
        text.encode(),
        media_type="application/json",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get(f"{REPLAY}/steps", responses=errors(404, 409, 503), tags=["replays"])
async def steps(
    services: Here,
    address: Address,
    person: Who,
    table: InPath,
    token: MaybeToken = None,
    viewer: Viewer = SPECTATOR,
    since: Since = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=500)] = 200,
    lang: FromQuery[Lang] = None,
) -> Response[ReplayStepPage]:
    """What happened, entry by entry, beginning with number `since`."""
    row = await _shown(services, table, token, person, viewer)
    asked = Q.Steps(match_name(row), viewer, since, limit, lang)
    return as_json(await services.replays.ask(owners(address, person), row, asked))


@get(f"{REPLAY}/positions", responses=errors(404, 409, 503), tags=["replays"])
async def positions(
    services: Here,
    address: Address,
    person: Who,
    table: InPath,
    token: MaybeToken = None,
    viewer: Viewer = SPECTATOR,
    since: Since = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
    lang: FromQuery[Lang] = None,
    text: InWords = False,
) -> Response[PositionPage]:
    """Positions one after the other, beginning with number `since`: a view and how it changed."""
    row = await _shown(services, table, token, person, viewer)
    asked = Q.Positions(match_name(row), viewer, since, limit, lang, text)
    return as_json(await services.replays.ask(owners(address, person), row, asked))


@get(f"{REPLAY}/positions/{{number:int}}", responses=errors(404, 409, 503), tags=["replays"])
async def position(
    services: Here,
    address: Address,
    person: Who,
    table: InPath,
    number: FromPath[int],
    token: MaybeToken = None,
    viewer: Viewer = SPECTATOR,
    lang: FromQuery[Lang] = None,
) -> Response[ReplayPosition]:
    """The position after an entry, as a viewer knew it."""
    row = await _shown(services, table, token, person, viewer)
    asked = Q.Position(match_name(row), viewer, number, lang)
    return as_json(await services.replays.ask(owners(address, person), row, asked))


@get(f"{REPLAY}/analysis", responses=errors(404, 409, 503), tags=["replays"])
async def analysis(
    services: Here, address: Address, person: Who, table: InPath, token: MaybeToken = None
) -> Response[dict[str, Any]]:
    """What the match was like: values over time, dice against expectation (docs/replays.md)."""
    row = await _shown(services, table, token, person)
    asked = Q.Analysis(match_name(row))
    return as_json(await services.replays.ask(owners(address, person), row, asked))


@get(f"{REPLAY}/review", responses=errors(404, 409, 429, 503), tags=["replays"])
async def review(
    services: Here,
    address: Address,
    person: Who,
    table: InPath,
    parts: Parts,
    token: MaybeToken = None,
    lang: FromQuery[Lang] = None,
) -> dict[str, Any]:
    """The first parts of the coach's review; whoever wants all asks for one more each time."""
    row = await _shown(services, table, token, person)
    asking = owners(address, person)
    found = await reviewed(
        lambda asked: services.replays.ask(asking, row, asked), match_name(row), parts, lang
    )
    return {**found}


@post("/api/tables/{table:str}/forks", responses=errors(404, 409, 413), tags=["replays"])
async def open_fork(
    services: Here,
    address: Address,
    person: Who,
    table: InPath,
    data: JSONBody[NewFork],
    token: MaybeToken = None,
) -> OpenedTable:
    """Open a table that begins at a position of this match, with a new seed."""
    check_rate(services.limits.new_tables, address)
    row = await _shown(services, table, token, person)
    asked = Q.WholePosition(match_name(row), data.entry)
    told = await services.replays.ask(owners(address, person), row, asked)
    opened, position = fork(
        row,
        await services.replays.position(row, msgspec.json.decode(told)),
        data.entry,
        data.settings,
        [seat.wanted() for seat in data.seats],
        exact=data.exact,
        password=await services.passwords.hashed(data.password) if data.password else None,
        person=account_id(person),
    )
    await services.database.run(lambda c: create(c, opened, position))
    tokens = {str(seat): seat_token for seat, seat_token in opened.seat_tokens.items()}
    return OpenedTable(summary_of(opened.row), opened.host_token, tokens)


def as_json(body: bytes) -> Response[Any]:
    """An answer that was made elsewhere."""
    return Response(body, media_type="application/json")


async def _shown(
    services: Services,
    table: str,
    token: str | None,
    person: PersonRow | None,
    viewer: int = SPECTATOR,
) -> TableRow:
    """A finished match that whoever asks may see, from any of its sides."""
    row = await found(services, table)
    check_access(row, token, account_id(person))
    if viewer >= len(row.seats):
        refuse("T-PLACE-01", seat=viewer + 1, seats=len(row.seats))
    return row


HANDLERS = [download, steps, positions, position, analysis, review, open_fork]
