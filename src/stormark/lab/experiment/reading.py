"""The file of an experiment: every mistake is named with its field."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Final, TypeVar

from stormark.bots import make_bot
from stormark.bots.own import split_names
from stormark.games.registry import NAMES, shipped_packs
from stormark.kernel.fields import bounded, expect, one_of, only, plain, read
from stormark.kernel.files import located, read_text_file
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.option_field import WORDS, OptionField
from stormark.kernel.packs.problem import PackError
from stormark.kernel.refusal import InputError
from stormark.lab.experiment.plan import ALL, BASE, FORMATS, Experiment, Setting
from stormark.lab.playing import arena_setup
from stormark.lab.subject import GameByName, loaded

T = TypeVar("T")

MOST_GAMES: Final = 10_000_000
MOST_SEED: Final = 2**63 - 1
TOP: Final = ("games", "seeds", "turns", "replays", "format", "play")
PLAY: Final = ("game", "players", "bots", "packs", "draw_factions", "options")
PLAYERS: Final = "players"
TOML_PLACE: Final = re.compile(r"line (\d+)")


def load_experiment(path: Path) -> Experiment:
    """Read a file; raises InputError naming file and field."""
    return load_toml(path, lambda data: _experiment(data, path.parent))


def load_toml(path: Path, made: Callable[[JsonDict], T]) -> T:
    """What a file is made into; every mistake is named with the file."""
    text = read_text_file(path)
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        at = TOML_PLACE.search(str(error))
        line = int(at[1]) if at else text.count("\n") + 1
        raise InputError("lab-not-toml", f"{path}:{line}", line=line) from None
    try:
        return made(expect(plain(data), dict, ""))
    except PackError:
        raise  # names the pack's own file, and all that is wrong there
    except InputError as error:
        raise located(error, path) from None


def _experiment(data: JsonDict, folder: Path) -> Experiment:
    only(data, TOP, "")
    plays: list[Json] = read(data, "play", list, "")
    if not plays:
        raise InputError("lab-empty-list", "play")
    settings = [
        setting
        for index, play in enumerate(plays)
        for setting in _settings(expect(play, dict, f"play[{index}]"), f"play[{index}]", folder)
    ]
    return Experiment(
        settings=tuple({setting.key: setting for setting in settings}.values()),
        games=bounded(read(data, "games", int, ""), "games", 1, MOST_GAMES),
        seeds=tuple(_numbers(data.get("seeds", 1), "seeds", 1, MOST_SEED)),
        turns=read(data, "turns", bool, "", False),
        replays=_replays(data.get("replays", 0)),
        format=one_of(data.get("format", "csv"), "format", FORMATS),
    )


def _settings(play: JsonDict, place: str, folder: Path) -> Iterator[Setting]:
    """Every combination of the lists of a table."""
    only(play, PLAY, place)
    name = one_of(read(play, "game", str, place), f"{place}.game", NAMES)
    packs = [
        read_pack(name, pack, f"{place}.packs[{index}]", folder)
        for index, pack in enumerate(_listed(play.get("packs", BASE), f"{place}.packs"))
    ]
    spec = loaded(packs[0]).spec
    players = _numbers(
        play.get(PLAYERS, spec.min_seats), f"{place}.players", spec.min_seats, spec.max_seats
    )
    lines = [
        (at, read_bots(line, at, name))
        for index, line in enumerate(_listed(play.get("bots", "greedy"), f"{place}.bots"))
        for at in [f"{place}.bots[{index}]"]
    ]
    draws = read(play, "draw_factions", bool, place, True)
    options: JsonDict = read(play, "options", dict, place, {})
    for load in packs:
        for seats, (at, line) in product(players, lines):
            if len(line) > seats:
                raise InputError("lab-too-many-bots", at, bots=len(line), players=seats)
            bots = line + line[-1:] * (seats - len(line))
            for chosen in _combinations(options, load, f"{place}.options"):
                yield _setting(load, bots, {**chosen, PLAYERS: seats}, draws, place)


def _setting(
    load: GameByName, bots: tuple[str, ...], options: JsonDict, draws: bool, place: str
) -> Setting:
    try:
        arena_setup(loaded(load), options)
    except InputError as error:
        raise InputError(error.problem, f"{place}.options", **error.params) from None
    return Setting(load, bots, options, draws)


def _combinations(options: JsonDict, load: GameByName, place: str) -> Iterator[JsonDict]:
    """Options whose value is a list take each of its values in turn."""
    known = {field.name: field for field in loaded(load).option_fields() if field.name != PLAYERS}
    only(options, known, place)
    values = [_alternatives(options[name], known[name], f"{place}.{name}") for name in options]
    for chosen in product(*values):
        yield dict(zip(options, chosen, strict=True))


def _alternatives(value: Json, field: OptionField, place: str) -> list[Json]:
    """The list of a list, where an option is a list itself; TOML has no null: "" leaves it open."""
    if field.kind != WORDS:
        return _listed(value, place)
    words: list[Json] = expect(value, list, place)
    several = words if words and isinstance(words[0], list) else [words]
    return [
        [word or None for word in expect(one, list, f"{place}[{index}]")]
        for index, one in enumerate(several)
    ]


def read_bots(line: Json, place: str, game: str) -> tuple[str, ...]:
    """A line-up; raises InputError for a bot that nobody knows."""
    names = split_names(expect(line, str, place))
    if not names:
        raise InputError("lab-no-bots", place)
    for name in names:
        try:
            make_bot(name, 0, game)
        except InputError as error:
            raise InputError(error.problem, place, **error.params) from None
    return tuple(names)


def read_pack(game: str, pack: Json, place: str, folder: Path) -> GameByName:
    """A game with a pack, seen from the folder of the file or by its name."""
    name = expect(pack, str, place)
    path = folder / name
    if not path.exists():
        path = shipped_packs(game).get(name, path)
    load = GameByName(game, None if name == BASE else path.resolve())
    loaded(load)
    return load


def _replays(value: Json) -> int:
    return ALL if value == "all" else bounded(value, "replays", 0, MOST_GAMES)


def _numbers(value: Json, place: str, low: int, high: int) -> list[int]:
    return [
        bounded(one, f"{place}[{index}]", low, high)
        for index, one in enumerate(_listed(value, place))
    ]


def _listed(value: Json, place: str) -> list[Json]:
    """One value is a list of one; an empty list would mean no games at all."""
    items: list[Json] = value if isinstance(value, list) else [value]
    if not items:
        raise InputError("lab-empty-list", place)
    return items
