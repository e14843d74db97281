"""Answers that nobody reads stay in memory."""

from __future__ import annotations

from tests.attacks.attack import Attack, Target
from tests.server import raw

GET = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
CONNECTIONS = 90
ASKED = 100


class UnreadAnswers(Attack):
    item = "A2"
    name = "answers that nobody reads"

    def run(self, server: Target) -> str:
        with server.holding() as held:
            deaf = server.connect_many(held, CONNECTIONS)
            for connection in deaf:
                connection.settimeout(0.01)
            for _ in range(ASKED):
                for connection in deaf:
                    if server.going():
                        raw.send(connection, GET)
            server.wait()
        return ""


ATTACK = UnreadAnswers()
