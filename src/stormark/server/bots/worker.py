"""A process that thinks: see `workers.start`.

It reads one message a line, as a connection at the bot's seat would get them, and answers every
decision with an `act`.  Nothing but these lines reaches it.
"""

from __future__ import annotations

from typing import Any

from msgspec import UnsetType

from stormark.bots.registry import check_bot
from stormark.kernel.game import Game
from stormark.server.bots.minds import Minds
from stormark.server.bots.thinking import decision_from_json, think
from stormark.server.bots.worker_messages import Pack, to_worker
from stormark.server.content.games import game_from_text, game_named
from stormark.server.protocol.messages import Act, Welcome
from stormark.server.workers.loop import run
from stormark.server.workers.messages import Forget


class Thinker:
    """Answers for any bot at any table."""

    def __init__(self) -> None:
        self._games: dict[str, Game[Any]] = {}  # those with a pack of their own, by its hash
        self._minds = Minds()

    def hear(self, line: bytes) -> Act | None:
        """The answer to a decision; a pack is only remembered."""
        message = to_worker.decode(line)
        if isinstance(message, Pack):
            self._games[message.name] = game_from_text(message.game, message.text)
            return None
        if isinstance(message, Forget):
            del self._games[message.name]
            return None
        return self._answer(message)

    def _answer(self, welcome: Welcome) -> Act:
        table, decision = welcome.table, welcome.decisions[0]
        game = self._games.get(table.pack) or game_named(table.game)
        bot = table.seats[welcome.viewer].bot
        assert bot is not None
        check_bot(bot, "bot", table.game)  # never a name that runs somebody's own code
        assert welcome.view is not None
        assert not isinstance(welcome.position, UnsetType)
        mind = self._minds.at(table.id, welcome.viewer, bot, table.game)
        action = think(mind, game, welcome.view, welcome.position, decision_from_json(decision))
        return Act("bot", decision["id"], action.to_json())


def main() -> int:
    return run(Thinker().hear)
