"""A stranger's replay, played on from the middle: all hands are known from it."""

from __future__ import annotations

import httpx

from tests.attacks.attack import Attack, Target, answered
from tests.attacks.player import Json, open_match, play_some, sit_at

MOVES = 40
ENTRY = 2  # hands are dealt, and the first turn has begun
FORKS = 3  # hands that are dealt anew may come out alike once
OPTIONS = {"players": 2, "mode": "creation"}


class KnownForks(Attack):
    """In Battalia, where hands are hidden."""

    item = "A5"
    name = "a fork with hands known before"
    seconds = 4.0

    def run(self, server: Target) -> str:
        with server.holding() as held, server.http() as client:
            opened = open_match(server, "Cleo", "Dora", game="battalia", options=OPTIONS)
            table = play_some(server, held, opened, MOVES)
            known = {seat: _position(client, table, seat)["view"] for seat in ("0", "1")}
            same = 0
            for _ in range(FORKS):
                fork = _forked(client, table)
                for seat, token in fork["seat_tokens"].items():
                    at_fork = sit_at(server, held, fork["table"]["id"], token)
                    same += at_fork.hear("welcome")["view"] == known[seat]
            server.wait()
        return "every hand lies as in the replay" if same == FORKS * len(known) else ""


def _position(client: httpx.Client, table: str, seat: str) -> Json:
    path = f"/api/tables/{table}/replay/positions/{ENTRY}?viewer={seat}"
    found: Json = answered(client.get(path))
    return found


def _forked(client: httpx.Client, table: str) -> Json:
    seats = [{"kind": "person", "name": name} for name in ("Eve", "Finn")]
    wanted = {"entry": ENTRY, "seats": seats}
    fork: Json = answered(client.post(f"/api/tables/{table}/forks", json=wanted))
    headers = {"X-Table-Token": fork["host_token"]}
    answered(client.post(f"/api/tables/{fork['table']['id']}/start", headers=headers))
    return fork


ATTACK = KnownForks()
