"""A bot that can be asked about any position: it is shown what its seat sees, nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from stormark.bots import Bot, make_bot
from stormark.kernel.action import Action
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Game
from stormark.kernel.simulator import Simulator

if TYPE_CHECKING:
    from stormark.library.position import Position


class Player:
    """A computer player.  The same seed and the same questions give the same answers.

    >>> import stormark
    >>> game = stormark.load("xibalba")
    >>> game.player("greedy", seed=1)
    <Player greedy of xibalba>
    """

    def __init__(self, rules: Game[Any], bot: str = "skilled", seed: int = 0) -> None:
        self.name = bot
        self._game = rules.spec.id
        self._bot: Bot = make_bot(bot, seed, rules.spec.id)
        self._chance = FastChance(seed)

    def choose(self, position: Position, seat: int | None = None) -> Action:
        """What the bot would do at a seat that has to decide; without one, at the first."""
        asked = position.decision(seat)
        rules = position.game.rules.at(position.state)
        seen = position.state
        if position.viewer is None:
            seen = rules.seen_by(position.state, asked.seat)
        simulator = Simulator(rules, seen, asked.seat, self._chance)
        return self._bot.choose(rules.show(seen, asked.seat), asked, simulator)

    def __repr__(self) -> str:
        return f"<Player {self.name} of {self._game}>"
