"""What clients show of a game besides a match: rules, cards, terms, names, printed values."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from litestar import Request, Response, get
from litestar.params import FromPath, QueryParameter

from stormark.kernel.languages import Language
from stormark.server.api.caching import UNCHANGED, response
from stormark.server.api.dependencies import Address, Here, InPath, MaybeToken, Who, ask_about_pack
from stormark.server.api.errors import errors
from stormark.server.content.games import game_named
from stormark.server.content.library import LOOKED_UP, EntryCard
from stormark.server.heavy.questions import LookUp
from stormark.server.http.response_cache import with_etag
from stormark.server.services import Services
from stormark.server.storage.people import PersonRow

Lang: TypeAlias = FromPath[Language]
Pack: TypeAlias = Annotated[
    str,
    QueryParameter(
        max_length=64, description="The hash of a table's own content pack; else the game's own."
    ),
]
ANSWERS = {**errors(404), **UNCHANGED}


@get("/api/games/{game:str}/library/{lang:str}", responses=ANSWERS, tags=["library"])
async def library(
    services: Here,
    request: Request[Any, Any, Any],
    address: Address,
    person: Who,
    game: InPath,
    lang: Lang,
    pack: Pack = "",
    token: MaybeToken = None,
) -> Response[list[EntryCard]]:
    """Everything that can be looked up: a client keeps it, and searches without asking."""
    asked = LookUp("library", game_named(game).spec.id, pack, lang)
    return await _looked_up(services, request, asked, address, person, token)


@get("/api/games/{game:str}/words/{lang:str}", responses=ANSWERS, tags=["library"])
async def words(
    services: Here,
    request: Request[Any, Any, Any],
    address: Address,
    person: Who,
    game: InPath,
    lang: Lang,
    pack: Pack = "",
    token: MaybeToken = None,
) -> Response[dict[str, dict[str, str]]]:
    """The names of everything that views mention, by group."""
    asked = LookUp("words", game_named(game).spec.id, pack, lang)
    return await _looked_up(services, request, asked, address, person, token)


@get("/api/games/{game:str}/content", responses=ANSWERS, tags=["library"])
async def content(
    services: Here,
    request: Request[Any, Any, Any],
    address: Address,
    person: Who,
    game: InPath,
    pack: Pack = "",
    token: MaybeToken = None,
) -> Response[dict[str, Any]]:
    """What is printed on cards, boards and dice, without names and texts: see docs/api.md."""
    asked = LookUp("content", game_named(game).spec.id, pack, "")
    return await _looked_up(services, request, asked, address, person, token)


@get("/api/games/{game:str}/pack", responses=ANSWERS, tags=["library"])
async def whole_pack(
    services: Here,
    request: Request[Any, Any, Any],
    address: Address,
    person: Who,
    game: InPath,
    pack: Pack = "",
    token: MaybeToken = None,
) -> Response[dict[str, Any]]:
    """The pack as its files say it, complete, with names and texts in every language."""
    asked = LookUp("pack", game_named(game).spec.id, pack, "")
    return await _looked_up(services, request, asked, address, person, token)


async def _looked_up(
    services: Services,
    request: Request[Any, Any, Any],
    asked: LookUp,
    address: str,
    person: PersonRow | None,
    token: str | None,
) -> Response[Any]:
    """Of what everybody may see the answer is kept for all; what other packs say is heavy work."""
    rules = services.packs.at_hand(asked.game, asked.pack)
    if rules is not None:
        key = (asked.what, rules.spec.id, rules.pack_hash, asked.lang)
        kept = await services.response_cache.answer(
            key, lambda: LOOKED_UP[asked.what](rules, asked.lang)
        )
        return response(request, kept)
    body = await ask_about_pack(services, asked, address, person, token)
    return response(request, with_etag(body), private=True)


HANDLERS = [library, words, content, whole_pack]
