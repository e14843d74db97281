"""Every ping wants a pong."""

from __future__ import annotations

from tests.attacks.attack import Attack, Target
from tests.server import raw

SOCKETS = 3
AT_ONCE = 5_000  # frames


class Pings(Attack):
    item = "A1"
    name = "pings on three sockets"

    def run(self, server: Target) -> str:
        flood = raw.frame(raw.PING) * AT_ONCE
        with server.holding() as held:
            sockets = [server.watch(held) for _ in range(SOCKETS)]
            while server.going():
                sockets = [one for one in sockets if raw.send(one, flood)] or [server.watch(held)]
        return ""


ATTACK = Pings()
