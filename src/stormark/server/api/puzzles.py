"""Puzzles: the list of a game, one of them, and tries at it."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from stormark.coach.puzzles.collection import puzzle_of_the_day, puzzles_of
from stormark.kernel.action import Action
from stormark.server.api.caching import UNCHANGED, response
from stormark.server.api.dependencies import Address, Here, InPath, Who, owners
from stormark.server.api.errors import errors
from stormark.server.api.library import Lang
from stormark.server.api.replays import as_json
from stormark.server.content.games import game_named
from stormark.server.content.told_puzzles import (
    PuzzleMoment,
    PuzzleSolved,
    PuzzleTried,
    Puzzling,
    known_puzzle,
)
from stormark.server.heavy.questions import TryPuzzle

ANSWERS = {**errors(404), **UNCHANGED}
PUZZLE = "/api/games/{game:str}/puzzles/{lang:str}/{name:str}"
LONGEST_TRY = 100  # moves


class PuzzleCard(Struct):
    """A puzzle, as a list shows it."""

    name: str
    title: str
    difficulty: Annotated[int, Meta(description="From 1, easy, to 5.")]
    today: Annotated[bool, Meta(description="Whether it is the puzzle of the day (UTC).")]


class AskedPuzzle(Struct):
    """A puzzle before anything was tried."""

    name: str
    title: str
    difficulty: int
    ask: Annotated[str, Meta(description="What the situation is, and what is asked.")]
    seat: Annotated[int, Meta(description="Who is asked.")]
    first: PuzzleMoment


class PuzzleTry(Struct, forbid_unknown_fields=True):
    """Moves from the beginning of a puzzle on."""

    actions: Annotated[list[dict[str, Any]], Meta(min_length=1, max_length=LONGEST_TRY)]
    since: Annotated[int, Meta(ge=0, le=LONGEST_TRY, description="Moves that are known.")] = 0


@get("/api/games/{game:str}/puzzles/{lang:str}", responses=ANSWERS, tags=["puzzles"])
async def puzzles(
    services: Here, request: Request[Any, Any, Any], game: InPath, lang: Lang
) -> Response[list[PuzzleCard]]:
    """The puzzles of a game, the easy ones first."""
    rules = game_named(game)
    day = datetime.now(UTC).date()

    def make() -> list[PuzzleCard]:
        today = puzzle_of_the_day(rules.spec.id, day).name
        return [
            PuzzleCard(name, one.scenario.title[lang], one.puzzle.difficulty, name == today)
            for name, one in puzzles_of(rules.spec.id).items()
        ]

    key = ("puzzles", rules.spec.id, lang, day.isoformat())
    return response(request, await services.response_cache.answer(key, make))


@get(PUZZLE, responses=ANSWERS, tags=["puzzles"])
async def puzzle(
    services: Here, request: Request[Any, Any, Any], game: InPath, lang: Lang, name: InPath
) -> Response[AskedPuzzle]:
    """A puzzle: its position as the asked player sees it."""
    rules = game_named(game)
    file = known_puzzle(rules, name)

    def make() -> AskedPuzzle:
        puzzle = file.puzzle
        title, ask = file.scenario.title[lang], puzzle.ask[lang]
        first = Puzzling(rules, name, lang).first()
        return AskedPuzzle(name, title, puzzle.difficulty, ask, file.seat, first)

    key = ("puzzle", rules.spec.id, name, lang)
    return response(request, await services.response_cache.answer(key, make))


@get(f"{PUZZLE}/solution", responses=ANSWERS, tags=["puzzles"])
async def solution(
    services: Here, request: Request[Any, Any, Any], game: InPath, lang: Lang, name: InPath
) -> Response[PuzzleSolved]:
    """The plan of a puzzle, move by move, and why it is best."""
    rules = game_named(game)
    known_puzzle(rules, name)
    key = ("solution", rules.spec.id, name, lang)
    return response(
        request,
        await services.response_cache.answer(key, lambda: Puzzling(rules, name, lang).solved()),
    )


@post(f"{PUZZLE}/try", status_code=200, responses=errors(404, 409, 413, 503), tags=["puzzles"])
async def try_puzzle(
    services: Here,
    address: Address,
    person: Who,
    game: InPath,
    lang: Lang,
    name: InPath,
    data: JSONBody[PuzzleTry],
) -> Response[PuzzleTried]:
    """What comes of moves at a puzzle: equal moves meet equal dice, so nothing is kept here."""
    known_puzzle(game_named(game), name)
    for action in data.actions:
        Action.from_json(action)
    question = TryPuzzle(game, name, lang, data.actions, data.since)
    return as_json(await services.heavy.ask(owners(address, person), question))


HANDLERS = [puzzles, puzzle, solution, try_puzzle]
