"""Every number of players, mode and kind of teams that chances are measured in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from stormark.kernel.json import Json


@dataclass(frozen=True)
class Setting:
    """What is played, and how many games of it in one round: quick games are played more often."""

    game: str
    name: str
    options: Mapping[str, Json]
    in_round: int


def xibalba(mode: str, players: int) -> Setting:
    return Setting("xibalba", f"{mode}-{players}", {"mode": mode, "players": players}, 16)


def battalia(mode: str, players: int, in_round: int, name: str = "", **more: Json) -> Setting:
    options = {"mode": mode, "players": players, **more}
    return Setting("battalia", f"{mode}-{name or players}", options, in_round)


SETTINGS: Final = (
    *(xibalba(mode, players) for mode in ("normal", "apocalypse") for players in (2, 3, 4)),
    battalia("creation", 2, 6),
    battalia("creation", 3, 3),
    battalia("creation", 4, 3),
    battalia("stormgates", 2, 6),
    battalia("stormgates", 3, 3),
    battalia("stormgates", 4, 2, team_mode=False),
    battalia("stormgates", 6, 1, team_mode=False),
    battalia("stormgates", 4, 1, "2v2"),
    battalia("stormgates", 5, 1, "2v3"),
    battalia("stormgates", 6, 1, "2v2v2"),
    battalia("stormgates", 6, 1, "3v3", two_trios=True),
)
