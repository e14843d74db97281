"""Kilobytes over the wire, compressed: the start page, then a running match."""

from __future__ import annotations

from tests.browser.player import Player
from tests.browser.traffic import Traffic


def report(player: Player, game: str) -> str:
    traffic = Traffic(player.page)
    player.visit()
    player.page.wait_for_load_state("networkidle")
    first = _written(traffic)
    player.start_match(game)
    player.page.wait_for_load_state("networkidle")
    return f"start page {first}; with a match {_written(traffic)}"


def _written(traffic: Traffic) -> str:
    code = traffic.kilobytes("Script", "Stylesheet")
    return f"{code:.1f} kB of scripts and styles, {traffic.kilobytes():.1f} kB in all"
