"""Ways to a goal by actions that nobody can be surprised by.

The search goes over positions made up from what a seat sees (`Game.belief`), always the same ones
for the same sight: so a plan cannot tell more than the seat knows.  It ends where chance is drawn
or something hidden is shown, as compound moves do (K-COMPOUND-01).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from typing import Final, Generic, TypeVar

from stormark.kernel.action import Action, Decision
from stormark.kernel.chance import Chance, FastChance
from stormark.kernel.game import Game
from stormark.kernel.planning import Goal, Planning
from stormark.kernel.state import State
from stormark.kernel.step import carry_out, tells

S = TypeVar("S", bound=State)

MOST_POSITIONS: Final = 1500  # that are tried for one question
MOST_PLANS: Final = 40
MOST_WAYS: Final = 6  # to pay for one and the same
SEED: Final = 1  # of what is made up: any will do, if it is always the same


@dataclass(frozen=True)
class Plan:
    """A way to an aim."""

    aim: Action
    steps: tuple[Action, ...]
    uses: tuple[str, ...]  # the pieces used up, by group and word
    price: int


@dataclass(frozen=True)
class Plans:
    """The ways to a goal, the cheapest first."""

    plans: tuple[Plan, ...]
    more: bool  # not everything was tried
    asked: Decision | None  # the question that the first step of each answers


NOTHING: Final = Plans((), more=False, asked=None)


@dataclass(frozen=True, eq=False)
class _Way(Generic[S]):
    """A plan on its way."""

    state: S
    steps: tuple[Action, ...] = ()
    uses: tuple[str, ...] = ()
    price: int = 0
    begun: Action | None = None  # the action with the verb of the goal, once it was taken
    over: bool = False


def plans_for(game: Game[S], seen: S, seat: int, goal: Goal) -> Plans:
    """How a seat can come to a goal; `seen` is the position as the seat sees it.

    The cheapest way to everything that fits the goal; if that is one thing only, several ways to
    pay for it.
    """
    planning = game.planning
    if planning is None or goal.verb not in planning.verbs:
        return NOTHING
    chance = FastChance(SEED)
    sample = game.belief(seen, seat).sample(chance)
    if seat not in sample.open_seats():
        return NOTHING
    found = _Search(game, planning, seat, goal, chance).run(sample)
    if len(found.plans) == 1:
        return _Search(game, planning, seat, goal, chance, MOST_WAYS).run(sample)
    return found


class _Search(Generic[S]):
    """Uniform-cost search: of all ways on, the one that has used least so far."""

    def __init__(
        self,
        game: Game[S],
        planning: Planning[S],
        seat: int,
        goal: Goal,
        chance: Chance,
        ways: int = 1,
    ) -> None:
        self._game = game
        self._planning = planning
        self._seat = seat
        self._goal = goal
        self._chance = chance
        self._ways = ways  # to one aim, with different payments
        self._before = planning.before(goal.verb)
        self._after = planning.after(goal.verb)
        self._waiting: list[tuple[int, int, int, _Way[S]]] = []
        self._reached: set[Hashable] = set()
        self._found: dict[bytes, list[Plan]] = {}
        self._tried = 0
        self._count = 0

    def run(self, state: S) -> Plans:
        asked = self._game.decision(state, self._seat)
        self._wait(_Way(state))
        most = MOST_PLANS if self._ways == 1 else self._ways
        while self._waiting and self._tried < MOST_POSITIONS and self._count < most:
            way = heappop(self._waiting)[-1]
            if way.over:
                self._keep(way, state)
            elif not self._was_reached(way):
                for on in self._ways_on(way):
                    self._wait(on)
        plans = [plan for ways in self._found.values() for plan in ways]
        plans.sort(key=lambda plan: (plan.price, len(plan.steps)))
        return Plans(tuple(plans), bool(self._waiting), asked)

    def _wait(self, way: _Way[S]) -> None:
        self._tried += 1
        heappush(self._waiting, (way.price, len(way.steps), self._tried, way))

    def _was_reached(self, way: _Way[S]) -> bool:
        """Whether an alike position was reached more cheaply; other payments may be wanted."""
        paid = tuple(sorted(way.uses)) if self._ways > 1 else ()
        begun = None if way.begun is None else way.begun.key()
        alike = (begun, self._planning.alike(way.state, self._seat), paid)
        if alike in self._reached:
            return True
        self._reached.add(alike)
        return False

    def _ways_on(self, way: _Way[S]) -> Iterator[_Way[S]]:
        state, seat = way.state, self._seat
        if seat not in state.open_seats():
            return
        for option in state.options(seat):
            action = self._game.action(state, seat, option)
            if way.begun is not None:
                useful = action.verb in self._after and self._planning.wanted(self._goal, action)
            elif action.verb == self._goal.verb:
                useful = self._goal.allows(action.args)
            else:
                useful = action.verb in self._before
            on = self._taken(way, option, action) if useful else None
            if on is not None:
                yield on

    def _taken(self, way: _Way[S], option: int, action: Action) -> _Way[S] | None:
        """A way with one more step; None if nothing may follow a step that only prepares."""
        planning, before, seat = self._planning, way.state, self._seat
        begun = way.begun or (action if action.verb == self._goal.verb else None)
        after, over = before, True
        if begun is None or self._after:  # else it is over, whatever comes of it
            taken = carry_out(self._game, before, seat, option, self._chance)
            told, after = tells(self._game, taken), taken.state
            if begun is None and told:
                return None
            over = begun is not None and (told or not planning.goes_on(after, seat))
        uses = planning.uses(action, before, after, seat)
        price = way.price + planning.price(action, uses, before)
        return _Way(after, (*way.steps, action), (*way.uses, *uses), price, begun, over)

    def _keep(self, way: _Way[S], start: S) -> None:
        """A plan, unless there are enough to the same aim or one of them uses less."""
        assert way.begun is not None
        aim = self._planning.aim(way.begun, way.steps, start, self._seat)
        if aim is None or not self._goal.fits(aim):
            return
        ways, paid = self._found.setdefault(aim.key(), []), Counter(way.uses)
        if len(ways) < self._ways and all(not Counter(other.uses) <= paid for other in ways):
            ways.append(Plan(aim, way.steps, way.uses, way.price))
            self._count += 1
