"""What follows from a deed: the rules are asked on a copy, as far as nobody decides or rolls.

Where the end of it does not depend on who decides what and how dice fall, it is told as well: the
copy goes on with all dice at their lowest and the first answers, and again with the opposite, and
only what is equal in both is certain.  A seen position has unknown cards: where one would be
uncovered, foresight ends, and only what is seen counts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stormark.games.xibalba import events as E
from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.atoms import arm_next_turn, begin_turn, expire
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.procedure_fields import UNKNOWN
from stormark.games.xibalba.turn.attack import Attacking
from stormark.kernel.chance import Chance
from stormark.kernel.event import Sink

MOST_STEPS: Final = 200  # of any attack; only a ring of effects would need more
SHOWING: Final = (E.E_UNCOVER, E.E_REVEAL, E.E_GAIN, E.E_DISCARD_TOP, E.E_SCOUTED)

Packed = tuple[int, tuple[int, ...]]


class EndOfForesight(Exception):
    """Chance or an unknown card would have a say now."""


class NoChance(Chance):
    """Whoever draws has come to the end of what can be foreseen."""

    def draw(self, stream: int, index: int, bound: int) -> int:
        raise EndOfForesight


class Lowest(Chance):
    """Every result is the first one."""

    def draw(self, stream: int, index: int, bound: int) -> int:
        return 0


class Highest(Chance):
    """Every result is the last one."""

    def draw(self, stream: int, index: int, bound: int) -> int:
        return bound - 1


class Watching(Sink):
    """Keeps what happens, as long as nobody has to look at a card the viewer does not know."""

    def __init__(self) -> None:
        self.packed: list[Packed] = []

    def emit(self, verb: int, args: tuple[int, ...], audience: int) -> None:
        if verb in SHOWING and UNKNOWN in args:
            raise EndOfForesight
        self.packed.append((verb, args))


NO_CHANCE: Final = NoChance()
BOTH_WAYS: Final[tuple[tuple[Chance, int], ...]] = ((Lowest(), 0), (Highest(), -1))


class Ahead:
    """A copy in which things are let happen.

    `open`: somebody or something would have a say; `blind`: the viewer does not know enough.
    """

    def __init__(
        self, s: XibalbaState, chance: Chance = NO_CHANCE, answer: int | None = None
    ) -> None:
        self.s = s.copy()
        self.events = Watching()
        self.open = False
        self.blind = False
        self.answered = False  # cards answered to an attack when it was declared
        self.s.chance = chance
        self.s.sink = self.events
        self.s.known = False
        self._answer = answer  # which option is taken where somebody decides; None: nobody does

    def go(self, until: Callable[[XibalbaState], bool]) -> bool:
        """Let the rules run to a certain place; whether they have come there."""
        s = self.s
        try:
            for _ in range(MOST_STEPS):
                if until(s):
                    return True
                if s.winner >= 0:
                    return False
                if s.top.run(s):
                    continue
                self.open = True
                if self._answer is None:
                    return False
                s.top.choose(s, s.top.options(s)[self._answer])
        except EndOfForesight:
            self.open = self.blind = True
            self.forget_unknown()
        return False

    def go_on_with_attack(self, step: int) -> bool:
        """Take the attack under way to a step; whether nobody had a word in it any more."""
        s = self.s
        alone = isinstance(s.top, Attacking)
        while not isinstance(s.top, Attacking):
            s.pop()
        s.goto(step)
        return alone

    def forget_unknown(self) -> None:
        """What lies on top by now without being known has no effect that could be counted."""
        s = self.s
        for at in range(L.BASES, L.BASES + L.BASE_PILES * s.seats):
            if s.piles[at][-1:] == (UNKNOWN,):
                s.piles[at] = ()
                s.dirty = True

    def rolled(self, cause: int) -> int:
        """How many Paragon dice were rolled for something."""
        found = (args for verb, args in self.events.packed if verb == E.E_ROLL)
        return sum(len(args) - 3 for args in found if args[1] == cause)


def at_step(step: int) -> Callable[[XibalbaState], bool]:
    """Whether the attack under way is the next thing to go on, at a certain step."""

    def there(s: XibalbaState) -> bool:
        return isinstance(s.top, Attacking) and s.top.step == step

    return there


def next_turn(s: XibalbaState, seat: int) -> XibalbaState:
    """As the next turn of a seat finds the table: effects for a while have ended, or begun."""
    later = s.copy()
    later.sink = None
    expire(later, V.ATTACK_END, -1)
    for _ in range(s.seats):
        expire(later, V.TURN_END, -1)
        begin_turn(later, (later.turn + 1) % s.seats)
        expire(later, V.YOUR_NEXT_TURN, later.turn)
        arm_next_turn(later, later.turn)
        if later.turn == seat:
            break
    return later
