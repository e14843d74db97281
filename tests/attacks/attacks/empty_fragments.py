"""A message that has begun, and goes on with nothing."""

from __future__ import annotations

from contextlib import ExitStack
from socket import socket

from tests.attacks.attack import Attack, Target
from tests.server import raw

SOCKETS = 3
AT_ONCE = 5_000  # frames


class EmptyFragments(Attack):
    item = "A1"
    name = "empty fragments of a message"

    def run(self, server: Target) -> str:
        flood = raw.frame(raw.CONTINUATION, flags=0) * AT_ONCE
        with server.holding() as held:
            sockets = [self._begun(server, held) for _ in range(SOCKETS)]
            while server.going():
                sockets = [one for one in sockets if raw.send(one, flood)]
                sockets = sockets or [self._begun(server, held)]
        return ""

    def _begun(self, server: Target, held: ExitStack) -> socket:
        connection = server.watch(held)
        raw.send(connection, raw.frame(raw.TEXT, flags=0))
        return connection


ATTACK = EmptyFragments()
