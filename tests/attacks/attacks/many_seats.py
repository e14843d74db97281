"""One guest sits down everywhere and plays nowhere."""

from __future__ import annotations

from tests.attacks.attack import Attack, Target

HOSTS = [f"127.0.0.{number}" for number in range(70, 74)]
TABLES = 15  # of each
ENOUGH = 24


class ManySeats(Attack):
    item = "A5"
    name = "one guest in 60 seats"

    def run(self, server: Target) -> str:
        wanted = {
            "game": "xibalba",
            "options": {"players": 2},
            "seats": [{"kind": "person", "name": "Host"}],
        }
        taken = 0
        for host in HOSTS:
            with server.http(host) as client, server.http() as guest:
                for _ in range(TABLES):
                    answer = client.post("/api/tables", json=wanted)
                    if not answer.is_success:
                        break  # a host has only so many tables
                    path = f"/api/tables/{answer.json()['table']['id']}/seats/1"
                    taken += guest.post(path, json={"name": "Everywhere"}).is_success
        server.wait()
        return f"{taken} seats" if taken > ENOUGH else ""


ATTACK = ManySeats()
