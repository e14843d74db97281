"""Moves as people type them: in their own language, or only to ask why they are not possible."""

from __future__ import annotations

import re
from typing import Any, Final

from stormark.cli.board.display import Display
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Game
from stormark.kernel.json import JsonDict
from stormark.kernel.refusal import Refusal
from stormark.kernel.step import read_text, resolve

TOKEN: Final = re.compile(r"([^\W\d]+)([\d.]*)")


def english(text: str, words: Display) -> str:
    """A move in the language at the table, in the words of the notation; English stays as it is."""
    verbs = {words.t("verb-word", verb=verb).casefold(): verb for verb in words.verbs}
    things = {words.t("thing-word", thing=thing).casefold(): thing for thing in words.things}
    return "; ".join(_part(part, verbs, things) for part in text.split(";"))


def _part(text: str, verbs: dict[str, str], things: dict[str, str]) -> str:
    tokens = text.split()
    for index, token in enumerate(tokens):
        known = verbs if index == 0 else things
        word = TOKEN.fullmatch(token)
        if word is not None and word[1].casefold() in known:
            tokens[index] = known[word[1].casefold()] + word[2]
    return " ".join(tokens)


def why_not(game: Game[Any], view: JsonDict, seat: int, move: str) -> Refusal | None:
    """Why a move is refused, without making it; None if it is possible.

    The question is put to a made-up position that agrees with the asker's view, so the answer
    cannot tell anything the view does not. Of a compound move only the first part is examined:
    what is possible after it may depend on chance.
    """
    state = game.sample(view, FastChance(0))
    actions = read_text(game, state, seat, move)
    if isinstance(actions, Refusal):
        return actions
    answer = resolve(game, state, seat, actions[0])
    return answer if isinstance(answer, Refusal) else None
