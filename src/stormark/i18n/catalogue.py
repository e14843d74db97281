"""The messages of one language: those of every game say the same things in its own words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from threading import RLock
from typing import TYPE_CHECKING, Any

from stormark.i18n.quotes import nested
from stormark.i18n.sources import sources
from stormark.kernel.extras import missing_extra

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class MissingTextError(Exception):
    """A message that does not exist, or that cannot be filled in: a mistake in the program."""


class Catalogue:
    """Says messages by their ids: those that all games share, and those of one game.

    >>> Catalogue("en").t("K-OVER-01")
    'The game is over.'
    >>> Catalogue("de").t("field-missing", key="game")
    'Das Feld „game“ fehlt.'
    >>> Catalogue("en").t("field-missing", key="a “b”")
    'The field “a ‘b’” is missing.'
    """

    def __init__(self, lang: str, game: str = "") -> None:
        self.lang = lang
        self.game = game
        self._sources = sources(lang, game)
        self._loaded: set[str] = set()
        self._loading = RLock()  # a server reads its whole library in a thread of its own
        self._bundle: FluentBundle | None = None

    def has(self, message: str) -> bool:
        return message in self._sources

    def ids(self, prefix: str = "") -> Iterator[str]:
        """The ids of all messages that begin with a prefix, in the order of the files."""
        return (message for message in self._sources if message.startswith(prefix))

    def t(self, message: str, **args: object) -> str:
        """A message, filled in.  Raises MissingTextError instead of saying half of it."""
        return self._say(message, self._message(message).value, args)

    def attribute(self, message: str, name: str, **args: object) -> str:
        """An attribute of a message, such as the meaning of a term."""
        return self._say(f"{message}.{name}", self._message(message).attributes.get(name), args)

    def attributes(self, message: str) -> list[str]:
        """The names of the attributes that a message has."""
        return list(self._message(message).attributes)

    def _say(self, what: str, pattern: Any, args: dict[str, object]) -> str:
        if pattern is None:
            raise MissingTextError(f"{self.lang}: there is no text {what}")
        assert self._bundle is not None
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingTextError(f"{self.lang}: {what} cannot be filled in: {errors[0]}")
        return nested(str(text), self.lang)

    def _message(self, message: str) -> Any:
        if message not in self._sources:
            raise MissingTextError(f"{self.lang}: there is no message {message}")
        with self._loading:
            self._load(message)
            assert self._bundle is not None
            return self._bundle.get_message(message)

    def _load(self, entry: str) -> None:
        """Parse an entry, and those it refers to, when it is needed for the first time."""
        if entry in self._loaded or entry not in self._sources:
            return
        try:
            from fluent.runtime import FluentBundle, FluentResource
        except ModuleNotFoundError as error:
            raise missing_extra("sentences", "fluent.runtime", "cli") from error
        if self._bundle is None:
            self._bundle = FluentBundle([self.lang], use_isolating=False)
        self._loaded.add(entry)
        source = self._sources[entry]
        self._bundle.add_resource(FluentResource(source))
        for reference in REFERENCE.findall(source):
            self._load(reference)


@cache
def translator(lang: str, game: str = "") -> Catalogue:
    """The one catalogue of a language and a game; without a game, what all of them share."""
    return Catalogue(lang, game)
