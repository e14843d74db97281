"""Spectators who never read what they are told."""

from __future__ import annotations

from tests.attacks.attack import Attack, Target
from tests.server import raw

SPECTATORS = 60


class DeafSpectators(Attack):
    item = "A1"
    name = "60 spectators who never read"

    def run(self, server: Target) -> str:
        with server.holding() as held:
            for _ in range(SPECTATORS):
                if server.going():
                    server.watch(held)
            asking = server.watch(held)
            while server.going() and raw.send(asking, raw.message("ping")):
                server.pause()
            server.wait()
        return ""


ATTACK = DeafSpectators()
