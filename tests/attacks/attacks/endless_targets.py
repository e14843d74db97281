"""A path that does not end."""

from __future__ import annotations

from tests.attacks.attack import Attack, Target
from tests.server import raw

PIECE = b"a" * 100_000
MOST = 200  # pieces of a connection


class EndlessTargets(Attack):
    item = "A2"
    name = "addresses without end"

    def run(self, server: Target) -> str:
        while server.going():
            with server.holding() as held:
                connection = server.connect(held)
                raw.send(connection, b"GET /")
                for _ in range(MOST):
                    if not server.going() or not raw.send(connection, PIECE):
                        break
        return ""


ATTACK = EndlessTargets()
