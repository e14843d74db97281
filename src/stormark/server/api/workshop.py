"""The workshop: what can be typed into a pack, what is wrong with a draft, how a card plays."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from stormark.lab.balance_check import PARTS
from stormark.server.api.caching import UNCHANGED, response
from stormark.server.api.dependencies import (
    Address,
    Here,
    InPath,
    Name,
    Who,
    account_id,
    check_rate,
    owners,
    played_with,
)
from stormark.server.api.errors import errors
from stormark.server.api.library import Lang
from stormark.server.api.replays import as_json
from stormark.server.api.tables import OpenedTable
from stormark.server.content.games import LARGEST, game_named
from stormark.server.heavy.questions import Material, ReviewDraft
from stormark.server.lobby.fork import create
from stormark.server.table.summary import summary_of
from stormark.server.workshop.balance import DraftBalance, balance_of
from stormark.server.workshop.base import base_of
from stormark.server.workshop.review import DraftReview
from stormark.server.workshop.trial import new_trial
from stormark.text.form import PackForm
from stormark.text.forms import form_of

WORKSHOP = "/api/games/{game:str}/workshop"
LARGEST_BODY = 2 * LARGEST  # bytes: quotation marks of a text that is JSON itself are escaped


class Draft(Struct, forbid_unknown_fields=True):
    """A pack that somebody works on, as the text of its file."""

    text: Annotated[str, Meta(max_length=LARGEST)]


class NewTrial(Struct, forbid_unknown_fields=True):
    """A card to be tried out, and the pack it is in: one that was brought along, or the game's."""

    section: Annotated[str, Meta(max_length=40)]
    card: Annotated[str, Meta(max_length=40)]
    name: Name
    pack: Annotated[str, Meta(max_length=64)] = ""


@get(f"{WORKSHOP}/form/{{lang:str}}", responses={**errors(), **UNCHANGED}, tags=["workshop"])
async def form(
    services: Here, request: Request[Any, Any, Any], game: InPath, lang: Lang
) -> Response[PackForm]:
    """The fields of cards with what they may hold, in words."""
    name = game_named(game).spec.id
    key = ("form", name, lang)
    kept = await services.response_cache.answer(key, lambda: form_of(name, lang))
    return response(request, kept)


@get(f"{WORKSHOP}/base", responses={**errors(), **UNCHANGED}, tags=["workshop"])
async def base(
    services: Here, request: Request[Any, Any, Any], game: InPath
) -> Response[dict[str, Any]]:
    """The game's own pack, with what its cards do: what drafts begin with."""
    name = game_named(game).spec.id
    kept = await services.response_cache.answer(("base", name), lambda: base_of(name))
    return response(request, kept)


@post(
    f"{WORKSHOP}/review",
    status_code=200,
    responses=errors(409, 413, 503),
    request_max_body_size=LARGEST_BODY,
    tags=["workshop"],
)
async def review(
    services: Here, address: Address, person: Who, game: InPath, data: JSONBody[Draft]
) -> Response[DraftReview]:
    """What is wrong with a draft, up to a hundred problems; nothing of it is kept."""
    question = ReviewDraft(game_named(game).spec.id, data.text)
    return as_json(await services.heavy.ask(owners(address, person), question))


@get(f"{WORKSHOP}/balance", responses=errors(404, 429, 503), tags=["workshop"])
async def balance(
    services: Here,
    address: Address,
    person: Who,
    game: InPath,
    pack: Annotated[str, QueryParameter(max_length=64, description="Its hash.")],
    parts: Annotated[int, QueryParameter(ge=1, le=PARTS, description="How many are wanted.")],
) -> DraftBalance:
    """How bots fare with a pack; whoever wants to know more asks for one more part each time."""
    rules = await played_with(services, game, pack, address, person)
    materials = await services.packs.material(rules.spec.id, rules.pack_hash)

    async def at_hand() -> dict[str, Material]:
        return materials

    return await balance_of(
        lambda asked: services.heavy.ask(owners(address, person), asked, at_hand),
        rules,
        game_named(game),
        parts,
    )


@post(f"{WORKSHOP}/trials", responses=errors(404, 409, 413), tags=["workshop"])
async def open_trial(
    services: Here, address: Address, person: Who, game: InPath, data: JSONBody[NewTrial]
) -> OpenedTable:
    """Open a table for practice at a position in which a card of a pack can be tried out."""
    check_rate(services.limits.new_tables, address)
    rules = await played_with(services, game, data.pack, address, person)
    opened, position = await asyncio.to_thread(
        new_trial, rules, data.section, data.card, data.name, account_id(person)
    )
    await services.database.run(lambda c: create(c, opened, position))
    tokens = {str(seat): token for seat, token in opened.seat_tokens.items()}
    return OpenedTable(summary_of(opened.row), opened.host_token, tokens)


HANDLERS = [form, base, review, balance, open_trial]
