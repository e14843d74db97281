"""Replays from files: brought along, verified, and walked through as those of tables are."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta, Struct

from stormark.kernel.state import SPECTATOR
from stormark.server.api.dependencies import Address, Here, InPath, check_rate
from stormark.server.api.errors import errors
from stormark.server.api.replays import InWords, Since, Viewer
from stormark.server.lobby import refuse
from stormark.server.replays.pages import (
    Lang,
    PositionPage,
    ReplayPosition,
    ReplayStepPage,
    position_of,
    position_page,
    step_page,
)
from stormark.server.replays.replayed_match import ReplayedMatch
from stormark.server.replays.uploaded import File
from stormark.server.services import Services

LARGEST = 3_000_000  # letters of a file
LARGEST_BODY = 4_000_000  # bytes
REPLAY = "/api/replays/{file:str}"


class NewFile(Struct, forbid_unknown_fields=True):
    """A replay or a saved game, as `stormark replay` reads it."""

    text: Annotated[str, Meta(max_length=LARGEST)]


class FileCard(Struct):
    """A file that is true: which match it holds."""

    id: Annotated[str, Meta(description="To be used in paths, for as long as the server keeps it.")]
    game: str
    options: dict[str, Any]
    rules_version: int
    pack: str
    players: list[str]
    seed_hash: str
    save: Annotated[bool, Meta(description="A saved game: nobody has finished it.")]
    first: Annotated[int, Meta(description="The first position that can be shown.")]
    last: int
    result: list[float] | None


@post(
    "/api/replays",
    responses=errors(409, 413),
    request_max_body_size=LARGEST_BODY,
    tags=["replays"],
)
async def bring(services: Here, address: Address, data: JSONBody[NewFile]) -> FileCard:
    """Verify a file; the first thing that is not true is named, with its place."""
    check_rate(services.limits.new_tables, address)
    return _card(await services.replays.files.add(data.text))


@get(REPLAY, responses=errors(404), tags=["replays"])
async def card(services: Here, file: InPath) -> FileCard:
    """A file that was brought along."""
    return _card(services.replays.files.find(file))


@get(f"{REPLAY}/steps", responses=errors(404, 409), tags=["replays"])
async def file_steps(
    services: Here,
    file: InPath,
    viewer: Viewer = SPECTATOR,
    since: Since = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=500)] = 200,
    lang: FromQuery[Lang] = None,
) -> ReplayStepPage:
    """What happened, entry by entry."""
    played = _shown(services, file, viewer)
    return await asyncio.to_thread(step_page, played, viewer, since, limit, lang)


@get(f"{REPLAY}/positions", responses=errors(404, 409), tags=["replays"])
async def file_positions(
    services: Here,
    file: InPath,
    viewer: Viewer = SPECTATOR,
    since: Since = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
    lang: FromQuery[Lang] = None,
    text: InWords = False,
) -> PositionPage:
    """Positions one after the other."""
    played = _shown(services, file, viewer)
    return await asyncio.to_thread(position_page, played, viewer, since, limit, lang, text=text)


@get(f"{REPLAY}/positions/{{number:int}}", responses=errors(404, 409), tags=["replays"])
async def file_position(
    services: Here,
    file: InPath,
    number: FromPath[int],
    viewer: Viewer = SPECTATOR,
    lang: FromQuery[Lang] = None,
) -> ReplayPosition:
    """The position after an entry, as a viewer knew it."""
    played = _shown(services, file, viewer)
    return await asyncio.to_thread(position_of, played, number, viewer, lang)


@get(f"{REPLAY}/analysis", responses=errors(404), tags=["replays"])
async def file_analysis(services: Here, file: InPath) -> dict[str, Any]:
    """What the match was like."""
    played = _shown(services, file, SPECTATOR)
    return await asyncio.to_thread(lambda: played.analysis)


def _shown(services: Services, file: str, viewer: int) -> ReplayedMatch:
    played = services.replays.files.find(file).played
    if viewer >= played.seats:
        refuse("T-PLACE-01", seat=viewer + 1, seats=played.seats)
    return played


def _card(file: File) -> FileCard:
    record, played = file.record, file.played
    return FileCard(
        id=file.id,
        game=record.game,
        options=dict(record.options),
        rules_version=record.rules_version,
        pack=record.pack,
        players=list(record.players),
        seed_hash=record.seed_hash,
        save=record.save,
        first=played.first,
        last=played.last,
        result=played.result,
    )


HANDLERS = [bring, card, file_steps, file_positions, file_position, file_analysis]
