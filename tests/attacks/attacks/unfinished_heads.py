"""Heads of requests that never end: 250 MB on two connections."""

from __future__ import annotations

from socket import socket

from tests.attacks.attack import Attack, Target
from tests.server import raw

GET = b"GET /api/tables HTTP/1.1\r\nHost: x\r\nX-Long: "
PIECE = b"a" * 1_000_000
MOST = 125  # pieces of each connection


class UnfinishedHeads(Attack):
    item = "A2"
    name = "unfinished heads of 125 MB"

    def run(self, server: Target) -> str:
        with server.holding() as held:
            sending: dict[socket, int] = {}
            while server.going():
                while len(sending) < 2:
                    connection = server.connect(held)
                    raw.send(connection, GET)
                    sending[connection] = 0
                for connection, sent in list(sending.items()):
                    if sent == MOST:
                        continue
                    if raw.send(connection, PIECE):
                        sending[connection] = sent + 1
                    else:
                        del sending[connection]
        return ""


ATTACK = UnfinishedHeads()
