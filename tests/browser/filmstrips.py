"""Frames of a scene side by side: `python -m tests.browser.filmstrips [verb ...]` takes them anew.

Matches between bots are replayed; time stands still and is moved on by hand, so every strip shows
the same moments of its scene whatever machine takes it.  The strips lie in build/filmstrips, one
for each game, scene and look.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import launched
from tests.browser.conftest import BUILD, USUAL, ensure_built
from tests.browser.matches import played_by_bots
from tests.browser.player import PATIENCE, Player
from tests.browser.screenshots import DARK, DESK, PATIENT, PHONE, Look
from tests.browser.watch import Watch
from tests.server.processes.running import served

FOLDER = BUILD / "filmstrips"
SCENES = {
    "xibalba": "turn roll keep buy place attack life enter destroy block loot level paragon win",
    "battalia": "day turn line gained laid city moved jumped storm attack battle_cards"
    " battle_totals won checkpoint",
}
LOOKS: dict[str, Look] = {"desk": DESK, "phone-dark": {**PHONE, **DARK}}
MOMENTS = (0.04, 0.3, 0.6, 0.85)  # of the time that a scene takes
SEEN = """() => localStorage.setItem('stormark-settings', JSON.stringify({ speed: 1 }))"""
PLAYING = "() => document.querySelector('[data-playing]')?.dataset.playing ?? ''"
LENGTH = "() => Number(document.querySelector('[data-playing]')?.dataset.length ?? 0)"
# Movements are not moved by the clock of the page: each stands where it would be by now.
MOVE_TO = """(now) => {
  for (const one of document.getAnimations()) {
    one.born ??= now;
    one.pause();
    one.currentTime = now - one.born;
  }
}"""
STEP = 40  # milliseconds of the page's clock
MOST = 400  # of these steps until a scene that was asked for must have begun
PAGE = 500  # steps of a replay that are told at once


def strips(player: Player, table: str, wanted: list[str]) -> Iterator[tuple[str, int]]:
    """Every verb that happens in a match, with the position that it leads to."""
    since: int | None = 0
    left = list(wanted)
    while since is not None and left:
        path = f"/api/tables/{table}/replay/steps?viewer=-1&lang=en&since={since}&limit={PAGE}"
        told = player.page.request.get(path).json()
        for step in told["steps"]:
            verbs = [event["verb"] for event in step["events"]]
            for verb in [one for one in left if one in verbs and step["number"] > told["first"]]:
                left.remove(verb)
                yield verb, step["number"]
        since = told["next"]


def filmed(page: Page, verb: str) -> list[bytes]:
    """Pictures of the scene of a verb in the step that comes next; none where it does not come."""
    page.keyboard.press("ArrowRight")
    now = 0
    for _ in range(MOST):
        if page.evaluate(PLAYING) == verb:
            break
        page.clock.run_for(STEP)
        now += STEP
    else:
        return []
    length = float(page.evaluate(LENGTH))
    pictures = []
    begun = now
    page.evaluate(MOVE_TO, now)
    for moment in MOMENTS:
        wait = int(begun + moment * length - now)
        page.clock.run_for(max(1, wait))
        now += max(1, wait)
        page.evaluate(MOVE_TO, now)
        pictures.append(page.screenshot(scale="css"))
    return pictures


def beside(browser: Browser, pictures: list[bytes], to: Path) -> None:
    """One picture of several."""
    page = browser.new_page(viewport={"width": 2400, "height": 400})
    shown = "".join(
        f'<img src="data:image/png;base64,{base64.b64encode(one).decode()}">' for one in pictures
    )
    row = "body{margin:0;display:flex;align-items:start;gap:8px;background:#888}"
    style = f"{row}img{{width:calc(25% - 6px)}}"
    page.set_content(f"<style>{style}</style>{shown}")
    page.locator("body").screenshot(path=to)
    page.close()


def film(browser: Browser, address: str, game: str, look: str, wanted: list[str]) -> None:
    settings: dict[str, Any] = {**USUAL, "reduced_motion": "no-preference", **LOOKS[look]}
    context = browser.new_context(base_url=address, locale="en", **settings)
    context.set_default_timeout(PATIENCE)
    player = Player(context.new_page(), "en", Watch(context, address))
    player.visit()
    player.page.evaluate(SEEN)
    table = played_by_bots(player, game, players=2)
    for verb, number in strips(player, table, wanted):
        page = context.new_page()
        page.clock.install()
        page.goto(f"/replay/{table}?at={number - 1}&seat=-1")
        page.locator("[data-refs]").first.wait_for(state="attached")
        page.wait_for_load_state("networkidle")
        page.clock.pause_at(page.evaluate("Date.now() + 1000"))
        pictures = filmed(page, verb)
        if pictures:
            beside(browser, pictures, FOLDER / f"{game}-{verb}-{look}.png")
            print(f"{game} {verb} {look}")  # noqa: T201
        page.close()
    context.close()


def main(wanted: list[str]) -> None:
    """All scenes, or only those of some verbs."""
    ensure_built()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        served(f"sqlite:///{folder}/tables.db", Path(folder) / "log", **PATIENT) as server,
    ):
        browser = launched(playwright)
        for game, verbs in SCENES.items():
            for look in LOOKS:
                chosen = [verb for verb in verbs.split() if not wanted or verb in wanted]
                film(browser, server.address, game, look, chosen)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
