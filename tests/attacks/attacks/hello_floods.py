"""What every page load sends, twenty times a second: everything since the beginning, in words."""

from __future__ import annotations

from time import sleep

from tests.attacks.attack import Attack, Target
from tests.server import raw

PER_SECOND = 20


class HelloFloods(Attack):
    item = "A4"
    name = "20 page loads a second"

    def run(self, server: Target) -> str:
        hello = raw.message("hello", protocol=1, token="", since=0, lang="de", text=True)
        with server.holding() as held:
            while server.going():
                connection = server.connect(held)
                connection.settimeout(5)
                if b" 101 " in raw.upgrade(connection, f"/api/tables/{server.table}/live"):
                    raw.send(connection, hello)
                sleep(1 / PER_SECOND)
        return ""


ATTACK = HelloFloods()
