"""What a game says about plans: which actions lead to a goal, and what they use up."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from stormark.kernel.action import Action
from stormark.kernel.json import Json
from stormark.kernel.state import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Goal:
    """An action that a seat would like to come to; arguments may be left open."""

    verb: str
    args: Mapping[str, Json] = field(default_factory=dict)

    def allows(self, args: Mapping[str, Json]) -> bool:
        """Whether these arguments contradict none of the goal's."""
        return all(args[name] == value for name, value in self.args.items() if name in args)

    def fits(self, aim: Action) -> bool:
        """Whether this is what was wanted, or one of several such things.

        >>> Goal("buy", {"slot": "event.1"}).fits(Action("buy", {"slot": "event.1", "field": 0}))
        True
        """
        return self.verb == aim.verb and all(
            name in aim.args and aim.args[name] == value for name, value in self.args.items()
        )


class Planning(ABC, Generic[S]):
    """The knowledge of a game that the search in `plans` needs.  It decides no rule.

    An action that begins what is wanted has the verb of the goal.  Actions `before` it prepare it,
    those `after` it complete it: they pay for it, or choose what was left open.
    """

    verbs: Collection[str]
    """The verbs there are plans for."""

    @abstractmethod
    def before(self, verb: str) -> Collection[str]:
        """The verbs that may prepare a goal."""

    @abstractmethod
    def after(self, verb: str) -> Collection[str]:
        """The verbs that may complete a goal."""

    @abstractmethod
    def goes_on(self, state: S, seat: int) -> bool:
        """Whether what was begun is not complete, and the seat is asked about it."""

    @abstractmethod
    def uses(self, action: Action, before: S, after: S, seat: int) -> Sequence[str]:
        """The pieces that an action of a seat uses up, by group and word: `face:R2`, `card:supply`.

        Of an action that is the whole aim the position after it is not known.
        """

    @abstractmethod
    def price(self, action: Action, uses: Sequence[str], state: S) -> int:
        """What these pieces are worth; the same value in fewer pieces is a little cheaper."""

    @abstractmethod
    def alike(self, state: S, seat: int) -> Hashable:
        """Equal for positions in the middle of a plan that go on alike, whatever was used."""

    def aim(self, begun: Action, steps: Sequence[Action], start: S, seat: int) -> Action | None:
        """What a plan comes to: the action that began it, with what its later steps chose.

        None if they lead nowhere: back to where it started, or others have to answer before.
        """
        return begun

    def wanted(self, goal: Goal, action: Action) -> bool:
        """Whether a completing action does not lead away from what was wanted."""
        return True
