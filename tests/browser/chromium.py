"""The Chromium of this machine.

Where there is none, the tests that need it do not run: loudly, see tests/conftest.py, and where
CI=true that is a failure.
"""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:  # every test run reads this file
    from playwright.sync_api import Browser, Playwright

MISSING = "needs Chromium, which was not found here"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
QUIET = (
    "--no-sandbox",  # tests may run as root, and visit no page but ours
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def launched(playwright: Playwright) -> Browser:
    program = next((path for name in NAMES if (path := shutil.which(name))), None)
    if program is None:
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    return playwright.chromium.launch(executable_path=program, args=QUIET)
