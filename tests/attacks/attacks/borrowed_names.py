"""A spectator who speaks under the name of a player."""

from __future__ import annotations

from tests.attacks.attack import Attack, Target
from tests.attacks.player import open_match, sit_at

PLAYER = "Cleo"
BORROWED = (PLAYER, "CLEO", "Cle\u043e", "Cl\u200beo")


class BorrowedNames(Attack):
    item = "A6"
    name = "a player's name in the chat"
    seconds = 3.0

    def run(self, server: Target) -> str:
        opened = open_match(server, PLAYER, "Dora", settings={"spectator_chat": "all"})
        table, tokens = opened["table"]["id"], opened["seat_tokens"]
        taken = 0
        with server.holding() as held:
            dora = sit_at(server, held, table, tokens["1"])
            dora.hear("company")
            for name in BORROWED:
                thief = sit_at(server, held, table, name=name)
                thief.hear("company")
                thief.say("say", request=name, text="I resign.")
                taken += dora.hear("chat")["name"] in BORROWED
            server.wait()
        return f"{taken} of {len(BORROWED)} were believed" if taken else ""


ATTACK = BorrowedNames()
