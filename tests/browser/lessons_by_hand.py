"""All lessons by hand: `python -m tests.browser.lessons_by_hand`.

Somebody who only presses the middle of what the lesson rings to be pressed, at three sizes, by
mouse and by finger, in both languages.  For every move that a lesson asks for it is counted whether
that leads on; what does not is named.  `--game xibalba --lesson first-roll --size phone --lang de`.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from stormark.games.registry import load_game
from stormark.lessons import course_of, frames_of
from tests.browser.clicks import browsing, new_player, say
from tests.browser.player import Player

GAMES = ("xibalba", "battalia")
LANGUAGES = ("en", "de")
Verdict = Literal["works", "dead", "nothing marked", "misleading"]
VERDICTS: tuple[Verdict, ...] = ("works", "dead", "nothing marked", "misleading")
MOST = 12  # presses that one move may take
SOON = 20_000  # milliseconds in which something comes of a press, or is ringed
SIZES: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": {"width": 1280, "height": 800}},
    "low": {"viewport": {"width": 1366, "height": 657}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True},
}

# What is ringed to be pressed: its middle, if that meets what is ringed; null while nothing is.
RINGED = """() => {
  const busy = '[data-playing], [data-deaf], [data-answering], [data-asking]';
  const ring = document.querySelector('.rings [data-press]');
  if (!ring || document.querySelector(busy)) return null;
  const { left, top, width, height } = ring.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const led = document.elementFromPoint(x, y)?.closest('[data-led]');
  const said = led && [led.getAttribute('data-refs'), led.getAttribute('data-choice')].join(' ');
  return led && { x, y, of: `${led.localName} ${said} ${led.textContent}` };
}"""
# Something has come of a press: the lesson goes on or says no, or something else is ringed.
CHANGED = f"""([at, before]) => {{
  const now = document.querySelector('.lesson progress')?.value;
  if (now !== at || document.querySelector('.coach .reply')) return true;
  const ring = ({RINGED})();
  if (ring === null) return false;
  return ring.of !== before.of || Math.hypot(ring.x - before.x, ring.y - before.y) > 8;
}}"""
PLAYING = f"() => document.querySelector('[data-playing]') ? 'plays' : ({RINGED})()"


@dataclass
class Taken:
    """How lessons were taken, move by move."""

    verdicts: Counter[Verdict] = field(default_factory=Counter)
    failed: list[str] = field(default_factory=list)

    @property
    def asked(self) -> int:
        return self.verdicts.total()

    def judge(self, verdict: Verdict, what: str) -> None:
        self.verdicts[verdict] += 1
        if verdict != "works":
            self.failed.append(f"{what}: {verdict}")


class Learner:
    """Takes lessons, and presses nothing but what is ringed and what the guide itself offers."""

    def __init__(self, player: Player, *, touch: bool, pictures: Path | None = None) -> None:
        self._player = player
        self._page: Page = player.page
        self._touch = touch
        self._pictures = pictures  # of what fails
        self.taken = Taken()

    @property
    def coach(self) -> Locator:
        name = self._player.t("learn-coach")
        return self._page.get_by_role("region", name=name, exact=True)

    def take(self, game: str, lesson: str) -> None:
        """Every moment of a lesson, from its beginning."""
        frames = list(frames_of(course_of(game)[lesson], load_game(game)))
        self._player.visit(f"/learn/{game}/{lesson}")
        expect(self.coach).to_be_visible()
        last = len(frames) - 1
        while (at := self._at(last)) < last:
            kind = frames[at].kind
            if kind == "do":
                verdict = self._do(last)
                moves = max(1, self._at(last) - at)  # some are made by the same presses
                for number in range(at + 1, at + 1 + moves):
                    self.taken.judge(verdict, f"{game} {lesson} {number}")
                if verdict != "works":
                    self._picture(f"{game}-{lesson}-{at + 1}")
                    self._offered("learn-show").click()
            else:
                self._onward(kind)
            bar = self._page.locator(".lesson progress")
            expect(bar).not_to_have_js_property("value", at / last)

    def _at(self, last: int) -> int:
        """Which moment of the lesson is shown, by its progress."""
        return round(self._value() * last)

    def _value(self) -> float:
        return float(self._page.locator(".lesson progress").evaluate("bar => bar.value"))

    def _offered(self, name: str) -> Locator:
        return self.coach.get_by_role("button", name=self._player.t(name))

    def _onward(self, kind: str) -> None:
        """What goes on by itself: at a try the rule speaks first."""
        if kind == "try":
            self._offered("learn-try").click()
        self._offered("learn-watch" if kind == "watch" else "learn-next").click()

    def _do(self, last: int) -> Verdict:
        at, value = self._at(last), self._value()
        for _ in range(MOST):
            ring = self._ring()
            if ring is None:
                return "nothing marked"
            self._press(ring["x"], ring["y"])
            try:
                self._page.wait_for_function(CHANGED, arg=[value, ring], timeout=SOON)
            except PlaywrightTimeout:
                return "dead"
            if self._at(last) > at:
                return "works"
            if self.coach.locator(".reply").count() > 0:
                return "misleading"
        return "dead"

    def _ring(self) -> dict[str, Any] | None:
        """Where something is ringed, once no scene plays any more: a press ends those."""
        skip = self._page.get_by_role("button", name=self._player.t("scenes-skip"))
        try:
            while True:
                found = self._page.wait_for_function(PLAYING, timeout=SOON).json_value()
                if found != "plays":
                    return dict(found)
                with suppress(PlaywrightTimeout):
                    skip.first.click(timeout=SOON)
        except PlaywrightTimeout:
            return None

    def _picture(self, name: str) -> None:
        if self._pictures:
            self._page.screenshot(path=self._pictures / f"{name}.png")

    def _press(self, x: float, y: float) -> None:
        if self._touch:
            self._page.touchscreen.tap(x, y)
        else:
            self._page.mouse.click(x, y)


def lessons(game: str | None = None, lesson: str | None = None) -> Iterator[tuple[str, str]]:
    """Every lesson by its game and its name."""
    for one in [game] if game else GAMES:
        yield from ((one, name) for name in course_of(one) if lesson in (None, name))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--lesson")
    parser.add_argument("--size", choices=tuple(SIZES))
    parser.add_argument("--lang", choices=LANGUAGES)
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of what fails")
    args = parser.parse_args()
    if args.pictures:
        args.pictures.mkdir(parents=True, exist_ok=True)
    say(f"{'size':8} lang asked {' '.join(f'{one:>14}' for one in VERDICTS)}")
    failed = 0
    with browsing() as (browser, address):
        for size in [args.size] if args.size else SIZES:
            for lang in [args.lang] if args.lang else LANGUAGES:
                context = SIZES[size] | {"reduced_motion": "no-preference"}
                player = new_player(browser, address, 1, lang, forced=True, **context)
                learner = Learner(player, touch="has_touch" in context, pictures=args.pictures)
                for one, lesson in lessons(args.game, args.lesson):
                    learner.take(one, lesson)
                taken = learner.taken
                counts = " ".join(f"{taken.verdicts[one]:14}" for one in VERDICTS)
                say("\n    ".join([f"{size:8} {lang:4} {taken.asked:5} {counts}", *taken.failed]))
                failed += len(taken.failed)
                complaints = player.watch.complaints()
                player.page.context.close()
                assert complaints == [], complaints
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
