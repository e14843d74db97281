"""Somebody who reads along what the server tells a browser, and knows a good answer to it.

Whole games played at random take thousands of moves.  A coach lets a bot think about what this
browser was told; the answer is still given by the player, with the mouse or the keys.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from stormark.games.registry import load_game
from stormark.server.bots.thinking import decision_from_json, think
from stormark.server.protocol.patch import patched

Message = dict[str, Any]


class Coach:
    """Keeps up with one page, also after it was loaded again."""

    def __init__(self, page: Page) -> None:
        self._game: Any = None
        self._view: Any = None
        self._position: Any = None
        self._decisions: list[Message] = []
        self.result: list[float] | None = None
        page.route_web_socket("**/live", self._listen)

    @property
    def own_turn(self) -> int | None:
        """The number of the turn, if it is this player's."""
        view = self._view or {}
        turn = view.get("turn", {})
        seats = turn["seats"] if "seats" in turn else [turn.get("seat")]
        return int(turn["number"]) if view.get("viewer") in seats else None

    def advice(self) -> str | None:
        """The words of the best option; None while there is nothing to answer."""
        for decision in self._decisions:
            if not decision.get("idle"):
                return self._best(decision)
        return None

    def _best(self, decision: Message) -> str:
        words = [option["text"] for option in decision["actions"]]
        actions = [{"verb": one["verb"], "args": one["args"]} for one in decision["actions"]]
        asked = decision_from_json({**decision, "actions": actions})
        chosen = think("greedy", self._game, self._view, self._position, asked)
        return str(words[asked.actions.index(chosen)])

    def _listen(self, socket: WebSocketRoute) -> None:
        """Between the browser and the server; a position to think about is asked for as well."""
        server = socket.connect_to_server()

        def said(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "hello":
                text = json.dumps({**message, "position": True})
            server.send(text)

        def told(text: str | bytes) -> None:
            self._hear(json.loads(text))
            socket.send(text)

        socket.on_message(said)
        server.on_message(told)

    def _hear(self, message: Message) -> None:
        if message["type"] == "welcome":
            self._game = load_game(message["table"]["game"])
            self._view = message["view"]
        elif message["type"] == "update":
            self._view = patched(self._view, message["patch"])
        else:
            return
        self._decisions = message["decisions"]
        self._position = message.get("position")
        self.result = message["play"] and message["play"]["result"]
