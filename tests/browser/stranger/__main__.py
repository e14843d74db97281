"""An eye that knows nothing of the code: `make stranger`.

Opens tables in fixed states, pages, replays and lessons as a new user would, at 18 windows, and
says what could not be pressed, seen or read, and what browsers complained about.

  layout   covered at its centre; clipped for good; two controls on each other; words under
           something opaque; sideways scrolling; rows without height; cut texts without a title;
           by finger dice, answers, tabs and what a lesson rings under 44 px.  Counted only:
           other small controls, type under 11 px
  press    one or two of each kind of control and all dice, by mouse and finger: dead, unreachable

  make stranger ARGS="--only x2- start"      places that begin like this
  make stranger ARGS="layout --windows 1366x657 844x390t --pictures build/stranger"

Fails if anything is found that exceptions.toml does not name.  All of it lies in
build/stranger.json.
"""

from __future__ import annotations

import argparse
import collections
import json
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import launched
from tests.browser.clicks import say
from tests.browser.conftest import BUILD, REPEATABLE, ensure_built
from tests.browser.stranger import places, tables
from tests.browser.stranger.exceptions import Exceptions
from tests.browser.stranger.eyes import Eyes, Finding
from tests.browser.stranger.layout import Layout
from tests.browser.stranger.places import Window
from tests.browser.stranger.press import Presses
from tests.server.processes.running import served

GAMES = ("xibalba", "battalia")
Sitting = Callable[[Page], None]
Place = tuple[str, str, Sitting | None]


class Stranger:
    """Goes to all places that are wanted, and does there what is wanted."""

    def __init__(self, browser: Browser, address: str, only: Sequence[str] = ()) -> None:
        self.eyes = Eyes(browser, address)
        self._address, self._only = address, tuple(only)

    def wanted(self, name: str) -> bool:
        return not self._only or name.startswith(self._only)

    def places(self) -> Iterator[Place]:
        """Name, address, and how one sits down there; a table is opened when it comes."""
        for name, state in places.TABLES.items():
            if self.wanted(name):
                yield name, *self.table(tables.opened(self._address, state))
        for name, path in places.PAGES.items():
            if self.wanted(name):
                yield name, path, None
        for game in GAMES:
            if self.wanted(f"lobby-{game}"):
                yield f"lobby-{game}", *self.table(tables.waiting(self._address, game))
            if self.wanted(f"replay-{game}") or self.wanted(f"review-{game}"):
                over = tables.opened(self._address, places.TABLES[f"{game[0]}2-end"])
                for name, more in ((f"replay-{game}", ""), (f"review-{game}", "?review")):
                    if self.wanted(name):
                        yield name, f"/replay/{over.id}{more}", self.table(over)[1]

    def table(self, table: tables.Table) -> tuple[str, Sitting]:
        return table.path, lambda page: table.sit_down(page, self._address)

    def layout(self, windows: Sequence[Window], pictures: Path | None, *, variants: bool) -> Layout:
        done = Layout(self.eyes, pictures)
        for name, path, sit in self.places():
            state = places.TABLES.get(name)
            act = pressing(state.opens) if state and state.opens else None
            done.place(name, path, windows, sit=sit, act=act)
            few = [one for one in places.FEW if one in windows] if variants else []
            if name in places.TINTED:
                done.place(f"{name} de", path, few, sit=sit, lang="de")
                done.place(f"{name} dark", path, few, sit=sit, dark=True)
            for tab in places.TABBED.get(name, ()):
                done.place(f"{name} {tab}", path, few, sit=sit, act=opening(tab))
            say(f"  {name}: {len([one for one in done.found if not one.counted])} so far")
        return done

    def press(self, most: int) -> Presses:
        done = Presses(self.eyes, most)
        for name, path, sit in self.places():
            if name in places.PRESSED or name in places.PAGES:
                done.place(name, path, places.DESK, sit)
            if name in places.TAPPED:
                done.place(name, path, places.PHONE, sit)
            say(f"  {name}: {done.presses} presses, {len(done.found)} so far")
        return done


def pressing(key: str) -> Sitting:
    return lambda page: page.keyboard.press(key)


def opening(tab: str) -> Sitting:
    def act(page: Page) -> None:
        page.get_by_role("tab", name=tab, exact=True).click(timeout=2000)

    return act


def numbers(found: Sequence[Finding], exceptions: Exceptions) -> Iterator[str]:
    """By fault and by window: what is left, and besides that what is named and what is counted."""
    left = exceptions.left(found)
    counted = [one for one in found if one.counted]
    yield f"{len(left)} found, {len(found) - len(left) - len(counted)} accepted"
    for title, of in (("fault", "fault"), ("window", "window"), ("place", "place")):
        several = collections.Counter(str(getattr(one, of)) for one in left)
        if several:
            told = ", ".join(f"{name} {count}" for name, count in several.most_common())
            yield f"  by {title}: {told}"
    if counted:
        kinds = collections.Counter(one.fault for one in counted)
        yield "  counted only: " + ", ".join(f"{name} {count}" for name, count in kinds.items())


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("check", nargs="?", choices=("layout", "press", "all"), default="all")
    parser.add_argument("--only", nargs="+", default=[], help="places that begin like this")
    parser.add_argument("--windows", nargs="+", type=Window.read, default=None)
    parser.add_argument("--quick", action="store_true", help="four windows, one of each kind")
    parser.add_argument("--pictures", type=Path, help="a folder: each fault in a pink frame")
    parser.add_argument("--out", type=Path, default=BUILD / "stranger.json")
    args = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("told to stop"))  # its server ends, too
    if args.pictures:
        args.pictures.mkdir(parents=True, exist_ok=True)
    args.out.parent.mkdir(parents=True, exist_ok=True)
    ensure_built()
    started, exceptions = time.monotonic(), Exceptions()
    found: dict[str, list[Finding]] = {}
    log = args.out.with_suffix(".log")
    database = args.out.with_suffix(".db").absolute()
    database.unlink(missing_ok=True)
    unbounded = {"HEAVY_SECONDS": "none", "HEAVY_QUESTIONS": "1000"}
    with (
        sync_playwright() as playwright,
        served(f"sqlite:///{database}", log, program=REPEATABLE, **unbounded) as server,
    ):
        browser = launched(playwright)
        stranger = Stranger(browser, server.address, args.only)
        if args.check != "press":
            windows = args.windows or (places.QUICK if args.quick else places.WINDOWS)
            variants = not args.quick and args.windows is None
            layout = stranger.layout(windows, args.pictures, variants=variants)
            found["layout"] = layout.found
        if args.check != "layout":
            found["press"] = stranger.press(1 if args.quick else 2).found
        found["errors"] = stranger.eyes.errors
        browser.close()
        server.stop()
    args.out.write_text(
        json.dumps({name: [one.as_json() for one in of] for name, of in found.items()}, indent=1)
    )
    left = 0
    for check, of in found.items():
        bad = exceptions.left(of)
        left += len(bad)
        for one in _distinct(bad):
            say(one.line())
        for line in numbers(of, exceptions):
            say(f"{check}: {line}" if not line.startswith(" ") else line)
    say(f"{len(exceptions.lines)} lines of exceptions, {len(exceptions.used)} used")
    say(f"{time.monotonic() - started:.0f} s; all of it in {args.out}")
    raise SystemExit(1 if left else 0)


def _distinct(found: Sequence[Finding]) -> Iterator[Finding]:
    known: set[tuple[str, ...]] = set()
    for one in found:
        key = (one.fault, one.place, one.window, one.piece)
        if key not in known:
            known.add(key)
            yield one


if __name__ == "__main__":
    main()
