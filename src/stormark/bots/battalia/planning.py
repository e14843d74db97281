"""Choosing among the plans of a turn: those that are certain, and those that chance decides."""

from __future__ import annotations

from typing import Final

from stormark.bots.battalia.answers import answer, worth_trying
from stormark.bots.battalia.plan import frame_of, without_taking_back
from stormark.bots.battalia.search import LONGEST_CHAIN, Line, Thinker, chance_in, prepared
from stormark.games.battalia import verbs as V
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.turn.act import Act
from stormark.games.battalia.turn.windows import Window

DOUBTFUL: Final = 3  # uncertain lines that are weighed on many positions
MOST_WEIGHED: Final = 12  # answers to a question in between
MOST_USES: Final = 6  # ways to go on with a potion
DONE: Final = int(V.pack(V.V_DONE))
MULLIGAN: Final = int(V.pack(V.V_MULLIGAN))


class Effort:
    """How hard a level thinks."""

    def __init__(self, steps: int, width: int, samples: int, ahead: int) -> None:
        self.steps = steps  # simulated in a turn; 0: one action after the other
        self.width = width  # of the beam
        self.samples = samples  # positions for what is uncertain
        self.ahead = ahead  # lines whose next turn is played as well


class Candidate:
    """A way to play the turn: what to choose, and whether more follows from it."""

    def __init__(self, trail: list[int], plan: list[int], goes_on: bool) -> None:
        self.trail = trail
        self.plan = plan
        self.goes_on = goes_on  # where chance has spoken the rest is played step by step


def planned(thinker: Thinker, effort: Effort, root: BattaliaState) -> list[int]:
    """What to choose now and next, as far as that is certain.

    Half of the steps find lines, the other half compares them on the same made-up positions.
    """
    steps = thinker.steps
    thinker.steps = steps // 2
    found, doubtful = thinker.search(root, effort.width)
    candidates: list[Candidate] = []
    for line in found[: max(1, effort.ahead)]:
        candidates.append(Candidate(line.trail, [*line.trail, DONE], False))
    for line in doubtful[:DOUBTFUL] + prepared(doubtful[DOUBTFUL:], 1):
        candidates.append(Candidate(line.trail[: line.certain], line.trail[: line.certain], True))
    if MULLIGAN in thinker.simulator.options(root, thinker.seat):
        candidates.append(Candidate([MULLIGAN], [MULLIGAN], True))
    left = thinker.steps + steps - steps // 2
    best = compared(thinker, effort, candidates, left) if len(candidates) > 1 else candidates[0]
    return best.plan


def compared(
    thinker: Thinker, effort: Effort, candidates: list[Candidate], steps: int
) -> Candidate:
    """The best candidate on average; each has the same share of the steps."""
    samples = [thinker.simulator.sample() for _ in range(effort.samples)]
    share = max(1, steps // (len(candidates) * len(samples)))
    best = candidates[0]
    best_value = float("-inf")
    spent = 0
    for candidate in candidates:
        total = 0.0
        for sample in samples:
            thinker.steps = share
            total += outcome(thinker, sample, candidate, effort.ahead > 0)
            spent += share - thinker.steps
        if total > best_value:
            best, best_value = candidate, total
    thinker.steps = steps - spent
    return best


def outcome(thinker: Thinker, sample: BattaliaState, candidate: Candidate, ahead: bool) -> float:
    """What a candidate leads to on a made-up position, with the own next turn or without."""
    line = Line(thinker.simulator.copy(sample), [], -1, 0)
    follow(thinker, line, candidate.trail)
    if candidate.goes_on:
        line = thinker.finished(line)
    return next_turn(thinker, line) if ahead else thinker.judged(line)


def follow(thinker: Thinker, line: Line, trail: list[int]) -> None:
    """Carry a plan out, as far as the position allows."""
    for option in trail:
        if thinker.seat not in thinker.simulator.open_seats(line.state):
            thinker.advance(line, False)
        if thinker.seat not in thinker.simulator.open_seats(line.state):
            return
        if option not in thinker.simulator.options(line.state, thinker.seat):
            break
        line.liked += thinker.taste(option)
        thinker.apply(line.state, thinker.seat, option)
    thinker.advance(line, False)


def next_turn(thinker: Thinker, line: Line) -> float:
    """Let the others pass and play the own next turn too: what deck and map are good for."""
    s = thinker.simulator.copy(line.state)
    turn = s.turn_no
    for _ in range(LONGEST_CHAIN):
        seats = thinker.simulator.open_seats(s)
        if not seats:
            return thinker.value(s) + line.liked
        seat = seats[0]
        frame = frame_of(s, seat)
        if isinstance(frame, Act):
            if seat == thinker.seat and s.turn_no != turn:
                break
            thinker.apply(s, seat, DONE)
        else:
            options = without_taking_back(thinker.simulator.options(s, seat))
            thinker.apply(s, seat, answer(s, seat, frame, options))
    return thinker.finished(Line(s, [], -1, chance_in(s, thinker.seat))).value + line.liked


def weighed(thinker: Thinker, effort: Effort, s: BattaliaState, options: list[int]) -> int:
    """The best answer to a question in between, on several positions."""
    tried = worth_trying(s, thinker.seat, without_taking_back(options), MOST_WEIGHED)
    in_window = isinstance(frame_of(s, thinker.seat), Window)
    sums = [0.0] * len(tried)
    for _ in range(effort.samples):
        sample = thinker.simulator.sample()
        for number, option in enumerate(tried):
            if in_window:
                sums[number] += in_the_end(thinker, sample, option)
                continue
            line = Line(thinker.simulator.copy(sample), [], -1, 0)
            thinker.apply(line.state, thinker.seat, option)
            thinker.advance(line, False)
            sums[number] += thinker.value(line.state) + thinker.taste(option)
    return tried[sums.index(max(sums))]


def in_the_end(thinker: Thinker, sample: BattaliaState, option: int) -> float:
    """What an answer with a potion is worth: who drinks it may go on to use it at once."""
    start = Line(sample, [], -1, chance_in(sample, thinker.seat))
    return max(thinker.judged(leaf) for leaf in thinker.leaves(start, option, MOST_USES))
