"""A rematch with open hands: it is changed before the others come with their old tokens."""

from __future__ import annotations

from tests.attacks.attack import Attack, Target, answered
from tests.attacks.player import open_match, play_some


class ChangedRematch(Attack):
    item = "A5"
    name = "a rematch with open hands"
    seconds = 3.0

    def run(self, server: Target) -> str:
        opened = open_match(server, "Eve", "Mallory")
        tokens = opened["seat_tokens"]
        with server.holding() as held:
            table = play_some(server, held, opened, 0)
        with server.http() as host, server.http("127.0.0.67") as guest:
            by = {"X-Table-Token": tokens["0"]}
            again = answered(host.post(f"/api/tables/{table}/rematch", headers=by))
            path = f"/api/tables/{again['table']['id']}"
            mine = answered(host.post(f"{path}/claim", headers=by))
            theirs = {"X-Table-Token": again["host_token"]}
            changed = {"settings": {"spectators": "open", "auto_start": True}}
            card = answered(host.patch(path, json=changed, headers=theirs))
            agreement = f"{path}/seats/{mine['seat']}/agreement"
            seen = {"changes": card["changes"]}
            host.post(agreement, json=seen, headers={"X-Table-Token": mine["token"]})
            guest.post(f"{path}/claim", headers={"X-Table-Token": tokens["1"]})
            host.post(f"{path}/start", headers=theirs)
            shown = answered(guest.get(path))
        server.wait()
        running = shown["status"] == "running"
        return "hands are open to spectators" if running else ""


ATTACK = ChangedRematch()
