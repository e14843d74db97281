"""The options of a new game, as the command line names them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from stormark.games.battalia.options import SWITCHES
from stormark.kernel.json import Json
from stormark.kernel.refusal import InputError

Given = Mapping[str, str | bool | None]


def word(text: str, _place: str) -> Json:
    return text.strip().lower()


def number(text: str, place: str) -> int:
    """A whole number from the command line."""
    try:
        return int(text)
    except ValueError:
        raise InputError("cli-not-a-number", place, found=text) from None


def names(text: str, _place: str) -> Json:
    """Names separated by commas; nothing between two commas leaves a place open."""
    return [name.strip().lower() or None for name in text.split(",")]


@dataclass(frozen=True)
class GameOption:
    """`--flag`: which option of which games it sets, and how its text is read.

    Without a way to read it is a switch: `--flag` or `--no-flag`.
    """

    flag: str
    key: str
    games: tuple[str, ...]
    read: Callable[[str, str], Json] | None = None
    metavar: str = ""

    @property
    def name(self) -> str:
        """What click calls it."""
        return self.flag.replace("-", "_")


GAME_OPTIONS: Final = (
    GameOption(
        "mode", "mode", ("xibalba", "battalia"), word, "normal|apocalypse|creation|stormgates"
    ),
    GameOption("target", "target", ("xibalba",), number, "N"),
    GameOption("factions", "factions", ("xibalba",), names, "A,B,…"),
    GameOption("sets", "sets", ("battalia",), names, "A,B,…"),
    GameOption("valley", "valley", ("battalia",), word, "none|mountain_pass|kings_bridge"),
    GameOption("weeks", "week_limit", ("battalia",), number, "N"),
    *(GameOption(switch.replace("_", "-"), switch, ("battalia",)) for switch in SWITCHES),
)


def options_of(game: str, given: Given) -> dict[str, Json]:
    """The options of a game that were given; InputError for those of another game."""
    options: dict[str, Json] = {}
    for option in GAME_OPTIONS:
        value = given.get(option.name)
        if value is None:
            continue
        place = f"--{option.flag}"
        if game not in option.games:
            raise InputError("cli-option-of-game", place, games=", ".join(option.games))
        if option.read is None:
            options[option.key] = value
        else:
            options[option.key] = option.read(str(value), place)
    return options


def flag_of(place: str) -> str:
    """The flag for a place in the options of a game.

    >>> flag_of("options.week_limit"), flag_of("options.sets[1]"), flag_of("options.players")
    ('--weeks', '--sets', '--players')
    """
    key = place.split("[", maxsplit=1)[0].removeprefix("options.")
    flags = {option.key: option.flag for option in GAME_OPTIONS}
    return f"--{flags.get(key, key)}"
