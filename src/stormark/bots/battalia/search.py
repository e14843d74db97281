"""Planning a turn: whole actions one after the other, and what the position is worth then.

A beam of the best lines is kept.  What is certain is searched on one made-up position; where
chance or another player has a say, a line ends and is weighed on several of them.
"""

from __future__ import annotations

from typing import Final

from stormark.bots.battalia.answers import answer, is_weighed, worth_trying
from stormark.bots.battalia.deck import worth_of
from stormark.bots.battalia.openings import prepares
from stormark.bots.battalia.plan import frame_of, without_taking_back
from stormark.bots.battalia.tastes import NO_TASTES, Tastes, deed_of
from stormark.bots.battalia.value import value
from stormark.bots.battalia.weights import Weights
from stormark.games.battalia import verbs as V
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.turn.act import Act
from stormark.kernel.simulator import Simulator

LONGEST_CHAIN: Final = 60  # questions within one action
MOST_ANSWERS: Final = 10  # of one question that are tried
MOST_LEAVES: Final = 14  # ways to carry out one action
LONGEST_TURN: Final = 14  # actions
MOST_PREPARED: Final = 8  # lines of the beam that prepare something, beyond the best
IN_HAND: Final = 0.01  # a card that is left might still be used: for the order of lines only


class Line:
    """A position that a plan leads to."""

    def __init__(self, state: BattaliaState, trail: list[int], certain: int, seen: int) -> None:
        self.state = state
        self.trail = trail  # what the seat chose
        self.certain = certain  # so many of them before chance had a say, -1: it never had
        self.seen = seen  # how far chance had got
        self.liked = 0.0  # what the player likes about the way there
        self.prepares = False  # its last action pays only by what follows
        self.value = 0.0
        self.order = 0.0


class Thinker:
    """Weighs what a seat can do, within a number of simulated steps."""

    def __init__(
        self,
        simulator: Simulator[BattaliaState],
        seat: int,
        weights: Weights,
        steps: int,
        tastes: Tastes = NO_TASTES,
    ) -> None:
        self.simulator = simulator
        self.seat = seat
        self.weights = weights
        self.steps = steps  # that are left
        self.tastes = tastes

    def value(self, s: BattaliaState) -> float:
        return value(s, self.seat, self.weights)

    def judged(self, line: Line) -> float:
        """What a line is worth to this player: where it ends, and what was liked on the way."""
        return self.value(line.state) + line.liked

    def taste(self, option: int) -> float:
        """What this player likes about doing something, in log odds."""
        return self.tastes.get(deed_of(option), 0.0) if self.tastes else 0.0

    def apply(self, s: BattaliaState, seat: int, option: int) -> None:
        self.steps -= 1
        self.simulator.apply(s, seat, option)

    # --- one action

    def leaves(self, start: Line, option: int, most: int) -> list[Line]:
        """The positions that an action can lead to, up to the next free choice."""
        first = Line(self.simulator.copy(start.state), [*start.trail, option], -1, start.seen)
        first.liked = start.liked + self.taste(option)
        self.apply(first.state, self.seat, option)
        self.note_chance(first)
        open_lines = [first]
        found: list[Line] = []
        while open_lines:
            line = open_lines.pop()
            options = self.advance(line, len(open_lines) + len(found) < most)
            if not options:
                found.append(line)
                continue
            for answer_ in worth_trying(line.state, self.seat, options, MOST_ANSWERS):
                if len(open_lines) + len(found) >= most:
                    break
                branch = Line(
                    self.simulator.copy(line.state), [*line.trail, answer_], line.certain, line.seen
                )
                branch.liked = line.liked + self.taste(answer_)
                self.apply(branch.state, self.seat, answer_)
                self.note_chance(branch)
                open_lines.append(branch)
        return found

    def advance(self, line: Line, weigh: bool) -> list[int]:
        """Answer until a question is worth weighing, and return its answers; none at the end."""
        s = line.state
        for _ in range(LONGEST_CHAIN):
            seats = self.simulator.open_seats(s)
            if not seats:
                return []
            seat = self.seat if self.seat in seats else seats[0]
            frame = frame_of(s, seat)
            if isinstance(frame, Act):
                return []
            options = without_taking_back(self.simulator.options(s, seat))
            if seat == self.seat and weigh and line.certain < 0 and is_weighed(options):
                return options
            chosen = answer(s, seat, frame, options)
            if seat == self.seat:
                line.trail.append(chosen)
            elif line.certain < 0 and len(options) > 1:
                line.certain = len(line.trail)
            self.apply(s, seat, chosen)
            self.note_chance(line)
        return []

    def note_chance(self, line: Line) -> None:
        """Note where a die, a shuffle or a draw made the line uncertain."""
        seen = chance_in(line.state, self.seat)
        if line.certain < 0 and seen != line.seen:
            line.certain = len(line.trail)
        line.seen = seen

    # --- a turn, action by action

    def step(self, line: Line) -> Line:
        """The best single action, or the line itself where nothing is better than to stop."""
        best = line
        for option in self.actions(line.state):
            if self.steps <= 0:
                break
            for leaf in self.leaves(line, option, 3):
                leaf.value = self.judged(leaf)
                if leaf.value > best.value:
                    best = leaf
        return best

    def actions(self, s: BattaliaState) -> list[int]:
        """What a seat may begin, ending and taking another hand aside."""
        found: list[int] = []
        for option in self.simulator.options(s, self.seat):
            if V.verb_of(option) not in (V.V_DONE, V.V_MULLIGAN):
                found.append(option)
        return found

    def is_free(self, s: BattaliaState) -> bool:
        """Whether the seat may begin something."""
        return self.seat in self.simulator.open_seats(s) and isinstance(frame_of(s, self.seat), Act)

    def finished(self, line: Line) -> Line:
        """The turn played to its end, step by step."""
        line.value = self.judged(line)
        for _ in range(LONGEST_TURN):
            if self.steps <= 0 or not self.is_free(line.state):
                break
            better = self.step(line)
            if better is line:
                break
            line = better
        return line

    # --- all lines at once

    def search(self, root: BattaliaState, width: int) -> tuple[list[Line], list[Line]]:
        """The best certain lines of a turn, best first, and those that chance decides."""
        start = Line(root, [], -1, chance_in(root, self.seat))
        start.value = self.value(root)
        best = [start]
        beam = [start]
        uncertain: list[Line] = []
        seen: set[tuple[float, tuple[int, ...]]] = set()
        for _ in range(LONGEST_TURN):
            children: list[Line] = []
            for line in beam:
                if self.steps > 0 and self.is_free(line.state):
                    self.expand(line, children, uncertain, seen)
            if not children:
                break
            children.sort(key=order_of, reverse=True)
            beam = children[:width] + prepared(children[width:], MOST_PREPARED)
            best += beam
        best.sort(key=value_of_line, reverse=True)
        uncertain.sort(key=order_of, reverse=True)
        return best, uncertain

    def expand(
        self,
        line: Line,
        children: list[Line],
        uncertain: list[Line],
        seen: set[tuple[float, tuple[int, ...]]],
    ) -> None:
        """All actions after a line."""
        for option in self.actions(line.state):
            if self.steps <= 0:
                return
            for leaf in self.leaves(line, option, MOST_LEAVES):
                leaf.value = self.judged(leaf)
                hand = tuple(sorted(leaf.state.hand[self.seat]))
                mark = (round(leaf.value, 9), hand)
                if mark in seen:
                    continue
                seen.add(mark)
                leaf.order = leaf.value + IN_HAND * worth_of(hand)
                leaf.prepares = prepares(leaf.state, self.seat, option)
                if leaf.certain < 0:
                    children.append(leaf)
                else:
                    uncertain.append(leaf)


def prepared(lines: list[Line], most: int) -> list[Line]:
    """The first lines whose last action prepares another: what it is good for comes later."""
    found: list[Line] = []
    for line in lines:
        if line.prepares and len(found) < most:
            found.append(line)
    return found


def order_of(line: Line) -> float:
    return line.order


def value_of_line(line: Line) -> float:
    return line.value


def chance_in(s: BattaliaState, seat: int) -> int:
    """A number that changes with every draw, roll and shuffle."""
    total = 97 * len(s.nation[seat])
    for count in s.draws:
        total += 1000 * count
    return total
