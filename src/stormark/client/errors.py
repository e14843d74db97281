"""What can go wrong between a program and a server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stormark.kernel.refusal import Refusal


class RequestRefused(Exception):
    """The server did not do what was asked, and nothing has changed.

    `rule` is the id of the rule in the way, or what is wrong with the request; `text` says it in
    the language of the connection.
    """

    def __init__(self, answer: Mapping[str, Any], status: int | None = None) -> None:
        self.rule = str(answer.get("rule") or answer.get("problem") or "refused")
        self.reason = str(answer.get("reason", ""))
        self.params: dict[str, Any] = dict(answer.get("params", {}))
        self.place = str(answer.get("place", ""))
        self.text = str(answer.get("text", ""))
        self.status = status  # of HTTP, if it was not said at a socket
        said = self.text or ", ".join(f"{key}={value!r}" for key, value in self.params.items())
        where = f" ({self.place})" if self.place else ""
        super().__init__(f"{self.rule}{where}: {said}" if said else f"{self.rule}{where}")

    @property
    def refusal(self) -> Refusal:
        return Refusal(self.rule, self.reason, self.params)


class ConnectionEnded(ConnectionError):
    """The server has closed the connection for good, or cannot be reached; `reason` says why."""

    def __init__(self, reason: str, text: str = "") -> None:
        self.reason = reason
        super().__init__(f"{reason}: {text}" if text else reason)
