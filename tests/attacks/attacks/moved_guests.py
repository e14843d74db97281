"""Guests get other neighbours, a bot among them, and the match begins before they agree."""

from __future__ import annotations

from tests.attacks.attack import Attack, Target, answered


class MovedGuests(Attack):
    item = "A5"
    name = "guests moved without asking"
    seconds = 3.0

    def run(self, server: Target) -> str:
        seats = [{"kind": "person", "name": "Eve"}]
        wanted = {"game": "battalia", "options": {"players": 4, "team_mode": True}, "seats": seats}
        with server.http() as host, server.http("127.0.0.67") as guest:
            opened = answered(host.post("/api/tables", json=wanted))
            path = f"/api/tables/{opened['table']['id']}"
            by = {"X-Table-Token": opened["host_token"]}
            for seat in (1, 2, 3):
                answered(guest.post(f"{path}/seats/{seat}", json={"name": f"Guest {seat}"}))
            answered(host.post(f"{path}/seats/1/move", json={"to": 2}, headers=by))
            answered(host.put(f"{path}/seats/3", json={"kind": "bot"}, headers=by))
            begun = host.post(f"{path}/start", headers=by).is_success
        server.wait()
        return "people play beside others than they agreed to" if begun else ""


ATTACK = MovedGuests()
