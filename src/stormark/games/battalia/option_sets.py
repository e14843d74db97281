"""The option sets that conformance and soaks run over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from stormark.games.battalia.options import SWITCHES, defaults
from stormark.kernel.json import Json, JsonDict

TABLES: Final = (
    *(("creation", players) for players in (2, 3, 4)),
    *(("stormgates", players) for players in (2, 3, 4, 5, 6)),
)
SHORT: Final = 4  # weeks: checkpoints, royal cards and veterans are all seen by then
LONG: Final = 12  # weeks in which small maps fill up and cities grow to the end of the game

EVERYTHING: Final = (
    "draft hero_mode team_mode map_full metamorpha bilkarr fanatics unbound extended"
)
# Mode, players, valley and the switches that are on.  Together with the recommended options of
# every table and the two largest games, any two choices that go together meet in one of them.
MIXED: Final = (
    ("creation", 2, "none", "draft hero_mode unbound extended"),
    ("creation", 3, "none", "draft hero_mode unbound extended"),
    ("creation", 4, "none", "draft hero_mode unbound extended"),
    ("stormgates", 2, "none", "draft map_full bilkarr unbound kry_cek"),
    ("stormgates", 2, "none", "map_full metamorpha bilkarr fanatics unbound"),
    ("stormgates", 3, "none", "map_full metamorpha bilkarr fanatics unbound kry_cek"),
    ("stormgates", 4, "kings_bridge", "map_full metamorpha bilkarr unbound extended"),
    ("stormgates", 4, "kings_bridge", "team_mode short_valley"),
    ("stormgates", 4, "mountain_pass", "hero_mode metamorpha bilkarr kry_cek"),
    ("stormgates", 4, "mountain_pass", "map_full metamorpha fanatics unbound extended"),
    ("stormgates", 5, "none", "team_mode trio_cap metamorpha bilkarr fanatics unbound kry_cek"),
    ("stormgates", 5, "none", "draft hero_mode team_mode map_full trio_cap kry_cek extended"),
    ("stormgates", 5, "none", "team_mode map_full trio_cap metamorpha unbound extended"),
    ("stormgates", 5, "none", "map_full metamorpha bilkarr unbound kry_cek extended"),
    ("stormgates", 6, "kings_bridge", "team_mode two_trios fanatics"),
    ("stormgates", 6, "mountain_pass", "draft bilkarr fanatics kry_cek extended"),
    ("stormgates", 6, "none", "draft team_mode two_trios metamorpha bilkarr"),
)


@cache
def option_sets() -> Sequence[Mapping[str, Json]]:
    """Recommended options of every table, the largest games, and all pairs of choices."""
    sets: list[Mapping[str, Json]] = [
        {"mode": mode, "players": players, "week_limit": SHORT} for mode, players in TABLES
    ]
    sets.append(row("stormgates", 6, "kings_bridge", f"{EVERYTHING} kry_cek", SHORT + 1))
    largest = f"{EVERYTHING} kry_cek two_trios short_valley"
    sets.append(row("stormgates", 6, "mountain_pass", largest, SHORT + 1))
    sets += [row(*mixed, SHORT) for mixed in MIXED]
    sets += [
        {"mode": "creation", "players": 2, "week_limit": LONG},
        {"mode": "stormgates", "players": 2, "week_limit": LONG},
    ]
    return sets


def row(mode: str, players: int, valley: str, switches: str, weeks: int) -> JsonDict:
    """An option set that names only what differs from the recommended options."""
    chosen = switches.split()
    standard = defaults(mode, players)
    options: JsonDict = {"mode": mode, "players": players, "week_limit": weeks}
    if valley != "none":
        options["valley"] = valley
    for name in SWITCHES:
        if (name in chosen) != standard[name]:
            options[name] = name in chosen
    return options
