"""Looking one step ahead: carry an option out on a made-up position and see what it is worth."""

from __future__ import annotations

from typing import Final

from stormark.bots.battalia.battle import fight_on
from stormark.bots.battalia.evaluate import card_value, evaluate
from stormark.games.battalia import verbs as V
from stormark.games.battalia.engine import BattaliaState, thread_of, top
from stormark.games.battalia.state import Frame
from stormark.kernel.simulator import Simulator

LONGEST_CHAIN: Final = 60  # follow-up choices of one option that are played out
MOST_TRIED: Final = 40  # of a long list, options spread over it evenly are tried
ENDS: Final = (V.V_DONE, V.V_FINISH, V.V_STOP, V.V_PASS, V.V_GO)


def frame_of(s: BattaliaState, seat: int) -> Frame:
    """The frame a seat decides in."""
    return top(s, thread_of(s, seat))


def best_option(
    simulator: Simulator[BattaliaState], s: BattaliaState, seat: int, options: list[int]
) -> int:
    """The option with the highest value; of equals one that ends something."""
    best = options[0]
    best_value = float("-inf")
    for option in sorted(spread(options), key=goes_on):
        value = value_of(simulator, s, seat, option)
        if value > best_value:
            best, best_value = option, value
    return best


def goes_on(option: int) -> bool:
    return V.verb_of(option) not in ENDS


def spread(options: list[int]) -> list[int]:
    """All options, or as many as there is time for."""
    step = -(-len(options) // MOST_TRIED)
    return options if step == 1 else [*options[::step], options[-1]]


def value_of(
    simulator: Simulator[BattaliaState], s: BattaliaState, seat: int, option: int
) -> float:
    """What the position is worth once an option and all that follows from it are done."""
    if V.verb_of(option) == V.V_DONE:
        return evaluate(s, seat)
    after = simulator.copy(s)
    simulator.apply(after, seat, option)
    settle(simulator, after)
    return evaluate(after, seat)


def settle(simulator: Simulator[BattaliaState], s: BattaliaState) -> None:
    """Play on until somebody may begin something new, each choice answered in a simple way."""
    for _ in range(LONGEST_CHAIN):
        seats = simulator.open_seats(s)
        if not seats:
            return
        seat = seats[0]
        frame = frame_of(s, seat)
        if frame.kind == V.F_ACT:
            return
        simulator.apply(s, seat, simple_answer(s, seat, frame, simulator.options(s, seat)))


def simple_answer(s: BattaliaState, seat: int, frame: Frame, options: list[int]) -> int:
    """Fight on, lay the cheapest card, take the dearest; otherwise the first that comes."""
    if frame.kind == V.F_BATTLE:
        return fight_on(s, seat, options)
    if frame.kind == V.F_MOVING:
        return options[-1] if V.verb_of(options[-1]) in ENDS else options[0]
    verb = V.verb_of(options[0])
    if verb in (V.V_LAY, V.V_SACRIFICE):
        return min(options, key=spent)
    if verb == V.V_TAKE:
        return max(options, key=spent)
    return options[-1] if V.verb_of(options[-1]) == V.V_PASS else options[0]


def spent(option: int) -> float:
    """What the card of an option is worth; options without a card come first."""
    return card_value(V.a_of(option)) if V.verb_of(option) in CARD_VERBS else 0.0


CARD_VERBS: Final = (V.V_LAY, V.V_DOUBLE, V.V_SACRIFICE, V.V_TAKE, V.V_DRAFT)
