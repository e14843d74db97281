"""The options of a new game on the command line: those that the games declare."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

import click

from stormark.games.registry import NAMES, load_game
from stormark.i18n import Catalogue
from stormark.kernel.json import Json
from stormark.kernel.option_field import NUMBER, SWITCH, WORD, OptionField
from stormark.kernel.refusal import InputError

Given = Mapping[str, str | bool | None]
PLAYERS = "players"  # has a flag of its own: seats can be named as well


@dataclass(frozen=True)
class GameOption:
    """`--flag`: an option that one game or several declare under the same name."""

    key: str
    kind: str
    fields: Mapping[str, OptionField]  # by game

    @property
    def flag(self) -> str:
        return self.key.replace("_", "-")

    @property
    def metavar(self) -> str:
        if self.kind == NUMBER:
            return "N"
        if self.kind == WORD:
            return "|".join(word for field in self.fields.values() for word in field.words)
        return "A,B,…"

    def parameter(self, catalogue: Catalogue) -> click.Option:
        """The option as click knows it; a switch can be turned off too."""
        about = catalogue.t(f"cli-about-{self.flag}")
        if self.kind == SWITCH:
            return click.Option([f"--{self.flag}/--no-{self.flag}"], default=None, help=about)
        return click.Option([f"--{self.flag}"], metavar=self.metavar, help=about)

    def read(self, value: str | bool) -> Json:
        if isinstance(value, bool):
            return value
        if self.kind == NUMBER:
            return number(value, f"--{self.flag}")
        if self.kind == WORD:
            return value.strip().lower()
        return [name.strip().lower() or None for name in value.split(",")]  # None leaves it open


@cache
def game_options() -> Sequence[GameOption]:
    """Every option of every game."""
    found: dict[str, dict[str, OptionField]] = {}
    for game in NAMES:
        for field in load_game(game).option_fields():
            if field.name != PLAYERS:
                found.setdefault(field.name, {})[game] = field
    return [
        GameOption(key, next(iter(fields.values())).kind, fields) for key, fields in found.items()
    ]


def number(text: str, place: str) -> int:
    """A whole number from the command line."""
    try:
        return int(text)
    except ValueError:
        raise InputError("cli-not-a-number", place, found=text) from None


def options_of(game: str, given: Given) -> dict[str, Json]:
    """The options of a game that were given; InputError for those of another game."""
    options: dict[str, Json] = {}
    for option in game_options():
        value = given.get(option.key)
        if value is None:
            continue
        if game not in option.fields:
            games = ", ".join(option.fields)
            raise InputError("cli-option-of-game", f"--{option.flag}", games=games)
        options[option.key] = option.read(value)
    return options


def flag_of(place: str) -> str:
    """The flag for a place in the options of a game.

    >>> flag_of("options.week_limit"), flag_of("options.sets[1]"), flag_of("options.players")
    ('--week-limit', '--sets', '--players')
    """
    key = place.split("[", maxsplit=1)[0].removeprefix("options.")
    return f"--{key.replace('_', '-')}"
