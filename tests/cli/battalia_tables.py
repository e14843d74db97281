"""Tables of Battalia in progress, and what a person sees of them."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from stormark.cli.board.display import Display
from stormark.cli.board.displays import display_for
from stormark.games.battalia.game import Battalia
from stormark.kernel.game import Setup
from stormark.kernel.match import Match
from stormark.text import Speaker

GAME = Battalia()
NAMES = ("Anna", "Bot random", "Maximiliane-Charlott", "Ben", "Cleo", "Dora")
TABLES: tuple[dict[str, Any], ...] = (
    {"players": 2, "mode": "creation"},
    {"players": 3, "metamorpha": True, "bilkarr": True},
    {"players": 6, "valley": "kings_bridge", "metamorpha": True, "bilkarr": True},
)


@cache
def random_match(table: int, moves: int) -> Match[Any]:
    """A match in progress.  Do not move in it, it is shared."""
    setup = GAME.setup(TABLES[table])
    assert isinstance(setup, Setup)
    match = Match(GAME, setup, bytes([table + 1] * 32), auto_forced=True)
    rng = Random(moves)
    for _ in range(moves):
        decision = rng.choice(match.decisions())
        match.act(decision.seat, rng.choice(decision.actions), decision.id)
    assert not match.over
    return match


@cache
def display(lang: str) -> Display:
    return display_for(Speaker(GAME, lang, NAMES))
