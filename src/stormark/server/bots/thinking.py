"""A built-in bot at work: from what its seat sees to its answer."""

from __future__ import annotations

from secrets import randbits
from typing import Any

from stormark.bots import Bot
from stormark.kernel.action import Action, Decision
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Game
from stormark.kernel.json import JsonDict
from stormark.kernel.simulator import Simulator


def think(
    mind: Bot, game: Game[Any], view: JsonDict, position: JsonDict, decision: Decision
) -> Action:
    """The bot's answer to a decision, from what its seat sees of the position.

    Nobody can guess the chance it uses.
    """
    seen = game.state_from_json(position, seen=True)
    return mind.choose(
        view, decision, Simulator(game, seen, decision.seat, FastChance(randbits(64)))
    )


def decision_from_json(data: Any) -> Decision:
    """A decision as it travels."""
    actions = tuple(Action.from_json(action) for action in data["actions"])
    return Decision(data["id"], data["seat"], data["kind"], data["about"], actions)
