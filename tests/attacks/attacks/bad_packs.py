"""A pack that is wrong in 200,000 places, and a server that words all of them."""

from __future__ import annotations

from tests.attacks.attack import Attack, Target

WRONG = "".join(f"{number:x}=1\n" for number in range(200_000))
LARGEST = 1_000_000  # bytes of an answer about it


class BadPacks(Attack):
    item = "A3"
    name = "packs with 200,000 problems"

    def run(self, server: Target) -> str:
        largest = 0
        with server.http() as client:
            while server.going():
                answer = client.post("/api/games/battalia/packs?lang=en", json={"text": WRONG})
                largest = max(largest, len(answer.content))
                server.pause()
        return f"an answer of {largest / 1e6:.0f} MB" if largest > LARGEST else ""


ATTACK = BadPacks()
