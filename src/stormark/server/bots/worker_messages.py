"""What travels between the server and a worker besides the messages of a table's socket."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from stormark.server.protocol.messages import Act, ServerMessage, Welcome


class Pack(ServerMessage, tag="pack"):
    """A content pack that tables use: sent before the first decision about it."""

    game: str
    text: str


class Ready(ServerMessage, tag="ready"):
    """The worker has started and listens."""


class Failed(ServerMessage, tag="failed"):
    """The bot raised an error: its kind and where it came from, nothing it had in hand."""

    error: str
    trace: str


ToWorker: TypeAlias = Welcome | Pack
FromWorker: TypeAlias = Act | Ready | Failed

to_worker: Final[msgspec.json.Decoder[ToWorker]] = msgspec.json.Decoder(ToWorker)
from_worker: Final[msgspec.json.Decoder[FromWorker]] = msgspec.json.Decoder(FromWorker)
encoded: Final = msgspec.json.Encoder().encode
