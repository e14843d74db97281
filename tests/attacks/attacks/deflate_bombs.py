"""A few bytes that unpack to many."""

from __future__ import annotations

import zlib

from tests.attacks.attack import Attack, Target
from tests.server import raw

UNPACKED = 30_000_000


class DeflateBombs(Attack):
    item = "A1"
    name = "messages that unpack to 30 MB"

    def run(self, server: Target) -> str:
        packer = zlib.compressobj(9, wbits=-12)
        bomb = packer.compress(bytes(UNPACKED)) + packer.flush(zlib.Z_SYNC_FLUSH)
        frame = raw.frame(raw.TEXT, bomb[:-4], raw.FINAL | raw.COMPRESSED)
        while server.going():
            with server.holding() as held:
                raw.send(server.watch(held, raw.DEFLATE), frame)
        return ""


ATTACK = DeflateBombs()
