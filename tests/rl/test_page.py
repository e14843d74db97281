"""The page about observations says what the code writes."""

from __future__ import annotations

from pathlib import Path

from stormark.rl.write import PAGE, page


def test_the_page_is_up_to_date() -> None:
    """Otherwise: `python -m stormark.rl.write`."""
    root = Path(__file__).parents[2]
    assert (root / PAGE).read_text(encoding="utf-8") == page()
