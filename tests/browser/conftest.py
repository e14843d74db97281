from __future__ import annotations

import fcntl
import json
import re
import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import hatch_web
from stormark.server.http import client_files
from tests.browser.chromium import launched
from tests.browser.player import PATIENCE, NewPlayer, Player
from tests.browser.watch import Watch
from tests.server.processes.running import Server, served

BUILD = Path(__file__).parents[2] / "build"
PICTURES = BUILD / "browser"
REPEATABLE = [sys.executable, "-m", "tests.browser.repeatable"]
expect.set_options(timeout=PATIENCE)  # its own five seconds are too few on a busy machine
USUAL = {
    "viewport": {"width": 1280, "height": 800},
    "reduced_motion": "reduce",
    "service_workers": "block",  # keeping the client is tested for itself, and busy work
}


def choosing(**settings: Any) -> str:
    """A script that chooses settings for whoever has not chosen any."""
    return f"""
      const kept = JSON.parse(localStorage.getItem('stormark-settings') ?? '{{}}');
      const chosen = {{ ...{json.dumps(settings)}, ...kept }};
      localStorage.setItem('stormark-settings', JSON.stringify(chosen));
    """


# Somebody with a coach is told every question: none shall be answered before it can be.  The turns
# of others are not played out, unless a test wants to see them.
BY_HAND = choosing(forced=False, speed=0)


@pytest.fixture(scope="package")
def built_client() -> None:
    ensure_built()


def ensure_built() -> None:
    """The client as it is now: the installed package holds it, beside sources it may be older."""
    if hatch_web.BUILT == client_files.BUILT:
        BUILD.mkdir(exist_ok=True)
        with (BUILD / "client.lock").open("w") as lock:  # of several processes one builds
            fcntl.flock(lock, fcntl.LOCK_EX)
            if hatch_web.building_is_wanted():
                hatch_web.build()
    assert (client_files.BUILT / "index.html").is_file(), "`make browser` builds the client"


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = launched(playwright)
        yield chromium
        chromium.close()


@pytest.fixture(scope="package")
def server(built_client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the built client, for every test that does not harm it."""
    folder = tmp_path_factory.mktemp("server")
    database, log = f"sqlite:///{folder / 'tables.db'}", folder / "log"
    unbounded = {"HEAVY_SECONDS": "none", "HEAVY_QUESTIONS": "1000"}  # all players have one address
    with served(database, log, program=REPEATABLE, **unbounded) as running:
        yield running
        running.stop()
    assert '"level": "error"' not in log.read_text()


@pytest.fixture
def address(server: Server) -> str:
    """Where players go; a test with a server of its own overrides it."""
    return server.address


@pytest.fixture
def new_player(
    browser: Browser, address: str, request: pytest.FixtureRequest
) -> Iterator[NewPlayer]:
    """Any number of players, each in a browser of its own.

    `new_player("de", has_touch=True, viewport=…)`: what else Playwright's contexts can be told;
    `forced=True`: the client answers questions with one answer, as it does for everybody.  A test
    fails if any of them sees an error in its console, or asks anybody but the server for something;
    if it fails, pictures of all of them lie in build/browser.
    """
    players: list[Player] = []

    def make(lang: str = "en", *, forced: bool = False, speed: float = 0, **more: Any) -> Player:
        settings = {**USUAL, **more}
        context = browser.new_context(base_url=address, locale=lang, **settings)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(choosing(forced=forced, speed=speed))
        players.append(Player(context.new_page(), lang, Watch(context, address)))
        return players[-1]

    yield make
    if request.node.stash.get(FAILED, False):
        _take_pictures(players, request.node.name)
    complaints = [one for player in players for one in player.watch.complaints()]
    for player in players:
        player.page.context.close()
    assert complaints == []


@pytest.fixture
def player(new_player: NewPlayer) -> Player:
    """One player who reads English."""
    return new_player()


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


def _take_pictures(players: list[Player], name: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    for number, player in enumerate(players):
        file = re.sub(r"[^\w.-]+", "-", f"{name}-{number}") + ".png"
        player.page.screenshot(path=PICTURES / file)
