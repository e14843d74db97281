"""How much a page loads, as it goes over the wire."""

from __future__ import annotations

from collections import Counter
from typing import Any

from playwright.sync_api import Page


class Traffic:
    """Bytes by kind of file, compressed, from now on; the browser's memory is not used."""

    def __init__(self, page: Page) -> None:
        self._kinds: dict[str, str] = {}
        self._bytes: Counter[str] = Counter()
        tools = page.context.new_cdp_session(page)
        tools.on("Network.responseReceived", self._answered)
        tools.on("Network.loadingFinished", self._loaded)
        tools.send("Network.enable")
        tools.send("Network.setCacheDisabled", {"cacheDisabled": True})

    def _answered(self, event: dict[str, Any]) -> None:
        self._kinds[event["requestId"]] = event["type"]

    def _loaded(self, event: dict[str, Any]) -> None:
        kind = self._kinds.get(event["requestId"], "Other")
        self._bytes[kind] += int(event["encodedDataLength"])

    def kilobytes(self, *kinds: str) -> float:
        """Of these kinds (`Script`, `Stylesheet`, `Document`, `Fetch` …), or of all."""
        counted = kinds or tuple(self._bytes)
        return sum(self._bytes[kind] for kind in counted) / 1000
