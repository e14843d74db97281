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


def xibalba(mode: str, players: int, games: int) -> Setting:
    options: dict[str, Json] = {"mode": mode, "players": players}
    return Setting("xibalba", f"{mode}-{players}", options, games)


def battalia(mode: str, players: int, games: int, **more: Json) -> Setting:
    options = {"mode": mode, "players": players, **more}
    return Setting("battalia", f"{mode}-{players}", options, games)


def teams(sizes: str, players: int, games: int, **more: Json) -> Setting:
    options = {"mode": "stormgates", "players": players, **more}
    return Setting("battalia", f"stormgates-{sizes}", options, games)


# So many games that true chances show 2 % or less: the nearer all chances are to each other, the
# more it takes.  Xibalba for three, whose numbers change most in the course of a game, gets more.
SETTINGS: Final = (
    xibalba("normal", 2, 600),
    xibalba("normal", 3, 1000),
    xibalba("normal", 4, 400),
    xibalba("apocalypse", 2, 600),
    xibalba("apocalypse", 3, 2000),
    xibalba("apocalypse", 4, 400),
    battalia("creation", 2, 300),
    battalia("creation", 3, 300),
    battalia("creation", 4, 200),
    battalia("stormgates", 2, 500),
    battalia("stormgates", 3, 400),
    battalia("stormgates", 4, 350, team_mode=False),
    battalia("stormgates", 6, 120, team_mode=False),
    teams("2v2", 4, 400),
    teams("2v3", 5, 600),
    teams("2v2v2", 6, 300),
    teams("3v3", 6, 350, two_trios=True),
)
