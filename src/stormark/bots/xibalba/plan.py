"""Looking one step ahead: carry an option out on a made-up position and see what it is worth."""

from __future__ import annotations

from typing import Final

from stormark.bots.xibalba.evaluate import evaluate
from stormark.games.xibalba import layout as L
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.turn.reorganize import Reorganize
from stormark.kernel.simulator import Simulator

TRIES: Final = 3  # how often an option that rolls dice or draws cards is tried
LONGEST_CHAIN: Final = 12  # follow-up choices of one option that are played out
NO_FURTHER: Final = (L.V_DONE, L.V_PASS)


def best_option(
    simulator: Simulator[XibalbaState], s: XibalbaState, seat: int, options: list[int]
) -> int:
    """The option with the highest expected value; the first of equals."""
    best = options[0]
    best_value = float("-inf")
    for option in options:
        if L.verb_of(option) == L.V_REMOVE:
            continue  # giving a die away is never better than ending the turn
        value = expected(simulator, s, seat, option)
        if value > best_value:
            best, best_value = option, value
    return best


def expected(simulator: Simulator[XibalbaState], s: XibalbaState, seat: int, option: int) -> float:
    """The mean value of an option; one try tells all where nothing is left to chance."""
    if L.verb_of(option) == L.V_END:
        return evaluate(s, seat, with_dice=False)
    values: list[float] = []
    while len(values) < TRIES:
        after = simulator.copy(s)
        simulator.apply(after, seat, option)
        settle(simulator, after, seat)
        values.append(evaluate(after, seat))
        if after.draws == s.draws:
            break
    return sum(values) / len(values)


def settle(simulator: Simulator[XibalbaState], s: XibalbaState, seat: int) -> None:
    """Play on through the choices within an option, each answered in the simplest way."""
    for _ in range(LONGEST_CHAIN):
        deciding = simulator.open_seats(s)
        if not deciding or s.top.below is None:
            return
        options = simulator.options(s, deciding[0])
        stops = isinstance(s.top, Reorganize) and L.verb_of(options[-1]) in NO_FURTHER
        simulator.apply(s, deciding[0], options[-1] if stops else options[0])
