"""The workshop: what can be typed into a pack, and what is wrong with a draft."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from stormark.server.api.caching import UNCHANGED, response
from stormark.server.api.dependencies import Address, Here, InPath, Who, owners
from stormark.server.api.errors import errors
from stormark.server.api.library import Lang
from stormark.server.api.replays import as_json
from stormark.server.content.games import LARGEST, game_named
from stormark.server.heavy.questions import ReviewDraft
from stormark.server.workshop.review import DraftReview
from stormark.text.form import PackForm
from stormark.text.forms import form_of

WORKSHOP = "/api/games/{game:str}/workshop"
LARGEST_BODY = 2 * LARGEST  # bytes: quotation marks of a text that is JSON itself are escaped


class Draft(Struct, forbid_unknown_fields=True):
    """A pack that somebody works on, as the text of its file."""

    text: Annotated[str, Meta(max_length=LARGEST)]


@get(f"{WORKSHOP}/form/{{lang:str}}", responses={**errors(), **UNCHANGED}, tags=["workshop"])
async def form(
    services: Here, request: Request[Any, Any, Any], game: InPath, lang: Lang
) -> Response[PackForm]:
    """The fields of cards with what they may hold, in words."""
    name = game_named(game).spec.id
    key = ("form", name, lang)
    kept = await services.response_cache.answer(key, lambda: form_of(name, lang))
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


HANDLERS = [form, review]
