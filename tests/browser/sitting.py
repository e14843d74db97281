"""Sitting down at a table with bots at once, without the pages that lead there."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.player import Player

QUICK = "greedy"  # the bot that thinks least among those that want something
EVERYTHING: dict[str, Any] = {
    "mode": "stormgates",
    "players": 6,
    "valley": "kings_bridge",
    **dict.fromkeys(("metamorpha", "bilkarr", "fanatics", "unbound", "kry_cek"), True),
}


def sit_down(player: Player, game: str, options: dict[str, Any], bot: str = QUICK) -> str:
    """A match of this player against bots, begun and looked at; the id of its table."""
    player.visit("/settings")
    http = player.page.request
    seats = [{"kind": "person", "name": "Ada"}]
    seats += [{"kind": "bot", "bot": bot}] * (int(options.get("players", 2)) - 1)
    opened = http.post("/api/tables", data={"game": game, "options": options, "seats": seats})
    assert opened.ok, opened.text()
    answer = opened.json()
    table = str(answer["table"]["id"])
    begun = http.post(f"/api/tables/{table}/start", headers={"X-Table-Token": answer["host_token"]})
    assert begun.ok, begun.text()
    kept = [{"table": table, "game": game, "seats": {"0": answer["seat_tokens"]["0"]}}]
    player.page.evaluate("(kept) => localStorage.setItem('stormark-seats', kept)", json.dumps(kept))
    player.visit(f"/table/{table}")
    return table


def sit_beside(host: Player, player: Player, table: str) -> None:
    """The same seat at the same table, in another window."""
    kept = host.page.evaluate("localStorage.getItem('stormark-seats')")
    player.visit("/settings")
    player.page.evaluate("(kept) => localStorage.setItem('stormark-seats', kept)", kept)
    player.visit(f"/table/{table}")
