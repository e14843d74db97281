"""What a page keeps while a game gets longer: its heap after collecting, and its nodes."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from playwright.sync_api import WebSocket

from tests.browser.player import Player

STEPS = 5  # how often it is looked at


def report(player: Player, game: str, events: int) -> str:
    heard = Heard(player)
    player.play_now(game)
    tools = player.page.context.new_cdp_session(player.page)
    random = Random(1)
    seen = [_state(tools, 0)]
    while len(seen) <= STEPS and not heard.over:
        player.wait_for_turn()
        player.answer(random.randrange(player.options.count()))
        if heard.events >= events * len(seen) / STEPS:
            seen.append(_state(tools, heard.events))
    return "; ".join(seen)


class Heard:
    """Counts the events that a page is told, and knows when its match is over."""

    def __init__(self, player: Player) -> None:
        self.events = 0
        self.over = False
        player.page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._told)

    def _told(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        self.events += len(message.get("events", ()))
        self.over = self.over or bool((message.get("play") or {}).get("result"))


def _state(tools: Any, events: int) -> str:
    tools.send("HeapProfiler.collectGarbage")
    heap = tools.send("Runtime.getHeapUsage")["usedSize"] / 1e6
    nodes = tools.send("Memory.getDOMCounters")["nodes"]
    return f"{events} events {heap:.1f} MB, {nodes} nodes"
