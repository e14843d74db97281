"""Thousands of requests in one packet."""

from __future__ import annotations

from tests.attacks.attack import Attack, Target
from tests.server import raw

REQUESTS = b"GET /api/tables HTTP/1.1\r\nHost: x\r\n\r\n" * 2_000


class Pipelines(Attack):
    item = "A2"
    name = "2,000 requests at once"

    def run(self, server: Target) -> str:
        while server.going():
            with server.holding() as held:
                for _ in range(20):
                    raw.send(server.connect(held), REQUESTS)
                server.pause()
        return ""


ATTACK = Pipelines()
