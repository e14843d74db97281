"""pyminion, a deck-builder in plain Python."""

from __future__ import annotations

import logging
from contextlib import suppress
from copy import deepcopy
from importlib.metadata import version
from random import Random
from typing import Any

from pyminion.bots.bot import Bot, BotDecider
from pyminion.expansions.base import base_set
from pyminion.game import Game

from bench.contender import Contender

PLAYERS = 4
MIDGAME_TURNS = 10
LONGEST = 1_000  # turns; random play that trashes everything may never end


class RandomDecider(BotDecider):  # type: ignore[misc]
    """Chooses uniformly, and counts what it was asked."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.asked = 0

    def _any(self, cards: list[Any]) -> Any:
        self.asked += 1
        chosen = int(self.rng.random() * (len(cards) + 1))
        return cards[chosen] if chosen < len(cards) else None

    def action_phase_decision(self, valid_actions: list[Any], *_: Any, **__: Any) -> Any:
        return self._any(valid_actions)

    def buy_phase_decision(self, valid_cards: list[Any], *_: Any, **__: Any) -> Any:
        return self._any(valid_cards)

    def treasure_phase_decision(self, valid_treasures: list[Any], *_: Any, **__: Any) -> Any:
        self.asked += 1
        return valid_treasures

    def binary_decision(self, *_: Any, **__: Any) -> bool:
        self.asked += 1
        return self.rng.random() < 0.5

    def _several(self, valid_cards: list[Any], **given: Any) -> list[Any]:
        """One card where one is allowed, some cards of pyminion rely on that; else the fewest."""
        self.asked += 1
        bounds = {name[:3]: value for name, value in given.items() if name[3:8] == "_num_"}
        count = 1 if bounds.get("max") == 1 else bounds.get("min", 0)
        return self.rng.sample(valid_cards, min(count, len(valid_cards)))

    def discard_decision(self, *, valid_cards: list[Any], **given: Any) -> list[Any]:
        return self._several(valid_cards, **given)

    trash_decision = gain_decision = topdeck_decision = reveal_decision = discard_decision
    pass_decision = name_card_decision = discard_decision


def new(rng: Random) -> tuple[Any, RandomDecider]:
    decider = RandomDecider(rng)
    players = [Bot(decider, player_id=str(seat)) for seat in range(PLAYERS)]
    game = Game(players, expansions=[base_set], log_stdout=False)
    game.start()
    return game, decider


def contender() -> Contender:
    logging.disable(logging.CRITICAL)

    def play(rng: Random) -> int:
        """Some games run into an assertion of pyminion’s own: they count as far as they went."""
        game, decider = new(rng)
        with suppress(AssertionError):
            for _ in range(LONGEST):
                if game.is_over():
                    break
                for player in game.players:
                    player.take_turn(game)
        return decider.asked

    def midgame(rng: Random) -> Any:
        while True:
            game, _ = new(rng)
            with suppress(AssertionError):
                for _ in range(MIDGAME_TURNS):
                    for player in game.players:
                        player.take_turn(game)
                return game

    return Contender(
        "Dominion, 4 players", f"pyminion {version('pyminion')}", play, midgame, deepcopy
    )
