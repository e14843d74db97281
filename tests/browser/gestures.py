"""What hands do at a table beside pressing: a movement by mouse or finger, a long press."""

from __future__ import annotations

from playwright.sync_api import CDPSession, Page

Spot = tuple[float, float]

STEPS = 6  # of a movement
LONG = 600  # milliseconds: a press that is held so long shows a large card


def draw_mouse(page: Page, start: Spot, end: Spot) -> None:
    """Down, across and up."""
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=STEPS)
    page.mouse.up()


def draw_finger(page: Page, start: Spot, end: Spot) -> None:
    """One finger down, across and up, as a touchscreen tells it."""
    session = page.context.new_cdp_session(page)
    for number in range(STEPS + 1):
        part = number / STEPS
        spot = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
        _touch(session, "touchMove" if number else "touchStart", spot)
    _touch(session, "touchEnd")
    session.detach()


def hold_finger(page: Page, at: Spot) -> None:
    session = page.context.new_cdp_session(page)
    _touch(session, "touchStart", at)
    page.wait_for_timeout(LONG)
    _touch(session, "touchEnd")
    session.detach()


def hold_mouse(page: Page, at: Spot) -> None:
    page.mouse.move(*at)
    page.mouse.down()
    page.wait_for_timeout(LONG)
    page.mouse.up()


def _touch(session: CDPSession, kind: str, *spots: Spot) -> None:
    points = [{"x": x, "y": y} for x, y in spots]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
