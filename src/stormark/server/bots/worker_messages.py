"""What travels between the server and a thinking worker besides messages of a table's socket."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from stormark.server.protocol.messages import Act, Welcome
from stormark.server.workers.messages import Failed, Forget, Ready, Worked, WorkerMessage


class Pack(WorkerMessage, tag="pack"):
    """A content pack that tables use: sent before the first decision about it."""

    name: str  # its hash
    game: str
    text: str


ToWorker: TypeAlias = Welcome | Pack | Forget

to_worker: Final[msgspec.json.Decoder[ToWorker]] = msgspec.json.Decoder(ToWorker)
from_worker: Final[msgspec.json.Decoder[Act | Ready | Worked | Failed]] = msgspec.json.Decoder(
    Act | Ready | Worked | Failed
)
