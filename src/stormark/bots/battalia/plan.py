"""Looking one step ahead: carry an option out on a made-up position and see what it is worth."""

from __future__ import annotations

from typing import Final

from stormark.bots.battalia.battle import fight_on
from stormark.bots.battalia.deck import card_value
from stormark.bots.battalia.evaluate import evaluate
from stormark.bots.battalia.land import attraction
from stormark.games.battalia import layout as L
from stormark.games.battalia import verbs as V
from stormark.games.battalia.battle.attack import DeclareAttack
from stormark.games.battalia.battle.course import Fight
from stormark.games.battalia.engine import BattaliaState
from stormark.games.battalia.frames.threads import thread_of, top
from stormark.games.battalia.procedure import Procedure
from stormark.kernel.simulator import Simulator

LONGEST_CHAIN: Final = 60  # follow-up choices of one option that are played out
MOST_TRIED: Final = 60  # of a long list, options spread over it evenly are tried
SITES_TRIED: Final = 8  # sites that are tried for a card before it is paid
ENDS: Final = (V.V_DONE, V.V_FINISH, V.V_STOP, V.V_PASS, V.V_GO)
CARD_VERBS: Final = (V.V_LAY, V.V_DOUBLE, V.V_SACRIFICE, V.V_TAKE, V.V_DRAFT)


def frame_of(s: BattaliaState, seat: int) -> Procedure:
    """The frame a seat decides in."""
    return top(s, thread_of(s, seat))


def best_option(
    simulator: Simulator[BattaliaState],
    s: BattaliaState,
    seat: int,
    options: list[int],
    most: int = MOST_TRIED,
) -> int:
    """The option with the highest value; of equals one that ends something."""
    best = options[0]
    best_value = float("-inf")
    for option in sorted(spread(options, most), key=goes_on):
        value = value_of(simulator, s, seat, option)
        if value > best_value:
            best, best_value = option, value
    return best


def goes_on(option: int) -> bool:
    return V.verb_of(option) not in ENDS


def spread(options: list[int], most: int) -> list[int]:
    """All options, or as many as there is time for."""
    step = -(-len(options) // most)
    return options if step == 1 else [*options[::step], options[-1]]


def value_of(
    simulator: Simulator[BattaliaState], s: BattaliaState, seat: int, option: int
) -> float:
    """What the position is worth once an option and all that follows from it are done."""
    if V.verb_of(option) == V.V_DONE:
        return evaluate(s, seat)
    after = simulator.copy(s)
    simulator.apply(after, seat, option)
    settle(simulator, after, V.verb_of(option) != V.V_SITE)
    return evaluate(after, seat)


def settle(simulator: Simulator[BattaliaState], s: BattaliaState, compare_sites: bool) -> None:
    """Play on until somebody may begin something new, each choice answered in a simple way."""
    for _ in range(LONGEST_CHAIN):
        seats = simulator.open_seats(s)
        if not seats:
            return
        seat = seats[0]
        frame = frame_of(s, seat)
        if frame.kind == V.F_ACT:
            return
        options = simulator.options(s, seat)
        if compare_sites and V.verb_of(options[0]) == V.V_SITE:
            option = best_option(simulator, s, seat, options, SITES_TRIED)
        else:
            option = simple_answer(s, seat, frame, options)
        simulator.apply(s, seat, option)


def simple_answer(s: BattaliaState, seat: int, frame: Procedure, options: list[int]) -> int:
    """Fight on, walk to a target, lay the cheapest card, take the dearest; else the first."""
    if isinstance(frame, (Fight, DeclareAttack)):
        return fight_on(s, seat, options)
    if frame.kind == V.F_MOVING:
        return walk_on(s, seat, frame.a, options)
    verb = V.verb_of(options[0])
    if verb in (V.V_LAY, V.V_SACRIFICE):
        return min(options, key=spent)
    if verb == V.V_TAKE:
        return max(options, key=spent)
    return options[-1] if V.verb_of(options[-1]) == V.V_PASS else options[0]


def walk_on(s: BattaliaState, seat: int, hero: int, options: list[int]) -> int:
    """Go as soon as possible, jump where possible, else step by step to the best target."""
    start = s.heroes[2 * seat + hero]
    lays = [option for option in options if V.verb_of(option) == V.V_LAY]
    best = options[-1]
    if lays or V.verb_of(best) == V.V_GO:
        wants_more = s.place[start] == L.GATE and 2 * seat + hero not in s.jumped
        if lays and wants_more and not pays_jump(s, seat):
            return min(lays, key=spent)
        return best
    jumps = [option for option in options if V.verb_of(option) == V.V_JUMP]
    if jumps:
        return max(jumps, key=lambda option: attraction(s, seat, V.a_of(option)))
    best_worth = attraction(s, seat, start) if V.verb_of(best) == V.V_STOP else -1.0
    for option in options:
        if V.verb_of(option) == V.V_STEP:
            worth = attraction(s, seat, V.a_of(option))
            if worth > best_worth:
                best, best_worth = option, worth
    return best


def pays_jump(s: BattaliaState, seat: int) -> bool:
    """Whether a movement line pays the tribute and the way through a gate (B-GATE-11, -12)."""
    line = s.line[seat]
    return line is not None and line.tribute > 0 and line.tribute + line.points > 1


def spent(option: int) -> float:
    """What the card of an option is worth; options without a card come first."""
    return card_value(V.a_of(option)) if V.verb_of(option) in CARD_VERBS else 0.0
