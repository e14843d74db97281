"""What is wrong, in words, for those who have no table at hand: the HTTP interface of a server."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from stormark.games.registry import NAMES, load_game
from stormark.i18n import Catalogue, MissingTextError, translator
from stormark.i18n.language import accepted, language_of
from stormark.kernel.json import Json
from stormark.kernel.manifest import manifest
from stormark.kernel.refusal import Refusal
from stormark.text.manifest import TextManifest
from stormark.text.rule_ids import message_of
from stormark.text.speaker import Speaker

__all__ = ["MissingTextError", "chosen_language", "problem_text", "refusal_text"]


def chosen_language(chosen: str | None, accept: str | None) -> str | None:
    """The language somebody chose, or the best one of an Accept-Language header; None for none."""
    if chosen is not None:
        return language_of(chosen)
    return None if accept is None else accepted(accept)


def refusal_text(lang: str, refusal: Refusal) -> str:
    """Why something is not possible; a rule of a game is told in the words of that game."""
    for game in NAMES:
        sentences = manifest("text", game, TextManifest).sentences
        if refusal.rule.startswith(sentences.rules):
            return _speaker(game, lang).refusal(refusal)
    return f"{refusal.rule}: {translator(lang).t(message_of(refusal.rule), **refusal.params)}"


def problem_text(lang: str, problem: str, place: str, params: Mapping[str, Json]) -> str:
    """What is wrong with input: its place and a sentence."""
    said = {key: "–" if value == "" else value for key, value in params.items()}
    sentence = _knowing(lang, problem).t(problem, **said)
    return f"{place}: {sentence}" if place else sentence


def _knowing(lang: str, message: str) -> Catalogue:
    """The catalogue that has a message: of all games, or of one."""
    everybodys = translator(lang)
    return next((one for one in _catalogues(lang) if one.has(message)), everybodys)


def _catalogues(lang: str) -> Iterator[Catalogue]:
    yield translator(lang)
    yield from (translator(lang, game) for game in NAMES)


@cache
def _speaker(game: str, lang: str) -> Speaker:
    return Speaker(load_game(game), lang)
