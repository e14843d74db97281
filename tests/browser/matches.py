"""Matches that lie on the table already, where a test is about looking at them."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import APIRequestContext

from stormark.bots.levels import PROPOSED
from tests.browser.player import PATIENCE, Player

PAUSE = 0.2  # seconds between two looks at whether it is over


def played_by_bots(
    player: Player, game: str, *, pack: str = "", bot: str = PROPOSED, **options: Any
) -> str:
    """The table of a whole match between bots."""
    http = player.page.request
    seats = [{"kind": "bot", "bot": bot}] * int(options.get("players", 2))
    wanted = {"game": game, "options": options, "seats": seats, "pack": pack}
    opened = _post(http, "/api/tables", wanted)
    table = str(opened["table"]["id"])
    _post(http, f"/api/tables/{table}/start", None, opened["host_token"])
    end = time.monotonic() + 2 * PATIENCE / 1000
    while http.get(f"/api/tables/{table}").json()["status"] != "finished":
        assert time.monotonic() < end, "the bots do not come to an end"
        time.sleep(PAUSE)
    return table


def _post(http: APIRequestContext, path: str, body: Any, token: str = "") -> Any:
    answer = http.post(path, data=body, headers={"X-Table-Token": token} if token else {})
    assert answer.ok, answer.text()
    return answer.json()
