"""Saying what is wrong with what somebody gave us."""

from __future__ import annotations

from stormark.games.registry import load_game
from stormark.i18n import Catalogue
from stormark.kernel.refusal import InputError, Refusal
from stormark.text import Speaker


class Complaint(Exception):
    """Input that breaks a rule of the game: the refusal names it."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(refusal.rule)


def complaint_lines(catalogue: Catalogue, error: InputError | Complaint) -> list[str]:
    """The lines to print for bad input."""
    speaker = Speaker(load_game("xibalba"), catalogue.lang)
    if isinstance(error, Complaint):
        return speaker.refusal(error.refusal).splitlines()
    lines = speaker.error(error)
    if error.problem == "replay-pack":
        lines.append(catalogue.t("cli-hint-pack", hash=str(error.params["found"])))
    return lines
