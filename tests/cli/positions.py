"""Matches far enough on to have something on the table."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from stormark.cli.board.display import Display
from stormark.cli.board.displays import display_for
from stormark.games.xibalba.game import Xibalba
from stormark.kernel.game import Setup
from stormark.kernel.match import Match
from stormark.text import Speaker
from stormark.text.board.xibalba.words import XibalbaWords

GAME = Xibalba()
NAMES = ("Anna", "Bot greedy", "Maximiliane-Charlott", "Ben")
WANTED = ("buy", "upgrade", "gather", "attack", "enter", "activate")


@cache
def random_match(seats: int, seed: int, moves: int, mode: str = "normal") -> Match[Any]:
    """A random match in which players like to buy, so that piles grow and cards get covered.

    It is never over: where it would be, fewer moves are made.  Do not move in it, it is shared.
    """
    setup = GAME.setup({"players": seats, "mode": mode, "target": 40})
    assert isinstance(setup, Setup)
    match = Match(GAME, setup, seed.to_bytes(32, "big"), auto_forced=True)
    rng = Random(seed)
    for _ in range(moves):
        if match.over:
            return random_match(seats, seed, moves - 40, mode)
        decision = match.decisions()[0]
        liked = [action for action in decision.actions if action.verb in WANTED]
        match.act(decision.seat, rng.choice(liked or decision.actions))
    return random_match(seats, seed, moves - 40, mode) if match.over else match


@cache
def words_for(seats: int, lang: str) -> XibalbaWords:
    return XibalbaWords(Speaker(GAME, lang, NAMES[:seats]))


def display(seats: int, lang: str) -> Display:
    return display_for(words_for(seats, lang).speaker)
