"""Frames of the main scenes side by side: `python -m tests.browser.filmstrips [scene ...]`.

Matches between bots that come out the same every time are replayed; time stands still and is moved
on by hand, so every strip shows the same moments whatever machine takes it.  One picture for each
scene and look lies in docs/film afterwards.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from stormark.kernel.event import Event
from tests.browser.chromium import launched
from tests.browser.conftest import USUAL, choosing, ensure_built
from tests.browser.player import PATIENCE
from tests.browser.recorded import Recorded, recorded
from tests.browser.screenshots import DARK, DESK, PATIENT, PHONE, Look
from tests.server.processes.running import Server, served

FOLDER = Path(__file__).parents[2] / "docs" / "film"
STORMGATES = {"players": 2, "mode": "stormgates", "bilkarr": True}
MATCHES: dict[str, tuple[str, dict[str, Any], str, int]] = {
    "xibalba": ("xibalba", {"players": 2, "target": 20}, "greedy", 2),
    "creation": ("battalia", {"players": 2, "mode": "creation"}, "greedy", 2),
    "stormgates": ("battalia", STORMGATES, "skilled", 7),
}
LIGHT: Look = {"color_scheme": "light"}
LOOKS: dict[str, Look] = {
    "desk": {**DESK, **LIGHT},
    "desk-dark": {**DESK, **DARK},
    "phone": {**PHONE, **LIGHT},
    "phone-dark": {**PHONE, **DARK},
}
PAIRS = (("desk", "phone-dark"), ("desk-dark", "phone"))  # each scene in one of them
Moment = tuple[str, float]  # the event that is shown, and how much of its time has gone


@dataclass(frozen=True)
class Scene:
    """What is filmed: the first step of a match in which these moments come in this order."""

    match: str
    moments: tuple[Moment, ...]
    fits: Callable[[list[Event]], bool] = lambda events: True


STRIDE = (0.05, 0.25, 0.45, 0.65)  # a step to a field is short


def whole(verb: str) -> tuple[Moment, ...]:
    return tuple((verb, part) for part in (0.1, 0.35, 0.6, 0.85))


def turned(first: str, second: str) -> tuple[Moment, ...]:
    return ((first, 0.2), (first, 0.8), (second, 0.3), (second, 0.85))


def with_args(verb: str, **wanted: Any) -> Callable[[list[Event]], bool]:
    """Whether an event has these arguments."""
    return lambda events: any(
        event.verb == verb and all(event.args.get(name) == wanted[name] for name in wanted)
        for event in events
    )


SCENES: dict[str, Scene] = {
    "xibalba-dice": Scene("xibalba", whole("roll")),
    "xibalba-purchase": Scene("xibalba", turned("buy", "place")),
    "xibalba-attack": Scene("xibalba", turned("attack", "life")),
    "xibalba-block": Scene("xibalba", whole("block")),
    "xibalba-ark": Scene("xibalba", turned("destroy", "enter")),
    "xibalba-harvest": Scene(
        "xibalba", turned("action", "roll"), with_args("roll", cause="harvest")
    ),
    "xibalba-upgrade": Scene("xibalba", whole("level")),
    "battalia-walk": Scene("creation", tuple(("moved", part) for part in STRIDE)),
    "battalia-hire": Scene("creation", turned("line", "gained")),
    "battalia-road": Scene("creation", turned("line", "laid")),
    "battalia-city": Scene("creation", turned("line", "city")),
    "battalia-battle": Scene("creation", whole("battle_cards")),
    "battalia-ambush": Scene("creation", whole("hidden")),
    "battalia-storm": Scene("stormgates", whole("storm")),
    "battalia-royal": Scene("stormgates", whole("royal")),
    "battalia-potion": Scene("stormgates", whole("potion_drunk")),
}

# Movements are not moved by the clock of the page: each stands where it would be by now.  What is
# shown then, and for how long.
MOVE_TO = """(now) => {
  for (const one of document.getAnimations()) {
    one.born ??= now;
    one.pause();
    one.currentTime = now - one.born;
  }
  const { playing = '', length = 0 } = document.querySelector('[data-playing]')?.dataset ?? {};
  return [playing, Number(length)];
}"""
# As it is seen while a match is played: what happens is told where else the controls are.
AT_THE_TABLE = """() => {
  document.querySelector('section.question').dataset.tells = '';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.controls { display: none !important }');
  document.adoptedStyleSheets.push(sheet);
}"""
STEP = 50  # milliseconds of the page's clock
MOST = 200  # of these steps until a moment that was asked for must have come
OPENED = 20  # entries: before that the players are introduced
WIDTHS = {"desk": 640, "phone": 300}  # pixels of a frame
GAP = 8
QUALITY = 78


def step_of(scene: Scene, match: Recorded) -> int:
    """The number of the step that has all of it."""
    verbs = list(dict.fromkeys(verb for verb, _ in scene.moments))
    for number, events in sorted(match.steps.items()):
        happened = (event.verb for event in events)
        if number > OPENED and in_order(verbs, happened) and scene.fits(events):
            return number
    raise AssertionError(f"no step has {verbs}; does another seed lead there?")


def in_order(wanted: list[str], happened: Iterator[str]) -> bool:
    return all(verb in happened for verb in wanted)


def filmed(page: Page, moments: Iterable[Moment]) -> Iterator[bytes]:
    """A picture of every moment of the step that comes next."""
    page.keyboard.press("ArrowRight")
    now, begun, shown, length = 0, 0, "", 0.0
    for verb, part in moments:
        for _ in range(MOST):
            if shown == verb and now - begun >= part * length:
                break
            page.clock.run_for(STEP)
            now += STEP
            playing, length = page.evaluate(MOVE_TO, now)
            if playing != shown:
                shown, begun = playing, now - STEP
        else:
            raise AssertionError(f"“{verb}” is not shown")
        yield page.screenshot(scale="css")


def beside(pictures: list[bytes], width: int, to: Path) -> None:
    """One picture of several."""
    frames = [Image.open(BytesIO(one)).convert("RGB") for one in pictures]
    height = round(frames[0].height * width / frames[0].width)
    strip = Image.new("RGB", (len(frames) * (width + GAP) - GAP, height), "#888888")
    for number, frame in enumerate(frames):
        small = frame.resize((width, height), Image.Resampling.LANCZOS)
        strip.paste(small, (number * (width + GAP), 0))
    strip.save(to, quality=QUALITY, method=6)


class Studio:
    """A browser and a server; every match is played and brought there once."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self._server = server
        self._matches: dict[str, tuple[Recorded, str]] = {}

    def film(self, name: str, look: str) -> None:
        scene = SCENES[name]
        match, file = self._brought(scene.match)
        context = self._browser.new_context(
            base_url=self._server.address,
            locale="en",
            **{**USUAL, "reduced_motion": "no-preference", **LOOKS[look]},
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(choosing(speed=1))
        page = context.new_page()
        page.clock.install()
        page.goto(f"/replay/file/{file}?at={step_of(scene, match) - 1}&seat=-1")
        page.locator("[data-refs]").first.wait_for(state="attached")
        page.evaluate(AT_THE_TABLE)
        page.wait_for_load_state("networkidle")
        page.clock.pause_at(page.evaluate("Date.now() + 1000"))
        pictures = list(filmed(page, scene.moments))
        beside(pictures, WIDTHS[look.split("-", maxsplit=1)[0]], FOLDER / f"{name}-{look}.webp")
        context.close()
        print(f"{name} {look}", flush=True)  # noqa: T201

    def _brought(self, name: str) -> tuple[Recorded, str]:
        if name not in self._matches:
            match = recorded(*MATCHES[name])
            card = self._server.post("/api/replays", {"text": match.text})
            self._matches[name] = (match, str(card["id"]))
        return self._matches[name]


def main(wanted: list[str]) -> None:
    """All scenes, or only those with these names."""
    ensure_built()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        served(f"sqlite:///{folder}/tables.db", Path(folder) / "log", **PATIENT) as server,
    ):
        browser = launched(playwright)
        studio = Studio(browser, server)
        for place in range(len(PAIRS[0])):
            for number, name in enumerate(SCENES):
                if not wanted or name in wanted:
                    studio.film(name, PAIRS[number % len(PAIRS)][place])
        browser.close()
        server.stop()
    (FOLDER / "README.md").write_text(page_of(sorted(FOLDER.glob("*.webp"))), encoding="utf-8")


def page_of(strips: list[Path]) -> str:
    """Every strip with its name."""
    pictures = [f"\n{one.stem}:\n\n![{one.stem}]({one.name})\n" for one in strips]
    about = "`python -m tests.browser.filmstrips` takes them again and rewrites this page."
    return "".join((f"# Filmstrips\n\n{about}\n", *pictures))


if __name__ == "__main__":
    main(sys.argv[1:])
