"""Ways to a goal at a table: found by workers, so that nobody else waits for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from stormark.kernel.game import Game
from stormark.kernel.json import JsonDict
from stormark.kernel.planning import Goal
from stormark.server.content.packs import Packs
from stormark.server.heavy.questions import PlansTo
from stormark.server.heavy.work import HeavyWork
from stormark.server.table.told_plans import ToldPlans


class TablePlans:
    """Sends what a seat sees to a worker; nothing hidden leaves the table."""

    def __init__(self, heavy: HeavyWork, packs: Packs) -> None:
        self._heavy = heavy
        self._packs = packs

    async def find(
        self,
        owners: Sequence[str],
        rules: Game[Any],
        position: JsonDict,
        seat: int,
        goal: Goal,
        lang: str | None,
        names: Sequence[str],
    ) -> ToldPlans:
        """Plans for a position as the seat sees it; raises LobbyRefusal where it is too much."""
        game, pack = rules.spec.id, rules.pack_hash
        question = PlansTo(
            game, pack, position, seat, goal.verb, dict(goal.args), lang, list(names)
        )
        answer = await self._heavy.ask(owners, question, lambda: self._packs.material(game, pack))
        return msgspec.json.decode(answer, type=ToldPlans)
