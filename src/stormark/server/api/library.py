"""What clients show of a game besides a match: rules, cards, terms, names, printed values."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from litestar import Request, Response, get
from litestar.params import FromPath, QueryParameter
from msgspec import Struct, convert

from stormark.kernel.languages import Language
from stormark.server.api.caching import UNCHANGED, response
from stormark.server.api.dependencies import Address, Here, InPath, MaybeToken, Who, played_with
from stormark.server.api.errors import errors
from stormark.text.speaker import Speaker

Lang: TypeAlias = FromPath[Language]
Pack: TypeAlias = Annotated[
    str,
    QueryParameter(
        max_length=64, description="The hash of a table's own content pack; else the game's own."
    ),
]
ANSWERS = {**errors(404), **UNCHANGED}


class EntryCard(Struct, omit_defaults=True):
    """One thing that can be looked up."""

    kind: Literal[
        "term", "action", "card", "storm", "potion", "building", "faction", "rule", "ruling"
    ]
    id: str
    title: str
    text: str
    chapter: str = ""
    book: str = ""
    see: tuple[str, ...] = ()


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
    rules = await played_with(services, game, pack, address, person, token)

    def make() -> list[EntryCard]:
        return convert(Speaker(rules, lang).library(), list[EntryCard], from_attributes=True)

    kept = await services.response_cache.answer(
        ("library", rules.spec.id, rules.pack_hash, lang), make
    )
    return response(request, kept, private=bool(pack))


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
    rules = await played_with(services, game, pack, address, person, token)
    key = ("words", rules.spec.id, rules.pack_hash, lang)
    kept = await services.response_cache.answer(key, Speaker(rules, lang).labels)
    return response(request, kept, private=bool(pack))


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
    rules = await played_with(services, game, pack, address, person, token)
    key = ("content", rules.spec.id, rules.pack_hash)
    kept = await services.response_cache.answer(key, rules.content)
    return response(request, kept, private=bool(pack))


HANDLERS = [library, words, content]
