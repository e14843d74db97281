"""Problems of a pack in words.  A hundred of them take a while: workers do that, in advance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stormark.kernel.languages import LANGUAGES
from stormark.kernel.packs.problem import PackError, Problem
from stormark.text.saying import problem_text


class WordedPackError(PackError):
    """A pack that cannot be used, and what to tell whoever brought it: a text by language each."""

    def __init__(self, problems: Sequence[Problem], texts: Sequence[Mapping[str, str]]) -> None:
        super().__init__(problems)
        self.texts = tuple(texts)


def texts_of(problem: Problem) -> dict[str, str]:
    """What is wrong, in every language."""
    return {
        lang: problem_text(lang, problem.message, problem.place, problem.params)
        for lang in LANGUAGES
    }
