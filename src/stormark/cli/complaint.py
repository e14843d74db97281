"""Saying what is wrong with what somebody gave us."""

from __future__ import annotations

from collections.abc import Sequence

from stormark.games.registry import NAMES, load_game
from stormark.i18n import Catalogue, translator
from stormark.kernel.packs.problem import PackError
from stormark.kernel.refusal import InputError, Refusal
from stormark.text import Speaker
from stormark.text.rule_ids import message_of


class Complaint(Exception):
    """Input that breaks a rule of the game: the refusal names it."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(refusal.rule)


def complaint_lines(catalogue: Catalogue, error: InputError | Complaint) -> list[str]:
    """The lines to print for bad input."""
    if isinstance(error, Complaint):
        rule = message_of(error.refusal.rule)
        return _speaker(catalogue.lang, [rule]).refusal(error.refusal).splitlines()
    if isinstance(error, PackError):
        said = [problem.message for problem in error.problems]
    else:
        said = [error.problem]
    lines = _speaker(catalogue.lang, said).error(error)
    if error.problem == "replay-pack":
        lines.append(catalogue.t("cli-hint-pack", hash=str(error.params["found"])))
    return lines


def _speaker(lang: str, messages: Sequence[str]) -> Speaker:
    """A speaker of the game that has these messages; what all games share, any of them says."""
    for name in NAMES:
        if all(translator(lang, name).has(message) for message in messages):
            return Speaker(load_game(name), lang)
    return Speaker(load_game(NAMES[0]), lang)
