"""A stranger's replay, played on from the middle: all hands are known from it."""

from __future__ import annotations

from tests.attacks.attack import Attack, Target, answered
from tests.attacks.player import open_match, play_some, sit_at

MOVES = 10


class KnownForks(Attack):
    item = "A5"
    name = "a fork with hands known before"
    seconds = 4.0

    def run(self, server: Target) -> str:
        with server.holding() as held, server.http() as client:
            table = play_some(server, held, open_match(server, "Cleo", "Dora"), MOVES)
            seats = [{"kind": "person", "name": name} for name in ("Eve", "Finn")]
            wanted = {"entry": MOVES // 2, "seats": seats}
            answer = client.post(f"/api/tables/{table}/forks", json=wanted)
            if not answer.is_success:
                return ""  # a refused fork deals nobody anything
            fork = answer.json()
            name, by = fork["table"]["id"], {"X-Table-Token": fork["host_token"]}
            answered(client.post(f"/api/tables/{name}/start", headers=by))
            known = 0
            for seat, token in fork["seat_tokens"].items():
                path = f"/api/tables/{table}/replay/positions/{MOVES // 2}?viewer={seat}"
                before = answered(client.get(path))["view"]
                view = sit_at(server, held, name, token).hear("welcome")["view"]
                known += before == view
            server.wait()
        return "every hand lies as in the replay" if known == len(fork["seat_tokens"]) else ""


ATTACK = KnownForks()
