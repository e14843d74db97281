"""Matches of the toy and of both real games, played at random with everything a table may do."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from stormark.games.registry import load_game
from stormark.kernel.game import Game, Setup
from stormark.kernel.json import Json
from stormark.kernel.match import Accepted, Match
from stormark.kernel.refusal import Refusal
from tests.kernel.toy import Toy

GAMES: Final[dict[str, Game[Any]]] = {
    "toy": Toy(),
    "xibalba": load_game("xibalba"),
    "battalia": load_game("battalia"),
}
LONG_TOY: Final[dict[str, Json]] = {"turns": 40}


def table(name: str, seed: int) -> Match[Any]:
    """A new match; the seed chooses the options as well."""
    game = GAMES[name]
    options = game.option_sets()[seed % len(game.option_sets())]
    setup = game.setup(LONG_TOY if name == "toy" else options)
    assert isinstance(setup, Setup)
    return Match(game, setup, bytes([seed + 1]) * 32, auto_forced=seed % 2 == 0)


def some_step(match: Match[Any], rng: Random) -> Accepted | Refusal:
    """A move, or now and then an attempt to go back."""
    seat, chosen = rng.randrange(match.seats), rng.random()
    if chosen < 0.1:
        return match.undo(seat)
    if chosen < 0.15:
        return match.restart_turn(seat)
    if chosen < 0.17:
        return match.rewind(seat, rng.randrange(match.number + 1))
    decision = rng.choice(match.decisions())
    return match.act(decision.seat, rng.choice(decision.actions), decision.id)
