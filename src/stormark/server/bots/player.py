"""A built-in bot as a program of its own: `python -m stormark.server.bots.player BOT [PACK]`.

It reads the messages of a table's socket as lines and writes its own, as any program may: see
docs/bots.md.  `stormark bot` connects it to a table.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from stormark.bots import Bot
from stormark.games.registry import load_game
from stormark.kernel.game import Game
from stormark.server.bots.minds import new_mind
from stormark.server.bots.thinking import decision_from_json, think
from stormark.server.protocol.patch import patched

PACK_MISSING: Final = 3  # exit status: the table is played with a content pack we do not have


class PackMissingError(Exception):
    """The table is played with other cards than ours."""


class Player:
    """Keeps the view of its seat up to date and answers what it is asked."""

    def __init__(self, bot: str, pack: Path | None) -> None:
        self._bot = bot
        self._pack = pack
        self._game: Game[Any] | None = None
        self._mind: Bot | None = None
        self._view: Any = None
        self._position: Any = None  # as its seat sees it
        self._under_way = ""  # the decision whose answer the server has not confirmed yet

    def hear(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """The answer to a message, if one is wanted."""
        if message["type"] == "welcome":
            self._sit_down(message["table"])
            self._view = message["view"]
        elif message["type"] == "update":
            self._view = patched(self._view, message["patch"])
        elif message["type"] not in ("accepted", "refused"):
            return None
        if message["type"] != "update":
            self._under_way = ""
        self._position = message.get("position", self._position)
        for decision in message.get("decisions", []):
            if not decision.get("idle") and decision["id"] != self._under_way:
                return self._answer(decision, message["seq"])
        return None

    def _sit_down(self, table: dict[str, Any]) -> None:
        if self._game is None:
            self._game = load_game(table["game"], self._pack)
            self._mind = new_mind(self._bot, table["game"])
        if table["pack"] != self._game.pack_hash:
            raise PackMissingError

    def _answer(self, decision: dict[str, Any], seq: int) -> dict[str, Any]:
        assert self._game is not None
        assert self._mind is not None
        self._under_way = decision["id"]
        action = think(
            self._mind, self._game, self._view, self._position, decision_from_json(decision)
        )
        return {
            "type": "act",
            "request": f"{decision['id']}@{seq}",  # after an undo it is asked again
            "decision": decision["id"],
            "action": action.to_json(),
        }


def main() -> int:
    bot, *pack = sys.argv[1:]
    player = Player(bot, Path(pack[0]) if pack else None)
    for line in sys.stdin:
        try:
            answer = player.hear(json.loads(line))
        except PackMissingError:
            return PACK_MISSING
        if answer is not None:
            sys.stdout.write(json.dumps(answer) + "\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
