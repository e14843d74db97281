"""A stranger can press, see and read what lies on the screen; `make stranger` looks everywhere."""

from __future__ import annotations

import functools
import http.server
import threading
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.stranger.__main__ import Stranger
from tests.browser.stranger.exceptions import Exceptions
from tests.browser.stranger.eyes import PARTS, Eyes
from tests.browser.stranger.layout import Layout
from tests.browser.stranger.places import QUICK, Window
from tests.browser.stranger.press import Presses

DESK, PHONE = Window(1000, 700), Window(390, 844, touch=True)
LAYOUT = {
    ("covered", "#covered"),
    ("overlap", "#under"),
    ("clipped", "#clipped"),
    ("clipped", "#outside"),
    ("clipped", "#squashed"),
    ("clipped", "a"),
    ("flat", "#flat"),
    ("truncated", "#cut"),
    ("truncated", "div"),
    ("truncated", "#lines"),
    ("buried", "#buried"),
    ("buried", "#covered"),
    ("sideways", "html"),
}
WINDOWS = (*QUICK, Window(360, 640, touch=True))
COUNTED = {("small", "#small"), ("tiny", "#tiny")}
# By finger a page is as wide as what is in it: what lies outside differs.
ANYWHERE = ("covered", "overlap", "buried", "flat", "small")
BY_FINGER = {one for one in LAYOUT if one[0] in ANYWHERE} | {("small", "span.die")}
DEAD = {("dead", "#dead"), ("dead", "#die")}
OUT_OF_REACH = {("unreachable", "#covered"), ("unreachable", "#squashed")}


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def known(browser: Browser) -> Iterator[Eyes]:
    """Eyes before a page with known faults, and before a clean one."""
    serving = functools.partial(Quiet, directory=str(PARTS))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), serving)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield Eyes(browser, f"http://127.0.0.1:{server.server_port}")
    server.shutdown()
    server.server_close()


def last(piece: str) -> str:
    return piece.rpartition(" > ")[2]


def test_all_known_faults_of_layout_are_found_and_no_others(known: Eyes) -> None:
    layout = Layout(known)
    layout.place("faults", "/faults.html", [DESK])
    assert {(one.fault, last(one.piece)) for one in layout.found if not one.counted} == LAYOUT
    assert {(one.fault, last(one.piece)) for one in layout.found if one.counted} == COUNTED


def test_fingers_find_the_same_and_need_larger_dice(known: Eyes) -> None:
    layout = Layout(known)
    layout.place("faults", "/faults.html", [PHONE])
    found = {(one.fault, last(one.piece)) for one in layout.found if not one.counted}
    assert {one for one in found if one[0] in ANYWHERE} == BY_FINGER


@pytest.mark.parametrize("window", [DESK, PHONE], ids=str)
def test_all_dead_and_unreachable_controls_are_found_and_no_others(
    known: Eyes, window: Window
) -> None:
    presses = Presses(known, most=9)
    presses.place("faults", "/faults.html", window)
    assert {(one.fault, last(one.piece)) for one in presses.found} == DEAD | OUT_OF_REACH


def test_errors_are_heard(known: Eyes) -> None:
    before = len(known.errors)
    Layout(known).place("faults", "/faults.html", [DESK])
    assert {one.fault for one in known.errors[before:]} == {"console", "status"}


@pytest.mark.parametrize("window", [DESK, PHONE], ids=str)
def test_a_clean_page_has_no_faults(known: Eyes, window: Window) -> None:
    before, layout, presses = len(known.errors), Layout(known), Presses(known, most=9)
    layout.place("clean", "/clean.html", [window])
    layout.place(
        "clean", "/clean.html", [window], act=lambda page: page.evaluate("box.showModal()")
    )
    presses.place("clean", "/clean.html", window)
    assert (layout.found, presses.found, known.errors[before:]) == ([], [], [])


def test_every_exception_names_a_place_a_piece_and_a_reason() -> None:
    for line in Exceptions().lines:
        named = [line[key].strip("*? ") for key in ("place", "piece", "why")]
        assert all(named), line


@pytest.mark.parametrize("name", ["x2-dice", "x4-middle", "x2-block", "lesson-xibalba", "start"])
def test_nothing_lies_on_anything_else_and_all_of_it_can_be_reached(
    browser: Browser, address: str, name: str
) -> None:
    stranger = Stranger(browser, address, [name])
    layout = stranger.layout(WINDOWS, None, variants=False)
    assert layout.looks == len(WINDOWS)
    assert [one.line() for one in Exceptions().left(layout.found)] == []
    assert stranger.eyes.errors == []
