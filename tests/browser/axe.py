"""What axe-core finds wrong with a page: barriers for people who use it in other ways."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOKS = 3
TWO_FRAMES = """() => new Promise((made) =>
  requestAnimationFrame(() => requestAnimationFrame(() => made())))"""


@cache
def source() -> str:
    return AXE.read_text(encoding="utf-8")


def barriers(page: Page) -> list[str]:
    """Every violation of any rule that stays, with the elements in question.

    What a page measures, it measures with the next frames: whether something can be scrolled, say.
    """
    page.evaluate(source())
    for _ in range(LOOKS - 1):
        if not violations(page):
            return []
        page.evaluate(TWO_FRAMES)
    return violations(page)


def violations(page: Page) -> list[str]:
    found = page.evaluate("axe.run(document).then((result) => result.violations)")
    return [
        f"{one['id']}: {one['help']}: {node['target']} {node['failureSummary']} {node['html']}"
        for one in found
        for node in one["nodes"]
    ]
