"""How the table stands at every size: `python -m tests.browser.sizes`.

Whole or shortened matches (`--answers N`, 100 unless told) with few and with many players at seven
sizes.  Prints a line for each: whether the page scrolls, texts that are clipped or overlap, the
smallest type, the sum of layout shifts that nobody's click brought about, and long tasks.
Leaves with an error if any of that is not as it should be.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.clicks import browsing, new_player, say
from tests.browser.coach import Coach
from tests.browser.company import next_asked
from tests.browser.hands import Hands
from tests.browser.player import Player
from tests.browser.sitting import EVERYTHING, sit_down

SIZES = (
    (390, 844),
    (820, 1180),
    (1280, 800),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("xibalba", {"players": 2}),
    ("xibalba", {"players": 4}),
    ("battalia", {"players": 2, "mode": "creation"}),
    ("battalia", EVERYTHING),
)
SMALLEST = 11  # pixels
MOST_SHIFT = 0.1
LONG = 50  # milliseconds
EVERY = 10  # answers between two looks

WATCH = """
  window.shifts = 0; window.long = []; window.shifted = {};
  const called = (one) => `${one?.localName}.${one?.getAttribute('class') ?? ''}`;
  const named = (node) => {
    const one = node?.nodeType === 1 ? node : node?.parentElement;
    return `${called(one?.parentElement)} > ${called(one)}`.replace(/ ?svelte-\\w+/g, '');
  };
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      window.shifts += value;
      for (const { node } of sources)
        window.shifted[named(node)] = (window.shifted[named(node)] ?? 0) + value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.long.push(entry.duration);
  }).observe({ type: 'longtask', buffered: true });
"""

LOOK = (Path(__file__).parent / "look.js").read_text(encoding="utf-8")


@dataclass
class Found:
    """What was seen at one table, over all looks."""

    scrolls: int = 0
    clipped: set[str] = field(default_factory=set)
    overlaps: set[str] = field(default_factory=set)
    least: tuple[float, str] = (99.0, "")
    shifts: float = 0.0
    shifted: dict[str, float] = field(default_factory=dict)  # what was seen to move
    long: list[float] = field(default_factory=list)
    answers: int = 0

    def look(self, page: Page) -> None:
        seen = page.evaluate(LOOK)
        self.scrolls += bool(seen["scrolls"])
        self.clipped |= set(seen["clipped"])
        self.overlaps |= set(seen["overlaps"])
        self.least = min(self.least, (float(seen["least"][0]), str(seen["least"][1])))

    @property
    def fine(self) -> bool:
        shown = not (self.scrolls or self.clipped or self.overlaps)
        return shown and self.least[0] >= SMALLEST and self.shifts < MOST_SHIFT


def watched(player: Player, game: str, options: dict[str, Any], answers: int) -> Found:
    """So many answers with the board alone."""
    page = player.page
    coach = Coach(page)
    found = Found()
    page.add_init_script(WATCH)
    sit_down(player, game, options)
    hands = Hands(player)
    hands.get_ready()
    page.evaluate("window.shifts = 0; window.shifted = {}")
    for number in range(answers):
        asked = next_asked({player: coach})
        if asked is None:
            break
        if number % EVERY == 0:
            found.look(page)
        hands.answer(asked[1], coach.aim(asked[1]))
        player.wait_for_acceptance()
        found.answers += 1
    found.look(page)
    found.shifts = float(page.evaluate("window.shifts"))
    found.shifted = dict(page.evaluate("window.shifted"))
    found.long = [float(one) for one in page.evaluate("window.long") if one > LONG]
    return found


def line(game: str, options: dict[str, Any], size: tuple[int, int], found: Found) -> str:
    width, height = size
    long = f"{len(found.long)} to {max(found.long, default=0):.0f} ms"
    return (
        f"{game:9} {options['players']:>2}  {width:>4}×{height:<4} {found.answers:>4}"
        f"  {found.scrolls:>6} {len(found.clipped):>7} {len(found.overlaps):>8}"
        f" {found.least[0]:>5} {found.shifts:>7.3f}  {long}"
    )


def measured(
    browser: Browser,
    address: str,
    table: tuple[str, dict[str, Any]],
    size: tuple[int, int],
    answers: int,
    speed: float,
) -> Found:
    viewport = {"width": size[0], "height": size[1]}
    player = new_player(browser, address, speed, viewport=viewport, has_touch=size[0] < 900)
    try:
        return watched(player, *table, answers)
    finally:
        player.page.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=100)
    parser.add_argument("--game", choices=("xibalba", "battalia"))
    parser.add_argument("--width", type=int, help="this size alone")
    parser.add_argument("--speed", type=float, default=2, help="of scenes; 0: at once")
    parser.add_argument("--details", action="store_true", help="name what was found")
    args = parser.parse_args()
    say("game     seats     size answers scrolls clipped overlaps least  shifts  long tasks")
    fine = True
    with browsing() as (browser, address):
        for size in SIZES:
            for table in TABLES:
                if args.width not in (None, size[0]) or args.game not in (None, table[0]):
                    continue
                found = measured(browser, address, table, size, args.answers, args.speed)
                fine = fine and found.fine
                say(line(*table, size, found))
                if args.details:
                    say(f"  {found.least} {sorted(found.clipped)} {sorted(found.overlaps)}")
                    for name in sorted(found.shifted, key=lambda one: -found.shifted[one])[:8]:
                        say(f"    moved {found.shifted[name]:.3f} {name}")
    raise SystemExit(0 if fine else 1)


if __name__ == "__main__":
    main()
