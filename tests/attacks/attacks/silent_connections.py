"""Connections that say nothing use up what the system allows."""

from __future__ import annotations

from tests.attacks.attack import Attack, Target

CONNECTIONS = 1_300


class SilentConnections(Attack):
    item = "A2"
    name = "1,300 silent connections"

    def run(self, server: Target) -> str:
        with server.holding() as held:
            server.connect_many(held, CONNECTIONS)
            server.wait()
        return ""


ATTACK = SilentConnections()
