"""A process that thinks: `python -m stormark.server.bots.worker MEMORY SECONDS PARENT`.

It reads one message a line, as a connection at the bot's seat would get them, and answers every
decision with an `act`.  Nothing but these lines reaches it.  After an error it says where, and
ends: the server starts another one.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from typing import Any, BinaryIO

from msgspec import UnsetType

from stormark.kernel.game import Game
from stormark.server.bots.sandbox import allow, submit
from stormark.server.bots.thinking import decision_from_json, think
from stormark.server.bots.worker_messages import Failed, Pack, Ready, ToWorker, encoded, to_worker
from stormark.server.content.games import game_from_text, game_named
from stormark.server.operations.logs import described
from stormark.server.protocol.messages import Act, Welcome


class Thinker:
    """Answers for any bot at any table."""

    def __init__(self) -> None:
        self._games: dict[str, Game[Any]] = {}  # those with a pack of their own, by its hash

    def hear(self, message: ToWorker) -> Act | None:
        """The answer to a decision; a pack is only remembered."""
        if isinstance(message, Pack):
            game = game_from_text(message.game, message.text)
            self._games[game.pack_hash] = game
            return None
        return self._answer(message)

    def _answer(self, welcome: Welcome) -> Act:
        table, decision = welcome.table, welcome.decisions[0]
        game = self._games.get(table.pack) or game_named(table.game)
        bot = table.seats[welcome.viewer].bot
        assert bot is not None
        assert welcome.view is not None
        assert not isinstance(welcome.position, UnsetType)
        action = think(bot, game, welcome.view, welcome.position, decision_from_json(decision))
        return Act("bot", decision["id"], action.to_json())


def work(lines: Iterable[bytes], answers: BinaryIO, seconds: int) -> int:
    """Answer line by line until there are no more; the exit status."""
    thinker = Thinker()
    tell(answers, Ready())
    for line in lines:
        allow(seconds)
        try:
            answer = thinker.hear(to_worker.decode(line))
        except Exception as error:
            tell(answers, Failed(**described(error)))
            return 1
        if answer is not None:
            tell(answers, answer)
    return 0


def tell(answers: BinaryIO, message: Act | Ready | Failed) -> None:
    answers.write(encoded(message) + b"\n")
    answers.flush()


def main() -> int:
    memory, seconds, parent = (int(word) for word in sys.argv[1:])
    submit(memory, parent)
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)  # whatever else is printed is no answer
        return work(sys.stdin.buffer, answers, seconds)


if __name__ == "__main__":
    sys.exit(main())
