"""Spectators who come, want the whole history in words, and go again."""

from __future__ import annotations

from contextlib import suppress

from tests.attacks.attack import Attack, Target
from tests.server import raw


class Greetings(Attack):
    item = "A4"
    name = "20 greetings a second that want everything in words"

    def run(self, server: Target) -> str:
        while server.going():
            with suppress(OSError), server.holding() as held:
                connection = server.connect(held)
                raw.upgrade(connection, f"/api/tables/{server.table}/live")
                connection.sendall(
                    raw.message("hello", protocol=1, token="", since=0, lang="de", text=True)
                )
                connection.recv(65_536)
            server.pause()
        return ""


ATTACK = Greetings()
