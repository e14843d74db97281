"""The file of a tuning: what may be changed within which bounds, and what is wanted."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from stormark.games.registry import NAMES
from stormark.kernel.fields import bounded, expect, one_of, only, read, word
from stormark.kernel.json import Json, JsonDict
from stormark.kernel.manifest import manifest
from stormark.kernel.refusal import InputError
from stormark.lab.comparison import Measure, measure_named
from stormark.lab.experiment.reading import load_toml, read_bots, read_pack
from stormark.lab.experiment.row import GameRow
from stormark.lab.manifest import LabManifest
from stormark.lab.playing import arena_setup
from stormark.lab.subject import GameByName, loaded
from stormark.lab.tuned import is_tuned, spread
from stormark.lab.tuning.packs import number_at, pack_files

KEYS: Final = (
    *("game", "pack", "players", "bot", "games", "trials", "proof", "seed", "options"),
    *("goal", "measure", "weights", "numbers"),
)
MOST: Final = 1_000_000
MOST_GOAL, EVEN_GOAL = "most", "even"


@dataclass(frozen=True)
class Range:
    """A value and its bounds; whole numbers stay whole."""

    name: str
    low: float
    high: float
    start: float
    whole: bool


@dataclass(frozen=True)
class Tuning:
    """What is tuned: weights of a bot, which plays against `bot`, or numbers of a pack."""

    load: GameByName
    players: int
    bot: str
    options: JsonDict
    games: int  # of every trial
    trials: int
    proof: int  # games on fresh seeds
    seed: int
    goal: str
    measure: Measure
    ranges: tuple[Range, ...]
    of_weights: bool


def load_tuning(path: Path) -> Tuning:
    """Read a file; raises InputError naming file and field."""
    return load_toml(path, lambda data: _tuning(data, path.parent))


def _tuning(data: JsonDict, folder: Path) -> Tuning:
    only(data, KEYS, "")
    name = one_of(read(data, "game", str, ""), "game", NAMES)
    load = read_pack(name, data.get("pack", "base"), "pack", folder)
    spec = loaded(load).spec
    players = bounded(
        data.get("players", spec.min_seats), "players", spec.min_seats, spec.max_seats
    )
    options: JsonDict = {**read(data, "options", dict, "", {}), "players": players}
    arena_setup(loaded(load), options)
    if ("weights" in data) == ("numbers" in data):
        raise InputError("lab-tune-what", "weights")
    of_weights = "weights" in data
    (bot,) = read_bots(data.get("bot", "greedy"), "bot", name)[:1]
    measure: Measure = _tuned_share
    if not of_weights:
        measure = measure_named(read(data, "measure", str, ""), "measure")
    return Tuning(
        load,
        players,
        bot,
        options,
        bounded(data.get("games", 40), "games", 2, MOST),
        bounded(data.get("trials", 30), "trials", 2, MOST),
        bounded(data.get("proof", 200), "proof", 2, MOST),
        bounded(data.get("seed", 1), "seed", 1, MOST),
        MOST_GOAL if of_weights else word(data, "goal", "", (EVEN_GOAL, MOST_GOAL), EVEN_GOAL),
        measure,
        tuple(_weights(data, name) if of_weights else _numbers(data, load)),
        of_weights,
    )


def _tuned_share(row: GameRow) -> float | None:
    return next(row.won[seat] for seat, bot in enumerate(row.bots) if is_tuned(bot))


def _weights(data: JsonDict, game: str) -> list[Range]:
    """Factors on weights, by the beginnings of their names."""
    table: JsonDict = read(data, "weights", dict, "")
    known = manifest("lab", game, LabManifest).weights
    for name in table:
        if not spread({name: 1.0}, known):
            allowed = ", ".join(known)
            raise InputError("argument-unknown", f"weights.{name}", found=name, allowed=allowed)
    return [_range(name, 1.0, table[name], f"weights.{name}") for name in table]


def _numbers(data: JsonDict, load: GameByName) -> list[Range]:
    """Numbers of the pack, by the way to them."""
    files = pack_files(load)
    found = []
    for way, bounds in read(data, "numbers", dict, "").items():
        start = number_at(files, way, f"numbers.{way}")
        found.append(_range(way, start, bounds, f"numbers.{way}"))
    return found


def _range(name: str, start: float, bounds: Json, place: str) -> Range:
    """The bounds must hold the value as it is: the first trial plays it."""
    match expect(bounds, list, place):
        case [int() | float() as low, int() | float() as high] if 0 <= low <= start <= high > low:
            return Range(name, low, high, start, isinstance(start, int))
    raise InputError("lab-tune-bounds", place, start=start)
