"""Names of sites that are none, in `Host` and `Origin`: once each was a traceback in the log."""

from __future__ import annotations

from tests.attacks.attack import Attack, Target
from tests.server import raw

HEADS = (
    b"GET /api/me HTTP/1.1\r\nHost: x\r\nOrigin: http://[\r\n\r\n",
    b"GET /api/me HTTP/1.1\r\nHost: [\r\n\r\n",
    raw.upgrade_request("/api/tables/abc/live", "Origin: http://[\r\n"),
)


class MalformedSites(Attack):
    item = "A1"
    name = "sites that are none"

    def run(self, server: Target) -> str:
        while server.going():
            for head in HEADS:
                with server.holding() as held:
                    for connection in server.connect_many(held, 1):
                        raw.send(connection, head)
                        if raw.read_all(connection)[9:10] == b"5":
                            return "a request that breaks the server"
            server.pause()
        return ""


ATTACK = MalformedSites()
