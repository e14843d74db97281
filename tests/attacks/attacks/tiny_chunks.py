"""Bodies in chunks of one byte: work for a parser, not for a sender."""

from __future__ import annotations

from tests.attacks.attack import Attack, Target
from tests.server import raw

CHUNKS = b"1\r\n \r\n" * 40_000


class TinyChunks(Attack):
    item = "A2"
    name = "bodies in chunks of one byte"

    def run(self, server: Target) -> str:
        with server.holding() as held:
            connection = server.connect(held)
            raw.send(connection, raw.post("/api/tables", None))
            while server.going():
                if not raw.send(connection, CHUNKS):
                    connection = server.connect(held)
                    raw.send(connection, raw.post("/api/tables", None))
        return ""


ATTACK = TinyChunks()
