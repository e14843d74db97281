"""Looking things up: rules, rulings, terms, and the cards, factions and actions of a game.

A query is compared with ids, titles and texts of every language, so that somebody who learned the
game in the other language finds the same things.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from stormark.i18n import LANGUAGES, Catalogue
from stormark.i18n.sources import sources
from stormark.text.chapters import chapters, references
from stormark.text.entry import Entry
from stormark.text.rule_ids import message_of, rule_of
from stormark.text.sentences import Sentences

# the order of equal matches
KINDS = ("term", "action", "card", "storm", "potion", "building", "faction", "rule", "ruling")
RULING = "RULING"
MARKS = re.compile(r"[\W_]+")


@dataclass(frozen=True)
class Shelved:
    """One thing that can be looked up, with all that a query is compared with."""

    kind: str
    id: str
    title: str
    names: tuple[str, ...]  # id and titles in all languages, plain
    text: str  # texts in all languages, plain


class Library:
    """Everything that can be looked up, in the reader's language.

    `voices` are the sentences of the game in every language, the reader's own first.
    """

    def __init__(self, catalogue: Catalogue, voices: Sequence[Sentences]) -> None:
        self._catalogue = catalogue
        self._voice = voices[0]
        self._shelf = [*self._terms(), *self._things(voices), *self._rules()]

    # --- what there is

    def _terms(self) -> Iterator[Shelved]:
        for name in self._catalogue.ids("term-"):
            titles = ",".join(source.partition("\n")[0] for source in self._in_all(name))
            names = _plain_all([name.removeprefix("term-"), *titles.split(",")])
            yield Shelved("term", name, self._catalogue.t(name), names, self._text(name))

    def _things(self, voices: Sequence[Sentences]) -> Iterator[Shelved]:
        for same in zip(*(voice.things() for voice in voices), strict=True):
            kind, name, title, _ = same[0]
            names = _plain_all([name, *(other[2] for other in same)])
            yield Shelved(kind, name, title, names, " ".join(plain(other[3]) for other in same))

    def _rules(self) -> Iterator[Shelved]:
        for name in self._catalogue.ids(self._voice.rules):
            kind = "ruling" if RULING in name else "rule"
            rule = rule_of(name)
            yield Shelved(kind, rule, rule, _plain_all([rule, name]), self._text(name))

    def _in_all(self, message: str) -> Iterator[str]:
        """What a message says in every language, as it is written."""
        for lang in LANGUAGES:
            yield sources(lang, self._catalogue.game).get(message, "").partition("=")[2]

    def _text(self, message: str) -> str:
        return " ".join(plain(source.replace(".meaning =", "")) for source in self._in_all(message))

    def everything(self) -> list[Entry]:
        """All of it: terms, the things of the game, rules and rulings."""
        return [self._entry(shelved) for shelved in self._shelf]

    # --- finding it

    def find(self, query: str, kinds: Sequence[str] = KINDS) -> list[Entry]:
        """The best matches first: ids and names, beginnings of names, words of names, texts."""
        wanted = plain(query)
        if not wanted:
            return []
        found = []
        for place, shelved in enumerate(self._shelf):
            if shelved.kind in kinds:
                rank = _rank(shelved, wanted)
                if rank is not None:
                    found.append((rank, KINDS.index(shelved.kind), place))
        return [self._entry(self._shelf[place]) for _, _, place in sorted(found)]

    def _entry(self, shelved: Shelved) -> Entry:
        if shelved.kind in ("rule", "ruling"):
            return self._rule_entry(shelved)
        if shelved.kind == "term":
            text = self._catalogue.attribute(shelved.id, "meaning")
        else:
            text = self._voice.thing(shelved.kind, shelved.id)
        return Entry(shelved.kind, shelved.id, shelved.title, text)

    def _rule_entry(self, shelved: Shelved) -> Entry:
        message, game = message_of(shelved.id), self._catalogue.game
        chapter = chapters(self._catalogue.lang, game)[message]
        text, see = self._catalogue.t(message), references(game).get(shelved.id, ())
        return Entry(
            shelved.kind, shelved.id, shelved.title, text, chapter.title, chapter.book, see
        )

    def near(self, query: str) -> list[str]:
        """Titles of what is spelled like a query."""
        titles = {name: shelved.title for shelved in self._shelf for name in shelved.names}
        matches = get_close_matches(plain(query), titles, n=5, cutoff=0.7)
        return list(dict.fromkeys(titles[match] for match in matches))


def plain(text: str) -> str:
    """A text without case, hyphens and punctuation.

    >>> plain("Re-rolls: 2 („Wiederholungswürfe“)")
    'rerolls 2 wiederholungswürfe'
    """
    return " ".join(MARKS.sub(" ", text.replace("-", "").casefold()).split())


def _rank(shelved: Shelved, wanted: str) -> int | None:
    if wanted in shelved.names:
        return 0
    if any(name.startswith(wanted) for name in shelved.names):
        return 1
    words = wanted.split()
    if any(all(word in name for word in words) for name in shelved.names):
        return 2
    if all(word in shelved.text for word in words):
        return 3
    return None


def _plain_all(names: Sequence[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(plain(name) for name in names))
