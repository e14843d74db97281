"""A table at which any position can be laid out: the server's word is replaced on its way.

Everything else is the real client at a real table, opened and begun at the server.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from stormark.games.registry import load_game
from stormark.kernel.json import JsonDict
from stormark.server.protocol.localizer import Localizer
from tests.browser.player import Player
from tests.browser.positions import Position

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn")
LATER = 1_000  # records: nothing the server says afterwards counts any more


class Stage:
    """A match of a player, who sits wherever the position is seen from."""

    def __init__(self, player: Player, game: str, options: JsonDict) -> None:
        self._player = player
        self._number = LATER
        self._socket: WebSocketRoute | None = None
        self._welcome: dict[str, Any] = {}
        names = NAMES[: int(str(options.get("players", 2)))]
        self._speech = Localizer(load_game(game), names)
        player.page.route_web_socket("**/api/tables/*/live", self._between)
        player.visit("/settings")
        table, token = self._open(game, options, names)
        kept = json.dumps([{"table": table, "game": game, "seats": {"0": token}}])
        player.page.evaluate("(kept) => localStorage.setItem('stormark-seats', kept)", kept)
        player.visit(f"/table/{table}")
        expect(player.board.locator("[data-refs]").first).to_be_visible()  # the board is loaded

    def show(self, position: Position) -> list[str]:
        """Lay out a position; the keys of the options that are worth a look."""
        self._number += 1
        seat, view, decision, options = position
        told = self._speech.decisions(self._player.lang, [decision], view)
        name = f"{seat}.{self._number}"
        asked = [{**one, "id": name, "idle": False} for one in told]
        assert self._socket is not None
        self._socket.send(
            json.dumps(
                self._welcome
                | {"viewer": seat, "seq": self._number, "view": view, "decisions": asked}
            )
        )
        keys = [f"{name}/{index}" for index in options]
        self._player.open_list()
        last = self._player.prompt.locator(f'[data-choice="{keys[-1]}"]')
        expect(last).to_be_enabled()
        return keys

    def _between(self, socket: WebSocketRoute) -> None:
        def heard(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "welcome":
                self._welcome = told
            socket.send(message)

        self._socket = socket
        socket.connect_to_server().on_message(heard)

    def _open(self, game: str, options: JsonDict, names: tuple[str, ...]) -> tuple[str, str]:
        http = self._player.page.request
        seats = [{"kind": "person", "name": name} for name in names]
        opened = http.post("/api/tables", data={"game": game, "options": options, "seats": seats})
        assert opened.ok, opened.text()
        answer = opened.json()
        table = str(answer["table"]["id"])
        headers = {"X-Table-Token": answer["host_token"]}
        begun = http.post(f"/api/tables/{table}/start", headers=headers)
        assert begun.ok, begun.text()
        return table, str(answer["seat_tokens"]["0"])
