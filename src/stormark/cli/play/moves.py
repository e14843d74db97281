"""Moves as people type them: in their own language, or only to ask why they are not possible."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, TypeVar

from stormark.cli.board.display import Display
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Game
from stormark.kernel.refusal import Refusal
from stormark.kernel.state import State
from stormark.kernel.step import read_text, resolve

S = TypeVar("S", bound=State)

MALFORMED: Final = "K-FORM-01"
# A word inside a move: `lord` and `islanders` in `lord.islandersx2`, `soldier1`, `fate_2`.
WORD: Final = re.compile(r"(?<!\w)[^\W\d]\w*?(?=x[23]\b|\b)")


def english(text: str, words: Display) -> str:
    """A move in the language at the table, in the words of the notation; English stays as it is."""
    verbs, things = _dictionaries(words)
    return "; ".join(_translated(part, _turned(verbs), _turned(things)) for part in text.split(";"))


def spoken(notation: str, words: Display) -> str:
    """A move of the notation in the language at the table: what `english` reads."""
    return _translated(notation, *_dictionaries(words))


def in_words(refusal: Refusal, words: Display) -> Refusal:
    """A refusal of a malformed move, in the words moves are typed with at the table."""
    if refusal.rule != MALFORMED:
        return refusal
    _, things = _dictionaries(words)
    params = dict(refusal.params)
    for name, value in params.items():
        if name == "place":
            params[name] = words.t("argument", argument=str(value))
        elif name == "verb":
            params[name] = spoken(str(value), words)
        elif isinstance(value, str):
            params[name] = _replaced(value, things)
    return Refusal(refusal.rule, refusal.reason, params)


@lru_cache(maxsize=4)  # a table, perhaps in two languages
def _dictionaries(words: Display) -> tuple[dict[str, str], dict[str, str]]:
    """Verbs and things of the notation with what they are called at the table."""
    verbs = {verb: words.t("verb-word", verb=verb) for verb in words.verbs}
    return verbs, {thing: words.t("thing-word", thing=thing) for thing in words.things}


def _turned(dictionary: dict[str, str]) -> dict[str, str]:
    return {translation.casefold(): word for word, translation in dictionary.items()}


def _translated(text: str, verbs: dict[str, str], things: dict[str, str]) -> str:
    verb, _, rest = text.strip().partition(" ")
    return f"{_replaced(verb, verbs)} {_replaced(rest.strip(), things)}".strip()


def _replaced(text: str, known: dict[str, str]) -> str:
    """A text with every word replaced that is known, as a whole or without its number."""

    def replacement(found: re.Match[str]) -> str:
        word = found[0].casefold()
        if word in known:
            return known[word]
        stem = word.rstrip("0123456789")
        if len(stem) == 1:  # x2 doubles a card and p2 is a player
            return found[0]
        return known[stem] + word[len(stem) :] if stem in known else found[0]

    return WORD.sub(replacement, text)


def why_not(game: Game[S], seen: S, seat: int, move: str) -> Refusal | None:
    """Why a move is refused, without making it; None if it is possible.

    The question is put to a made-up position that looks the same to the asker, so the answer
    cannot tell anything that is hidden. Of a compound move only the first part is examined:
    what is possible after it may depend on chance.
    """
    state = game.belief(seen, seat).sample(FastChance(0))
    actions = read_text(game, state, seat, move)
    if isinstance(actions, Refusal):
        return actions
    answer = resolve(game, state, seat, actions[0])
    return answer if isinstance(answer, Refusal) else None
