"""Replays from files: brought along, verified, and walked through as those of tables are."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from msgspec import Meta, Struct
from msgspec.structs import asdict

from stormark.kernel.state import SPECTATOR
from stormark.server.api.dependencies import (
    Address,
    Here,
    InPath,
    Who,
    account_id,
    check_rate,
    owners,
)
from stormark.server.api.errors import errors
from stormark.server.api.replays import InWords, Since, Viewer, as_json
from stormark.server.heavy import questions as Q
from stormark.server.lobby import refuse
from stormark.server.replays.pages import Lang, PositionPage, ReplayPosition, ReplayStepPage
from stormark.server.replays.review import Parts, reviewed
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
    responses=errors(409, 413, 503),
    request_max_body_size=LARGEST_BODY,
    tags=["replays"],
)
async def bring(services: Here, address: Address, person: Who, data: JSONBody[NewFile]) -> FileCard:
    """Verify a file; the first thing that is not true is named, with its place."""
    check_rate(services.limits.new_tables, address)
    asking = owners(address, person)
    return _card(await services.replays.files.add(asking, account_id(person), data.text))


@get(REPLAY, responses=errors(404), tags=["replays"])
async def card(services: Here, file: InPath) -> FileCard:
    """A file that was brought along."""
    return _card(services.replays.files.find(file))


@get(f"{REPLAY}/steps", responses=errors(404, 409, 503), tags=["replays"])
async def file_steps(
    services: Here,
    address: Address,
    person: Who,
    file: InPath,
    viewer: Viewer = SPECTATOR,
    since: Since = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=500)] = 200,
    lang: FromQuery[Lang] = None,
) -> Response[ReplayStepPage]:
    """What happened, entry by entry."""
    shown = _shown(services, file, viewer)
    asked = Q.Steps(shown.id, viewer, since, limit, lang)
    return as_json(await services.replays.files.ask(owners(address, person), shown, asked))


@get(f"{REPLAY}/positions", responses=errors(404, 409, 503), tags=["replays"])
async def file_positions(
    services: Here,
    address: Address,
    person: Who,
    file: InPath,
    viewer: Viewer = SPECTATOR,
    since: Since = 0,
    limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
    lang: FromQuery[Lang] = None,
    text: InWords = False,
) -> Response[PositionPage]:
    """Positions one after the other."""
    shown = _shown(services, file, viewer)
    asked = Q.Positions(shown.id, viewer, since, limit, lang, text)
    return as_json(await services.replays.files.ask(owners(address, person), shown, asked))


@get(f"{REPLAY}/positions/{{number:int}}", responses=errors(404, 409, 503), tags=["replays"])
async def file_position(
    services: Here,
    address: Address,
    person: Who,
    file: InPath,
    number: FromPath[int],
    viewer: Viewer = SPECTATOR,
    lang: FromQuery[Lang] = None,
) -> Response[ReplayPosition]:
    """The position after an entry, as a viewer knew it."""
    shown = _shown(services, file, viewer)
    asked = Q.Position(shown.id, viewer, number, lang)
    return as_json(await services.replays.files.ask(owners(address, person), shown, asked))


@get(f"{REPLAY}/analysis", responses=errors(404, 503), tags=["replays"])
async def file_analysis(
    services: Here, address: Address, person: Who, file: InPath
) -> Response[dict[str, Any]]:
    """What the match was like."""
    shown = _shown(services, file, SPECTATOR)
    asked = Q.Analysis(shown.id)
    return as_json(await services.replays.files.ask(owners(address, person), shown, asked))


@get(f"{REPLAY}/review", responses=errors(404, 409, 429, 503), tags=["replays"])
async def file_review(
    services: Here,
    address: Address,
    person: Who,
    file: InPath,
    parts: Parts,
    lang: FromQuery[Lang] = None,
) -> dict[str, Any]:
    """The first parts of the coach's review; a saved game may still be played, so it has none."""
    shown = _shown(services, file, SPECTATOR)
    if shown.facts.result is None:
        refuse("T-REPLAY-01")
    asking = owners(address, person)
    found = await reviewed(
        lambda asked: services.replays.files.ask(asking, shown, asked), shown.id, parts, lang
    )
    return {**found}


def _shown(services: Services, file: str, viewer: int) -> File:
    shown = services.replays.files.find(file)
    if viewer >= shown.facts.seats:
        refuse("T-PLACE-01", seat=viewer + 1, seats=shown.facts.seats)
    return shown


def _card(file: File) -> FileCard:
    facts = asdict(file.facts)
    del facts["seats"]
    return FileCard(id=file.id, **facts)


HANDLERS = [bring, card, file_steps, file_positions, file_position, file_analysis, file_review]
