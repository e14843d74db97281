"""A connection without a socket."""

from __future__ import annotations

import json
from typing import Any

from stormark.kernel.json import JsonDict
from stormark.kernel.state import SPECTATOR
from stormark.server.connections.connection import ClientConnection
from stormark.server.ids import new_id


class RecordingConnection(ClientConnection):
    """Writes down what it is told."""

    def __init__(self, viewer: int = SPECTATOR, seat: int | None = None) -> None:
        self.session = new_id()
        self.viewer = viewer
        self.seat = seat
        self.token = ""
        self.lang = None
        self.text = False
        self.position = False
        self.told: list[Any] = []
        self.dismissed = ""

    def send(self, data: bytes) -> None:
        self.told.append(json.loads(data))

    def dismiss(self, reason: str, params: JsonDict | None = None) -> None:
        self.dismissed = reason
