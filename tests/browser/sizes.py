"""How the table stands at every size: `python -m tests.browser.sizes`.

Whole or shortened matches (`--answers N`, 100 unless told) with few and with many players.  One
seat is looked at in seven windows at once, one of each size; a bot answers for it past the pages,
so every shift counts and none is put down to a click; it waits until all of them have seen the
scenes.  Prints a line for each: whether the page
scrolls, texts that are clipped or overlap, the smallest type, the sum of layout shifts, and long
tasks.  Leaves with an error if any of that is not as it should be.
`--pictures FOLDER --lang de --dark` keeps what was looked at.
"""

from __future__ import annotations

import argparse
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, ViewportSize, expect

from tests.browser.clicks import browsing, say
from tests.browser.coach import Coach
from tests.browser.company import next_asked
from tests.browser.conftest import choosing
from tests.browser.player import PATIENCE, Player
from tests.browser.sitting import EVERYTHING, sit_beside, sit_down
from tests.browser.watch import Watch

Size = tuple[int, int]
Table = tuple[str, dict[str, Any]]

SIZES: tuple[Size, ...] = (
    (390, 844),
    (820, 1180),
    (1280, 800),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
TABLES: tuple[Table, ...] = (
    ("xibalba", {"players": 2}),
    ("xibalba", {"players": 4}),
    ("battalia", {"players": 2, "mode": "creation"}),
    ("battalia", EVERYTHING),
)
SMALLEST = 11  # pixels
MOST_SHIFT = 0.1
LONG = 50  # milliseconds
MOST_NAMED = 12  # things that moved
EVERY = 10  # answers between two looks
# Nothing is on its way: no answer, no scene, no movement.
AT_REST = """() =>
  !document.querySelector('[data-answering], [data-playing]') &&
  document.getAnimations().every((one) => one.playState !== 'running' ||
    one.effect.getComputedTiming().iterations === Infinity)
"""
SEEN_ALL = "() => !document.querySelector('[data-playing]')"
SOON = 10_000  # milliseconds
SEEN = 120_000  # milliseconds: the turns of five others at normal speed

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
    """What was seen in one window, over all looks."""

    scrolls: int = 0
    clipped: set[str] = field(default_factory=set)
    overlaps: set[str] = field(default_factory=set)
    least: tuple[float, str] = (99.0, "")
    shifts: float = 0.0
    shifted: dict[str, float] = field(default_factory=dict)  # what was seen to move
    long: list[float] = field(default_factory=list)
    answers: int = 0

    @property
    def fine(self) -> bool:
        shown = not (self.scrolls or self.clipped or self.overlaps)
        return shown and self.least[0] >= SMALLEST and self.shifts < MOST_SHIFT


class Window:
    """The table of one seat, at one size."""

    def __init__(self, browser: Browser, address: str, size: Size, look: argparse.Namespace):
        viewport: ViewportSize = {"width": size[0], "height": size[1]}
        context = browser.new_context(
            base_url=address,
            locale=look.lang,
            color_scheme="dark" if look.dark else "light",
            reduced_motion="no-preference" if look.speed else "reduce",
            viewport=viewport,
            has_touch=size[0] < 900,
            service_workers="block",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(choosing(forced=False, speed=look.speed))
        context.add_init_script(WATCH)
        self.size = size
        self.player = Player(context.new_page(), look.lang, Watch(context, address))
        self.found = Found()

    def begin(self) -> None:
        """Whatever moved while the page was loaded does not count."""
        expect(self.player.board).to_be_visible(timeout=PATIENCE)
        self.rest()
        self.player.page.evaluate("window.shifts = 0; window.shifted = {}; window.long = []")

    def rest(self) -> None:
        with suppress(Error):  # others play on
            self.player.page.wait_for_function(AT_REST, timeout=SOON)

    def see(self) -> None:
        """Everything that happens before the next answer, at the speed that was asked for."""
        self.player.page.wait_for_function(SEEN_ALL, timeout=SEEN)

    def look(self, picture: Path | None) -> None:
        self.rest()
        found, page = self.found, self.player.page
        seen = page.evaluate(LOOK)
        found.scrolls += bool(seen["scrolls"])
        found.clipped |= set(seen["clipped"])
        found.overlaps |= set(seen["overlaps"])
        found.least = min(found.least, (float(seen["least"][0]), str(seen["least"][1])))
        if picture:
            page.screenshot(path=picture.with_stem(f"{picture.stem}-{self.size[0]}"))

    def end(self, answers: int) -> Found:
        page, found = self.player.page, self.found
        found.answers = answers
        found.shifts = float(page.evaluate("window.shifts"))
        found.shifted = dict(page.evaluate("window.shifted"))
        found.long = [float(one) for one in page.evaluate("window.long") if one > LONG]
        return found


def watched(windows: list[Window], table: Table, args: argparse.Namespace) -> None:
    """So many answers, which all windows hear of."""
    first, *others = [window.player for window in windows]
    coach = Coach(first.page)
    address = sit_down(first, *table)
    for player in others:
        coach.share(player.page)
        sit_beside(first, player, address)
    for window in windows:
        window.begin()
    answers = 0
    while answers < args.answers:
        if answers % EVERY == 0:
            next_asked({first: coach})
            take_a_look(windows, table, args, answers)
        asked = asked_and_seen(windows, coach, args)
        if asked is None:
            break
        coach.say(asked)
        answers += 1
    next_asked({first: coach})
    take_a_look(windows, table, args, answers)
    for window in windows:
        window.end(answers)


def asked_and_seen(windows: list[Window], coach: Coach, args: argparse.Namespace) -> str | None:
    """The next answer, when all windows have seen what happened before; None: the match is over.

    Teammates act meanwhile, and something else may be asked then.
    """
    player = windows[0].player
    asked = next_asked({player: coach})
    while args.speed and asked is not None:
        for window in windows:
            window.see()
        again = next_asked({player: coach})
        if again == asked:
            break
        asked = again
    return asked[1] if asked else None


def take_a_look(
    windows: list[Window], table: Table, args: argparse.Namespace, answers: int
) -> None:
    game, options = table
    name = f"{game}-{options['players']}-{args.lang}{'-dark' * args.dark}-{answers:03}.png"
    for window in windows:
        window.look(args.pictures / name if args.pictures else None)


def line(table: Table, size: Size, found: Found) -> str:
    game, options = table
    width, height = size
    long = f"{len(found.long)} to {max(found.long, default=0):.0f} ms"
    return (
        f"{game:9} {options['players']:>2}  {width:>4}×{height:<4} {found.answers:>4}"
        f"  {found.scrolls:>6} {len(found.clipped):>7} {len(found.overlaps):>8}"
        f" {found.least[0]:>5} {found.shifts:>7.3f}  {long}"
    )


def details(found: Found) -> str:
    moved = sorted(found.shifted, key=lambda one: -found.shifted[one])[:MOST_NAMED]
    return "\n".join(
        [
            f"  {found.least} {sorted(found.clipped)} {sorted(found.overlaps)}",
            *(f"    moved {found.shifted[name]:.3f} {name}" for name in moved),
        ]
    )


def wanted() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=100)
    parser.add_argument("--game", choices=("xibalba", "battalia"))
    parser.add_argument("--players", type=int, help="this number alone")
    parser.add_argument("--width", type=int, action="append", help="this size alone; repeatable")
    parser.add_argument("--speed", type=float, default=1, help="of scenes; 0: at once")
    parser.add_argument("--details", action="store_true", help="name what was found")
    parser.add_argument("--lang", choices=("en", "de"), default="en")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--pictures", type=Path, help="a folder for what was looked at")
    return parser.parse_args()


def main() -> None:
    args = wanted()
    if args.pictures:
        args.pictures.mkdir(parents=True, exist_ok=True)
    say("game     seats     size answers scrolls clipped overlaps least  shifts  long tasks")
    sizes = [size for size in SIZES if args.width is None or size[0] in args.width]
    fine = True
    with browsing() as (browser, address):
        for table in TABLES:
            if args.game not in (None, table[0]) or args.players not in (None, table[1]["players"]):
                continue
            windows = [Window(browser, address, size, args) for size in sizes]
            watched(windows, table, args)
            for window in windows:
                fine = fine and window.found.fine
                say(line(table, window.size, window.found))
                if args.details:
                    say(details(window.found))
                window.player.page.context.close()
    raise SystemExit(0 if fine else 1)


if __name__ == "__main__":
    main()
