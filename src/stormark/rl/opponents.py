"""Opponents of a learning program: any bot that plays at tables, by its name."""

from __future__ import annotations

from collections.abc import Sequence

from stormark.bots import Bot, make_bot
from stormark.kernel.chance import FastChance
from stormark.kernel.simulator import Simulator
from stormark.rl.episode import Episode


class Opponents:
    """Bots at all seats but those that learn."""

    def __init__(self, episode: Episode, names: Sequence[str]) -> None:
        self._episode = episode
        self._names = tuple(names)
        self._bots: list[Bot] = []
        self._chances: list[FastChance] = []
        self.begin(0)

    def begin(self, seed: int) -> None:
        """Fresh bots for a new game; InputError names a bot that nobody knows."""
        game = self._episode.name
        self._bots = [
            make_bot(name, 31 * seed + number, game) for number, name in enumerate(self._names)
        ]
        self._chances = [FastChance(seed << 8 | number) for number in range(len(self._bots))]

    def answer(self, number: int, seat: int) -> None:
        """Let a bot decide for a seat, by what the seat sees alone."""
        episode = self._episode
        game, state = episode.game, episode.state
        seen = game.seen_by(state, seat)
        simulator = Simulator(game, seen, seat, self._chances[number])
        decision = game.decision(state, seat)
        action = self._bots[number].choose(game.show(seen, seat), decision, simulator)
        option = state.options(seat)[decision.actions.index(action)]
        state.apply(seat, option, episode.io)
        episode.decisions += 1
