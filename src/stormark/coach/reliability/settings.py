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


# By sides: the fewer, the more games it takes until true chances show well below 3 %.
WANTED: Final = {2: 480, 3: 360, 4: 300, 6: 300}


def xibalba(mode: str, players: int) -> Setting:
    options: dict[str, Json] = {"mode": mode, "players": players}
    return Setting("xibalba", f"{mode}-{players}", options, 2 * WANTED[players])


def battalia(mode: str, players: int, **more: Json) -> Setting:
    options = {"mode": mode, "players": players, **more}
    return Setting("battalia", f"{mode}-{players}", options, WANTED[players])


def teams(sizes: str, players: int, **more: Json) -> Setting:
    options = {"mode": "stormgates", "players": players, **more}
    return Setting("battalia", f"stormgates-{sizes}", options, WANTED[len(sizes.split("v"))])


SETTINGS: Final = (
    *(xibalba(mode, players) for mode in ("normal", "apocalypse") for players in (2, 3, 4)),
    battalia("creation", 2),
    battalia("creation", 3),
    battalia("creation", 4),
    battalia("stormgates", 2),
    battalia("stormgates", 3),
    battalia("stormgates", 4, team_mode=False),
    battalia("stormgates", 6, team_mode=False),
    teams("2v2", 4),
    teams("2v3", 5),
    teams("2v2v2", 6),
    teams("3v3", 6, two_trios=True),
)
