"""A pause that two agreed to, ended by one at a moment that suits."""

from __future__ import annotations

from tests.attacks.attack import Attack, Target
from tests.attacks.player import open_match, sit_at


class Pauses(Attack):
    item = "A5"
    name = "a pause ended by one alone"
    seconds = 3.0

    def run(self, server: Target) -> str:
        opened = open_match(server, "Cleo", "Dora")
        table, tokens = opened["table"]["id"], opened["seat_tokens"]
        with server.holding() as held:
            cleo = sit_at(server, held, table, tokens["0"])
            dora = sit_at(server, held, table, tokens["1"])
            dora.hear("company")
            cleo.ask("propose", what="pause")
            dora.ask("agree")
            dora.settle()
            assert dora.play["paused"]
            dora.say("resume", request="alone")
            dora.settle()
            paused = dora.play["paused"]
            server.wait()
        return "" if paused else "the match goes on"


ATTACK = Pauses()
