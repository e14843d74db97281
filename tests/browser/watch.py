"""What must not happen in a browser while a test runs."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError


class Watch:
    """Collects errors, and requests to anybody but the server.

    The log of a browser tells of scripts that fail, of files that are missing and of everything the
    content policy forbids.
    """

    def __init__(self, context: BrowserContext, address: str) -> None:
        self._address = address
        self._host = urlsplit(address).netloc
        self._expected = [re.compile("Service Worker registration blocked by Playwright")]
        self._seen: list[str] = []
        context.on("console", self._logged)
        context.on("weberror", self._failed)
        context.on("request", self._requested)

    def expect(self, pattern: str) -> None:
        """What a test brings about itself is no reason to fail."""
        self._expected.append(re.compile(pattern))

    def complaints(self) -> list[str]:
        return [one for one in self._seen if not any(known.search(one) for known in self._expected)]

    def _logged(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            place = message.location["url"].removeprefix(self._address)
            self._seen.append(f"{message.type}: {message.text} ({place})")

    def _failed(self, error: WebError) -> None:
        self._seen.append(f"exception: {error.error}")

    def _requested(self, request: Request) -> None:
        asked = urlsplit(request.url)
        if asked.scheme not in ("data", "blob") and asked.netloc != self._host:
            self._seen.append(f"foreign request: {request.url}")
