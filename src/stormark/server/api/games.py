"""Games, their options, and content packs."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from stormark.bots.characters import characters_of
from stormark.bots.levels import PROPOSED
from stormark.bots.registry import bot_names
from stormark.kernel.refusal import Refusal
from stormark.server.api.dependencies import (
    Address,
    Here,
    InPath,
    MaybeToken,
    Who,
    account_id,
    ask_about_pack,
    check_rate,
    owners,
)
from stormark.server.api.errors import errors, language_for
from stormark.server.content.games import NAMES, CheckedPack, game_named
from stormark.server.content.offered import OfferedPacks
from stormark.server.heavy.questions import CheckOptions, CheckPack, FitOptions
from stormark.server.lobby import refuse
from stormark.server.lobby.create import checked_options
from stormark.server.lobby.fit import (
    FittedOptions,
    GivenWay,
    OptionSummary,
    fitted_options,
    option_summaries,
)
from stormark.server.services import Services
from stormark.server.storage.people import PersonRow
from stormark.text.saying import problem_text, refusal_text


class CharacterSummary(Struct):
    """Somebody to play against: a bot is called CHARACTER@LEVEL then."""

    id: str
    name: str
    faction: str  # whose people they are drawn as
    style: str  # how they like to play


class OfferedPackSummary(Struct):
    """A pack that everybody here may play with."""

    hash: str
    name: str  # as it calls itself, or like its file
    shipped: bool  # it comes with the game: clients have words for its name


class GameSummary(Struct):
    """A game that can be played here."""

    id: str
    rules_version: int
    min_players: int
    max_players: int
    pack: str  # hash of its own content
    bots: list[str]  # levels, from weak to strong
    proposed_bot: str  # the level where nobody says one
    characters: list[CharacterSummary]
    options: list[OptionSummary]
    packs: list[OfferedPackSummary]  # those that this server offers
    proposed_pack: str  # the hash of the one to begin with; "": the game's own content


class Options(Struct, forbid_unknown_fields=True):
    """Options of a match, some or all; and the pack it is played with, if not the game's own."""

    options: dict[str, Any] = {}
    pack: Annotated[str, Meta(max_length=64)] = ""


class ChangedOptions(Options):
    """Options of a match after one of them was changed: the others give way to it."""

    changed: Annotated[str, Meta(max_length=40)] = ""


class PlayingTime(Struct):
    """How long a match should take by its rules; null where they do not say."""

    minutes: int | None


class NewPack(Struct, forbid_unknown_fields=True):
    """A content pack as the text of its file, TOML or JSON: see docs/packs.md."""

    text: str


class PackSummary(Struct):
    """A pack that tables can name."""

    game: str
    hash: str


class PackText(PackSummary):
    """A pack with its text."""

    text: str


def game_summary(name: str, offered: OfferedPacks) -> GameSummary:
    game = game_named(name)
    return GameSummary(
        id=game.spec.id,
        rules_version=game.spec.rules_version,
        min_players=game.spec.min_seats,
        max_players=game.spec.max_seats,
        pack=game.pack_hash,
        bots=list(bot_names(name)),
        proposed_bot=PROPOSED,
        characters=[
            CharacterSummary(one.id, one.name, one.faction, one.style)
            for one in characters_of(name)
        ],
        options=option_summaries(game),
        packs=[OfferedPackSummary(pack.hash, pack.name, pack.shipped) for pack in offered.of(name)],
        proposed_pack=offered.proposed(name),
    )


@get("/api/games", responses=errors(), tags=["games"])
async def list_games(services: Here) -> list[GameSummary]:
    """The games, with their options and packs described for whoever offers them to people."""
    return [game_summary(name, services.packs.offered) for name in NAMES]


@post(
    "/api/games/{game:str}/options",
    status_code=200,
    responses=errors(404, 409, 413),
    tags=["games"],
)
async def check_options(
    services: Here, address: Address, person: Who, game: InPath, data: JSONBody[Options]
) -> dict[str, Any]:
    """The options of a match, complete; refused where a rule forbids them."""
    options, _ = await _checked(services, game, data, address, person)
    return options


@post(
    "/api/games/{game:str}/playing-time",
    status_code=200,
    responses=errors(404, 409, 413),
    tags=["games"],
)
async def playing_time(
    services: Here, address: Address, person: Who, game: InPath, data: JSONBody[Options]
) -> PlayingTime:
    """The time that the rules recommend for a match with these options."""
    _, minutes = await _checked(services, game, data, address, person)
    return PlayingTime(minutes)


@post(
    "/api/games/{game:str}/fitting-options",
    status_code=200,
    responses=errors(404, 409, 413),
    tags=["games"],
)
async def fit_options(
    services: Here,
    request: Request[Any, Any, Any],
    address: Address,
    person: Who,
    game: InPath,
    data: JSONBody[ChangedOptions],
) -> FittedOptions:
    """Options as far as they go together; what had to give way is named, with the rule."""
    name = game_named(game).spec.id
    rules = services.packs.at_hand(name, data.pack)
    if rules is not None:
        fitted = fitted_options(rules, data.options, data.changed)
    else:
        question = FitOptions(name, data.pack, data.options, data.changed)
        told = await ask_about_pack(services, question, address, person)
        fitted = msgspec.json.decode(told, type=FittedOptions)
    lang = language_for(request)
    if lang is not None:
        for given in fitted.dropped:
            given.text = _why(lang, given)
    return fitted


def _why(lang: str, given: GivenWay) -> str:
    if given.rule:
        return refusal_text(lang, Refusal(given.rule, given.reason, given.params))
    return problem_text(lang, given.problem, "", given.params)


async def _checked(
    services: Services, game: str, data: Options, address: str, person: PersonRow | None
) -> tuple[dict[str, Any], int | None]:
    """The options of a match, complete, and how long it should take."""
    name = game_named(game).spec.id
    rules = services.packs.at_hand(name, data.pack)
    if rules is not None:
        return checked_options(rules, data.options)
    question = CheckOptions(name, data.pack, data.options)
    told = await ask_about_pack(services, question, address, person)
    return msgspec.json.decode(told, type=tuple[dict[str, Any], int | None])


@post(
    "/api/games/{game:str}/packs",
    responses=errors(409, 413, 503),
    request_max_body_size=4_000_000,
    tags=["games"],
)
async def add_pack(
    services: Here, address: Address, person: Who, game: InPath, data: JSONBody[NewPack]
) -> PackSummary:
    """Bring a content pack along; its flaws are named, up to a hundred of them."""
    name = game_named(game).spec.id
    check_rate(services.limits.new_tables, address)
    told = await services.heavy.ask(owners(address, person), CheckPack(name, data.text))
    checked = msgspec.json.decode(told, type=CheckedPack)
    await services.brought_packs.keep(owners(address, person), name, checked)
    return PackSummary(name, checked.hash)


@get("/api/games/{game:str}/packs/{content:str}", responses=errors(404), tags=["games"])
async def show_pack(
    services: Here,
    address: Address,
    person: Who,
    game: InPath,
    content: InPath,
    token: MaybeToken = None,
) -> PackText:
    """The text of a pack, for whoever brought it or sees a table that is played with it.

    One that the server offers is for everybody.
    """
    name = game_named(game).spec.id
    if services.packs.offered.find(name, content) is None:
        who = owners(address, person)
        await services.brought_packs.check_access(content, who, token, account_id(person))
    text = await services.packs.text(name, content)
    if text is None:
        refuse("T-PACK-01")
    return PackText(name, content, text)


HANDLERS = [list_games, check_options, playing_time, fit_options, add_pack, show_pack]
