"""Many positions of a replay at once, all in words."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import count

from tests.attacks.attack import Attack, Target
from tests.attacks.player import open_match, play_some

MOVES = 25
AT_ONCE = 16


class ReplayPositions(Attack):
    item = "A4"
    name = "positions of a replay in words"
    seconds = 12.0

    def run(self, server: Target) -> str:
        with server.holding() as held:
            table = play_some(server, held, open_match(server, "Cleo", "Dora"), MOVES)
        numbers = count()

        def ask() -> None:
            with server.http() as client:
                while server.going():
                    asked = f"since={next(numbers) % MOVES}&limit=100&lang=de&text=true"
                    client.get(f"/api/tables/{table}/replay/positions?{asked}")

        with ThreadPoolExecutor(AT_ONCE) as pool:
            for _ in range(AT_ONCE):
                pool.submit(ask)
        return ""


ATTACK = ReplayPositions()
