"""Somebody who takes lessons: who presses what is ringed, in its middle, and nothing else."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from stormark.games.registry import load_game
from stormark.lessons import course_of, frames_of
from tests.browser.player import Player

Verdict = Literal["works", "dead", "nothing marked", "misleading"]
VERDICTS: tuple[Verdict, ...] = ("works", "dead", "nothing marked", "misleading")
MOST = 12  # presses that one move may take
SOON = 20_000  # milliseconds in which something comes of a press, or is ringed
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


def coach(player: Player) -> Locator:
    return player.page.get_by_role("region", name=player.t("learn-coach"), exact=True)


@dataclass
class Taken:
    """How lessons were taken, move by move."""

    verdicts: Counter[Verdict] = field(default_factory=Counter)
    failed: list[str] = field(default_factory=list)
    unsaid: list[str] = field(default_factory=list)  # moments that were passed by without a word

    @property
    def asked(self) -> int:
        return self.verdicts.total()

    def judge(self, verdict: Verdict, what: str) -> None:
        self.verdicts[verdict] += 1
        if verdict != "works":
            self.failed.append(f"{what}: {verdict}")


class Learner:
    """Takes lessons, and presses nothing but what is ringed and what the guide itself offers."""

    def __init__(
        self, player: Player, *, touch: bool = False, pictures: Path | None = None
    ) -> None:
        self._player = player
        self._page: Page = player.page
        self._touch = touch
        self._pictures = pictures  # of what fails
        self.taken = Taken()

    def take(self, game: str, lesson: str) -> None:
        """Every moment of a lesson, from its beginning."""
        self._player.visit(f"/learn/{game}/{lesson}")
        expect(coach(self._player)).to_be_visible()
        self.go_through(game, lesson)

    def go_through(self, game: str, lesson: str) -> None:
        """To the last moment of the lesson that is open."""
        frames = list(frames_of(course_of(game)[lesson], load_game(game)))
        last = len(frames) - 1
        titles = [frame.teaching.title[self._player.lang] for frame in frames]
        while (at := round(self._value() * last)) < last:
            verdict = self.step()
            moves = max(1, round(self._value() * last) - at)  # some are made by the same presses
            if frames[at].kind != "do":
                continue
            for number in range(at + 1, at + 1 + moves):
                self.taken.judge(verdict, f"{game} {lesson} {number}")
            told = coach(self._player).inner_text()
            passed = [title for title in titles[at + 1 : at + moves] if title != titles[at]]
            self.taken.unsaid += [f"{lesson}: {title}" for title in passed if title not in told]

    def step(self) -> Verdict:
        """One step: a move by what is ringed, or a word of the guide's."""
        value = self._value()
        verdict: Verdict = "works"
        if self._offered("learn-show").count() > 0:
            verdict = self._do(value)
            if verdict != "works":
                self._picture(f"{verdict}-{len(self.taken.failed)}")
                self._offered("learn-show").click()
        else:
            self._onward()
        expect(self._progress).not_to_have_js_property("value", value)
        return verdict

    def _onward(self) -> None:
        """What goes on by itself: at a try the rule speaks first."""
        for name in ("learn-try", "learn-watch", "learn-next"):
            button = self._offered(name)
            if button.count() > 0:
                button.click()
                if name != "learn-try":
                    return
                expect(self._offered("learn-next")).to_be_visible()

    @property
    def _progress(self) -> Locator:
        return self._page.locator(".lesson progress")

    def _value(self) -> float:
        return float(self._progress.evaluate("bar => bar.value"))

    def _offered(self, name: str) -> Locator:
        return coach(self._player).get_by_role("button", name=self._player.t(name))

    def _do(self, value: float) -> Verdict:
        for _ in range(MOST):
            ring = self._ring()
            if ring is None:
                return "nothing marked"
            self._press(ring["x"], ring["y"])
            try:
                self._page.wait_for_function(CHANGED, arg=[value, ring], timeout=SOON)
            except PlaywrightTimeout:
                return "dead"
            if self._value() != value:
                return "works"
            if coach(self._player).locator(".reply").count() > 0:
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
