"""Crowded tables: positions in the middle of a game, where effects meet effects."""

from __future__ import annotations

from random import Random
from typing import Any

from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.game import Xibalba
from stormark.games.xibalba.vocab import TYPE_WORDS


def crowded_table(game: Xibalba, rng: Random) -> XibalbaState:
    """A turn begins at a table of rich players with cards on every field."""
    players = rng.choice((2, 3, 4))
    mode = rng.choice(("normal", "normal", "apocalypse"))
    decks = [[game.tables.refs[card] for card in cards] for cards in game.tables.by_type]
    for deck in decks:
        rng.shuffle(deck)
    boards = list(game.pack.boards)
    rng.shuffle(boards)
    slots = 2 if mode == "normal" else 1
    given: dict[str, Any] = {
        "players": players,
        "mode": mode,
        "target": 40,
        "phase": "start",
        "turn": rng.randint(1, players),
        "ark": {"soldier": decks[0].pop(), "owner": rng.randint(0, players)},
        "market": _dealt(decks, slots),
        "discard": _dealt(decks, 3),
    }
    for number in range(1, players + 1):
        level = rng.randint(2, 4)
        base: dict[str, Any] = {
            "faction": rng.choice(boards[number - 1].sides),
            "resources": rng.randint(8, 22),
            "paragon": rng.randint(0, 12),
            "level": level,
            "warhost": [decks[0].pop() for _ in range(rng.randint(1, 3))],
        }
        for field in range(1, level + 1):
            base[f"field{field}"] = [decks[rng.choice((1, 1, 2))].pop()]
        given[f"p{number}"] = base
    return game.position(given)


def _dealt(decks: list[list[str]], count: int) -> dict[str, list[str]]:
    return {
        word: [decks[index].pop() for _ in range(count)] for index, word in enumerate(TYPE_WORDS)
    }
