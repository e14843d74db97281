"""Names for `gymnasium.make`; importing this module makes them known."""

from __future__ import annotations

import gymnasium

from stormark.games.registry import NAMES

for name in NAMES:
    gymnasium.register(
        f"Stormark/{name.capitalize()}-v1",
        entry_point="stormark.rl.duel_env:DuelEnv",
        kwargs={"game": name},
    )
