"""What axe-core finds wrong with a page: barriers for people who use it in other ways."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def source() -> str:
    return AXE.read_text(encoding="utf-8")


def barriers(page: Page) -> list[str]:
    """Every violation of any rule, with the elements in question."""
    page.evaluate(source())
    found = page.evaluate("axe.run(document).then((result) => result.violations)")
    return [
        f"{one['id']}: {one['help']}: {node['target']} {node['failureSummary']} {node['html']}"
        for one in found
        for node in one["nodes"]
    ]
