"""Requests whose bodies come byte by byte, and clients who leave in the middle."""

from __future__ import annotations

from tests.attacks.attack import Attack, Target
from tests.server import raw

CONNECTIONS = 500


class SlowBodies(Attack):
    item = "A2"
    name = "500 bodies that do not end"

    def run(self, server: Target) -> str:
        head = raw.post("/api/tables", 60_000)
        with server.holding() as held:
            dripping = server.connect_many(held, CONNECTIONS)
            for connection in dripping:
                raw.send(connection, head)
            leaving, dripping = dripping[:50], dripping[50:]
            for connection in leaving:
                connection.close()
            while server.going():
                dripping = [one for one in dripping if raw.send(one, b" ")]
                server.pause()
        return ""


ATTACK = SlowBodies()
