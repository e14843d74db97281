"""What can be looked up of a game, with whatever content it is played."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, convert

from stormark.kernel.game import Game
from stormark.text.speaker import Speaker


class EntryCard(Struct, omit_defaults=True):
    """One thing that can be looked up."""

    kind: Literal[
        "term", "action", "card", "storm", "potion", "building", "faction", "rule", "ruling"
    ]
    id: str
    title: str
    text: str
    chapter: str = ""
    book: str = ""
    see: tuple[str, ...] = ()


def library_of(rules: Game[Any], lang: str) -> list[EntryCard]:
    return convert(Speaker(rules, lang).library(), list[EntryCard], from_attributes=True)


def words_of(rules: Game[Any], lang: str) -> dict[str, dict[str, str]]:
    return Speaker(rules, lang).labels()


def content_of(rules: Game[Any], _lang: str) -> dict[str, Any]:
    return rules.content()


def pack_of(rules: Game[Any], _lang: str) -> dict[str, Any]:
    return rules.pack_data()


LOOKED_UP = {"library": library_of, "words": words_of, "content": content_of, "pack": pack_of}
