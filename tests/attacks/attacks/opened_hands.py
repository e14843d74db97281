"""Spectators may look into hands, decided by the host after the guests sat down."""

from __future__ import annotations

from tests.attacks.attack import Attack, Target, answered


class OpenedHands(Attack):
    item = "A5"
    name = "hands opened to spectators later"
    seconds = 3.0

    def run(self, server: Target) -> str:
        seats = [{"kind": "person", "name": "Cleo"}, {"kind": "open"}]
        wanted = {"game": "xibalba", "options": {"players": 2}, "seats": seats[:1]}
        wanted["settings"] = {"spectators": "public"}
        with server.http() as host, server.http("127.0.0.67") as guest:
            opened = answered(host.post("/api/tables", json=wanted))
            path = f"/api/tables/{opened['table']['id']}"
            by = {"X-Table-Token": opened["host_token"]}
            answered(guest.post(f"{path}/seats/1", json={"name": "Dora"}))
            host.patch(path, json={"settings": {"spectators": "open"}}, headers=by)
            host.post(f"{path}/start", headers=by)
            shown = answered(guest.get(path))
        server.wait()
        running = shown["status"] == "running"
        is_open = shown["settings"]["spectators"] == "open"
        return "hands are open in a running match" if running and is_open else ""


ATTACK = OpenedHands()
