"""What there are plans for in Battalia: lines with the cards that pay for them, and ways of heroes.

An action of a turn begins a line; the cards are laid after it, and a hero walks after that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable, Mapping, Sequence
from typing import Final

from stormark.games.battalia import layout as L
from stormark.games.battalia.atoms_flow import procedures
from stormark.games.battalia.battle.attack import DeclareAttack
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.procedure import Procedure
from stormark.games.battalia.queries import artefact_of, rank_of, supply_of
from stormark.games.battalia.threads import thread_of
from stormark.games.battalia.turn.laying import LayLine
from stormark.games.battalia.turn.moving import LayMovement, horse_steps
from stormark.games.battalia.turn.recruiting import Recruit
from stormark.games.battalia.turn.walking import Walk
from stormark.games.battalia.words import field_word
from stormark.kernel.action import Action
from stormark.kernel.json import Json
from stormark.kernel.planning import Goal, Planning

LAYING: Final = ("lay", "double", "copy", "sacrifice")
WALKING: Final = ("go", "step", "jump", "stop")
ON_A_SITE: Final = ("road", "city")
PAID: Final = ("hire", "buy", "upgrade", "residence", "capital", "post", "discover", "potion")
AFTER: Final[Mapping[str, Collection[str]]] = {
    **dict.fromkeys(PAID, LAYING),
    **dict.fromkeys(ON_A_SITE, ("site", *LAYING)),
    "recruit": ("lay",),
    "attack": ("heroes", "lay"),
    "move": ("lay", *WALKING),
    "hide": ("name",),
}
A_CARD: Final = 2  # of two ways that use as much, the one with fewer cards is better ...
HIDDEN: Final = 1000  # whatever the hand can pay is better than a card that lies in ambush
A_VALUE: Final = 10  # of one Supply, one step of a Horse, one rank of a unit
OTHER_CARD: Final = 2  # what an artefact is taken to be worth


class BattaliaPlanning(Planning[BattaliaState]):
    """Cards of little worth are laid first, and none that is not needed."""

    verbs = tuple(AFTER)

    def before(self, verb: str) -> Collection[str]:
        return ()

    def after(self, verb: str) -> Collection[str]:
        return AFTER[verb]

    def goes_on(self, state: BattaliaState, seat: int) -> bool:
        """A line may have another branch once it could be complete: that is for the player."""
        under_way = _under_way(state, seat)
        if isinstance(under_way, LayLine):
            line = under_way.line
            return line.branch.needs_site() or line.owed or line.units > 0 or line.supply > 0
        return isinstance(under_way, LayMovement | Walk | Recruit | DeclareAttack)

    def uses(
        self, action: Action, before: BattaliaState, after: BattaliaState, seat: int
    ) -> Sequence[str]:
        """What left the hand or the ambush; the only card that fits is laid without asking."""
        if action.verb in WALKING:
            return ()  # a storm may take cards away, which nobody foresees
        words = before.rules.words
        return tuple(
            f"{group}:{words.card(card)}"
            for group, held, left in (
                ("card", before.hand[seat], after.hand[seat]),
                ("ambush", before.ambush[seat], after.ambush[seat]),
            )
            for card in (Counter(held) - Counter(left)).elements()
        )

    def price(self, action: Action, uses: Sequence[str], state: BattaliaState) -> int:
        price = 0
        for piece in uses:
            group, _, word = piece.partition(":")
            price += A_CARD + A_VALUE * _worth(state, state.rules.words.number(word))
            price += HIDDEN if group == "ambush" else 0
        return price

    def alike(self, state: BattaliaState, seat: int) -> Hashable:
        under_way = _under_way(state, seat)
        if isinstance(under_way, LayMovement):
            walk = under_way.walk(state)
            return "pay", walk.points, walk.supply
        if isinstance(under_way, Walk):
            field = state.heroes[2 * seat + under_way.hero]
            left = (under_way.points, under_way.supply, under_way.free)
            return "walk", field, left, tuple(sorted(under_way.entered)), tuple(state.jumped)
        if isinstance(under_way, LayLine):
            line, branch = under_way.line, under_way.line.branch
            missing = (line.units, line.supply, line.owed, line.copies, line.roads, line.boosted)
            return "line", branch.field, branch.turned, missing
        if isinstance(under_way, Recruit):
            return "recruit", len(under_way.laid) > 0, under_way.supply()
        if isinstance(under_way, DeclareAttack):
            return "attack", under_way.heroes
        return None

    def aim(
        self, begun: Action, steps: Sequence[Action], start: BattaliaState, seat: int
    ) -> Action | None:
        """Roads and cities with their site, movements with the field they end on."""
        chosen: dict[str, Json] = {}
        for step in steps:
            if step.verb == "site":
                chosen = {"turned": 0, **step.args}
            elif step.verb == "heroes":
                chosen = {**step.args}
            elif step.verb in ("step", "jump"):
                chosen = {"field": step.args["field"]}
        if begun.verb == "move":
            hero = int(str(begun.args["hero"])) - 1
            stood = field_word(start.heroes[2 * seat + hero], start.rules.board.columns)
            if chosen.get("field", stood) == stood:
                return None  # a potion may come between the cards and the way
        return Action(begun.verb, {**begun.args, **chosen})

    def wanted(self, goal: Goal, action: Action) -> bool:
        if action.verb == "site":
            return goal.allows({"turned": 0, **action.args})
        return action.verb != "heroes" or goal.allows(action.args)


def _under_way(state: BattaliaState, seat: int) -> Procedure | None:
    """What the seat is asked about."""
    if seat not in state.open_seats():
        return None
    return procedures(state, thread_of(state, seat))[-1]


def _worth(state: BattaliaState, card: int) -> int:
    """How much a card could pay for."""
    if artefact_of(state, card) == L.HORSE:
        return horse_steps(state)
    return rank_of(state, card) or supply_of(card) or OTHER_CARD
