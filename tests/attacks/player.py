"""An attacker who plays: tables, seats and what is said at them."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.attacks.attack import ATTACKER, Target, answered
from tests.server import raw

PATIENCE = 10.0  # seconds

Json = dict[str, Any]


class Player:
    """A connection to a table that has said hello."""

    def __init__(self, socket: ClientConnection) -> None:
        self.decisions: list[Json] = []  # as far as has been heard
        self.play: Json = {}
        self._socket = socket

    def say(self, kind: str, **fields: Any) -> None:
        self._socket.send(json.dumps({"type": kind, **fields}))

    def hear(self, *kinds: str) -> Json:
        """The next message of these kinds; raises TimeoutError."""
        while True:
            message: Json = json.loads(self._socket.recv(PATIENCE))
            self.decisions = message.get("decisions", self.decisions)
            self.play = message.get("play") or self.play
            if message["type"] in kinds:
                return message

    def ask(self, kind: str, **fields: Any) -> Json:
        """The answer to a request."""
        self.say(kind, request=kind, **fields)
        return self.hear("accepted", "refused", "done", "error")

    def settle(self) -> None:
        """Hear everything that is on the way."""
        self.say("ping")
        self.hear("pong")

    def leave(self) -> None:
        self._socket.close()


def sit_at(server: Target, held: ExitStack, table: str, token: str = "", **hello: Any) -> Player:
    connection = held.enter_context(raw.connected(server.address, ATTACKER))
    address = f"ws://{server.address}/api/tables/{table}/live"
    player = Player(held.enter_context(connect(address, sock=connection, max_size=None)))
    player.say("hello", protocol=1, token=token, **hello)
    return player


def open_match(server: Target, *names: str, **wanted: Any) -> Json:
    """A running match of the attacker with itself."""
    seats = [{"kind": "person", "name": name} for name in names]
    body = {"game": "xibalba", "options": {"players": len(names)}, "seats": seats, **wanted}
    with server.http() as client:
        opened: Json = answered(client.post("/api/tables", json=body))
        headers = {"X-Table-Token": opened["host_token"]}
        answered(client.post(f"/api/tables/{opened['table']['id']}/start", headers=headers))
    return opened


def play_some(server: Target, held: ExitStack, opened: Json, moves: int) -> str:
    """Make moves, then give up: the name of a finished table."""
    table = opened["table"]["id"]
    seats = [sit_at(server, held, table, token) for token in opened["seat_tokens"].values()]
    for number in range(moves):
        for seat in seats:
            seat.settle()
        asked = [seat for seat in seats if seat.decisions]
        if not asked:
            break
        question = asked[0].decisions[-1]
        actions = question["actions"]
        act = {"decision": question["id"], "action": actions[number % len(actions)]}
        asked[0].say("act", request=str(number), **act)
        asked[0].hear("accepted", "refused", "error")
    seats[0].ask("resign")
    return str(table)
