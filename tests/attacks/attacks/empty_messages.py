"""Nothing, said very often."""

from __future__ import annotations

from tests.attacks.attack import Attack, Target
from tests.server import raw

SOCKETS = 3
AT_ONCE = 5_000  # frames


class EmptyMessages(Attack):
    item = "A1"
    name = "messages without content"

    def run(self, server: Target) -> str:
        flood = raw.frame(raw.TEXT) * AT_ONCE
        with server.holding() as held:
            sockets = [server.watch(held) for _ in range(SOCKETS)]
            while server.going():
                sockets = [one for one in sockets if raw.send(one, flood)] or [server.watch(held)]
        return ""


ATTACK = EmptyMessages()
