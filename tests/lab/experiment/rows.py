"""Rows of games that nobody played."""

from __future__ import annotations

from typing import Any

from stormark.lab.experiment.row import GameRow


def row(**changed: Any) -> GameRow:
    plain: dict[str, Any] = {
        "id": "a-1-0",
        "setting": "a",
        "version": "1",
        "game": "xibalba",
        "rules_version": 2,
        "pack": "base",
        "pack_hash": "0" * 64,
        "players": 2,
        "options": {"players": 2, "mode": "normal"},
        "draw_factions": True,
        "label": "lab",
        "seed": 1,
        "number": 0,
        "bots": ["greedy", "random"],
        "factions": ["red", "blue"],
        "sides": [[0], [1]],
        "order": [1, 0],
        "won": [1.0, 0.0],
        "cause": "dice",
        "turns": 10,
        "decisions": 100,
        "seconds": 0.1,
        "numbers": {},
        "uses": {},
        "luck": [0.0, -1.0],
        "bought": [],
    }
    return GameRow(**{**plain, **changed})


TEAM = row(
    players=4,
    bots=["greedy", "random", "random", "random"],
    factions=list("abcd"),
    sides=[[0, 2], [1, 3]],
    order=[0, 1, 2, 3],
    won=[1.0, 0.0, 1.0, 0.0],
    luck=[0.0] * 4,
)
