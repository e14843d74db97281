"""Packs that are right, and nearly all comment: a disk is soon full of them."""

from __future__ import annotations

from tests.attacks.attack import Attack, Target, answered

PACK = "[units.lord.hire]\nsupply = {supply}\n# {comment}\n"
COMMENT = "x" * 1_800_000
MOST = 10_000  # bytes that may be kept of each


class KeptPacks(Attack):
    item = "A3"
    name = "packs of 1.8 MB of comment"

    def run(self, server: Target) -> str:
        kept = 0
        path = "/api/games/battalia/packs"
        with server.http() as client:
            supply = 1
            while server.going():
                text = PACK.format(supply=supply, comment=COMMENT)
                answer = client.post(path, json={"text": text})
                if answer.is_success and not kept:
                    shown = answered(client.get(f"{path}/{answer.json()['hash']}"))
                    kept = len(shown["text"])
                supply += 1
                server.pause()
        return f"{kept / 1e6:.1f} MB are kept of each" if kept > MOST else ""


ATTACK = KeptPacks()
