"""What a scenario says to somebody who learns the game with it (docs/scenarios.md)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from stormark.kernel.fields import expect, inside, only, read, texts
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.languages import LANGUAGES
from stormark.kernel.refusal import InputError

_LESSON_KEYS: Final = ("seat", "about", "end", "players")
_TEACH_KEYS: Final = ("title", "text", "hint", "show")
PIECE_OF_A_PLAYER: Final = re.compile(r"^(pile|base|hero|tent|seat):(\d+)")
"""Clients count seats from 0; in a file players are numbered from 1 everywhere."""


@dataclass(frozen=True)
class Teaching:
    """One thing that is explained, with the pieces it is about."""

    title: dict[str, str]
    text: dict[str, str]
    hint: dict[str, str]  # for whoever tries something else; perhaps empty
    show: tuple[str, ...]  # pieces as clients name them: `face:R1`, `field:3,4`, `seat:0`


@dataclass(frozen=True)
class Lesson:
    """The head of a scenario that teaches: who learns, and what is said around it."""

    seat: int  # numbered from 1
    about: dict[str, str]
    end: Teaching
    players: tuple[str, ...]  # names; where one is missing or empty, the number of the player


def bilingual(table: JsonDict, key: str, place: str) -> dict[str, str]:
    """A text in both languages."""
    words: JsonDict = read(table, key, dict, place)
    here = inside(place, key)
    only(words, LANGUAGES, here)
    return {language: read(words, language, str, here) for language in LANGUAGES}


def read_lesson(data: JsonDict) -> Lesson | None:
    """[lesson] of a file, if it has one."""
    if "lesson" not in data:
        return None
    place = "lesson"
    table: JsonDict = expect(data["lesson"], dict, place)
    only(table, _LESSON_KEYS, place)
    seat = read(table, "seat", int, place, 1)
    if seat < 1:
        raise InputError("scenario-seat", inside(place, "seat"), seat=seat)
    return Lesson(
        seat=seat,
        about=bilingual(table, "about", place),
        end=_teaching(read(table, "end", dict, place), inside(place, "end")),
        players=tuple(texts(read(table, "players", list, place, []), inside(place, "players"))),
    )


def read_teach(step: JsonDict, place: str) -> tuple[Teaching, ...]:
    """`teach` of a step: one table, or several that are told one after the other."""
    if "teach" not in step:
        return ()
    here = inside(place, "teach")
    found = step["teach"]
    if not isinstance(found, list):
        return (_teaching(found, here),)
    return tuple(_teaching(item, f"{here}[{index}]") for index, item in enumerate(found))


def _teaching(item: Json, place: str) -> Teaching:
    table: JsonDict = expect(item, dict, place)
    only(table, _TEACH_KEYS, place)
    return Teaching(
        title=bilingual(table, "title", place),
        text=bilingual(table, "text", place),
        hint=bilingual(table, "hint", place) if "hint" in table else {},
        show=tuple(
            PIECE_OF_A_PLAYER.sub(_from_zero, piece)
            for piece in texts(read(table, "show", list, place, []), inside(place, "show"))
        ),
    )


def _from_zero(piece: re.Match[str]) -> str:
    return f"{piece[1]}:{int(piece[2]) - 1}"
