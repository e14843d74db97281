"""A bot for the opponent, voted in while they load the page again."""

from __future__ import annotations

from tests.attacks.attack import Attack, Target
from tests.attacks.player import open_match, sit_at


class StandIns(Attack):
    item = "A5"
    name = "a bot for somebody who reloads"
    seconds = 3.0

    def run(self, server: Target) -> str:
        opened = open_match(server, "Cleo", "Dora")
        table, tokens = opened["table"]["id"], opened["seat_tokens"]
        with server.holding() as held:
            dora = sit_at(server, held, table, tokens["1"])
            cleo = sit_at(server, held, table, tokens["0"])
            cleo.hear("company")
            cleo.leave()
            while 0 in dora.hear("presence")["seats"]:
                pass
            answer = dora.ask("propose", what="stand_in", to=0)
            server.wait()
        return "" if answer["type"] == "refused" else "the seat plays by itself"


ATTACK = StandIns()
