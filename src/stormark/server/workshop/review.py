"""What is to be said about a draft: every problem with the way to its field."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from stormark.games.registry import load_game, pack_format
from stormark.kernel.languages import LANGUAGES
from stormark.kernel.packs.problem import PackError, Problem
from stormark.server.content.games import pack_file
from stormark.text.saying import problem_text
from stormark.text.told import notes_of, told_cards


class DraftProblem(Struct):
    """Something about a draft that cannot stay as it is, or that looks wrong."""

    path: str  # as in docs/packs.md: `cards.bomber.effect[0].amount`
    line: int  # of a file that cannot be read; else 0
    texts: dict[str, str]  # by language


class DraftReview(Struct):
    """What the checker says of a draft; without problems it can be played."""

    hash: str  # "" as long as there are problems
    problems: list[DraftProblem]
    notes: list[DraftProblem]  # what looks wrong and can be played all the same
    told: dict[str, dict[str, str]]  # what each card does (`cards.bomber`), by language


def reviewed(game: str, text: str) -> DraftReview:
    """Look at a draft, the text of a pack file; nothing of it is kept."""
    pack = pack_format(game)
    with pack_file(text) as path:
        told = told_cards(game, pack.unchecked(path)) if pack.unchecked else {}
        try:
            content = load_game(game, path).pack_hash
        except PackError as error:
            return DraftReview("", _said(error.problems), [], told)
        notes = notes_of(game, pack.tables(path), path.name)
        return DraftReview(content, [], _said(notes), told)


def _said(problems: Sequence[Problem]) -> list[DraftProblem]:
    return [
        DraftProblem(
            problem.path,
            problem.line,
            {lang: problem_text(lang, problem.message, "", problem.params) for lang in LANGUAGES},
        )
        for problem in problems
    ]
