"""Every number of players, mode and kind of teams that chances are measured in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from stormark.kernel.json import Json


@dataclass(frozen=True)
class Setting:
    """What is played, and how many games of it the proof wants."""

    game: str
    name: str
    options: Mapping[str, Json]
    games: int


def xibalba(mode: str, players: int) -> Setting:
    options: dict[str, Json] = {"mode": mode, "players": players}
    return Setting("xibalba", f"{mode}-{players}", options, 800)


def battalia(mode: str, players: int, games: int, **more: Json) -> Setting:
    options = {"mode": mode, "players": players, **more}
    return Setting("battalia", f"{mode}-{players}", options, games)


def teams(sizes: str, players: int, games: int, **more: Json) -> Setting:
    options = {"mode": "stormgates", "players": players, **more}
    return Setting("battalia", f"stormgates-{sizes}", options, games)


# So many games that true chances show about 2 %: the nearer all chances are to each other, the
# more it takes.
SETTINGS: Final = (
    *(xibalba(mode, players) for mode in ("normal", "apocalypse") for players in (2, 3, 4)),
    battalia("creation", 2, 400),
    battalia("creation", 3, 400),
    battalia("creation", 4, 200),
    battalia("stormgates", 2, 400),
    battalia("stormgates", 3, 500),
    battalia("stormgates", 4, 500, team_mode=False),
    battalia("stormgates", 6, 150, team_mode=False),
    teams("2v2", 4, 1000),
    teams("2v3", 5, 900),
    teams("2v2v2", 6, 250),
    teams("3v3", 6, 600, two_trios=True),
)
