"""What there are plans for in Xibalba: whatever costs resources gathers the dice that it needs."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from typing import Final

from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.words import FACES
from stormark.kernel.action import Action
from stormark.kernel.planning import Planning

PAID_WITH_RESOURCES: Final = (
    *("buy", "discard", "reorganize", "pharmaceuticals", "weapon_technology"),
    *("tactical_assault", "harvest", "upgrade", "activate"),
)
PAID_WITH_DICE: Final = ("attack", "enter", "gather", "exchange")
A_PIECE: Final = 1  # of two ways that use as much, the one with fewer dice is better
A_RESOURCE: Final = 10


class XibalbaPlanning(Planning[XibalbaState]):
    """Dice are gathered, as few as will do and none in vain, before something is paid for."""

    verbs = (*PAID_WITH_RESOURCES, *PAID_WITH_DICE)

    def before(self, verb: str) -> Collection[str]:
        return ("gather",) if verb in PAID_WITH_RESOURCES else ()

    def after(self, verb: str) -> Collection[str]:
        return ()

    def goes_on(self, state: XibalbaState, seat: int) -> bool:
        return False

    def uses(
        self, action: Action, before: XibalbaState, after: XibalbaState, seat: int
    ) -> Sequence[str]:
        args = action.args
        if action.verb in ("gather", "exchange"):
            return (f"face:{args['face']}",)
        if action.verb == "enter":
            return () if args["with"] == "free" else (f"face:{args['with']}",)
        if action.verb == "attack":
            attacks, criticals = args["attacks"], args["criticals"]
            assert isinstance(attacks, int)
            assert isinstance(criticals, int)
            return ("face:A",) * attacks + ("face:C",) * criticals
        return ()

    def price(self, action: Action, uses: Sequence[str], state: XibalbaState) -> int:
        if action.verb != "gather":
            return A_PIECE * len(uses)
        resources = FACES.index(str(action.args["face"]))  # R1, R2, R3 are their own numbers
        return A_RESOURCE * resources + A_PIECE

    def alike(self, state: XibalbaState, seat: int) -> Hashable:
        return state.resources[seat]
