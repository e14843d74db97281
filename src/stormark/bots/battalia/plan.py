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
from stormark.games.battalia.procedure import Procedure
from stormark.games.battalia.threads import thread_of, top
from stormark.games.battalia.turn.act import Act
from stormark.games.battalia.turn.moving import LayMovement
from stormark.games.battalia.turn.walking import Walk
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
        if isinstance(frame, Act):
            return
        options = without_taking_back(simulator.options(s, seat))
        if compare_sites and V.verb_of(options[0]) == V.V_SITE:
            option = best_option(simulator, s, seat, options, SITES_TRIED)
        else:
            option = simple_answer(s, seat, frame, options)
        simulator.apply(s, seat, option)


def without_taking_back(options: list[int]) -> list[int]:
    """What leads on: nobody lays cards only to take them back."""
    if V.verb_of(options[-1]) == V.V_TAKE_BACK and len(options) > 1:
        return options[:-1]
    return options


def simple_answer(s: BattaliaState, seat: int, frame: Procedure, options: list[int]) -> int:
    """Fight on, walk to a target, lay the cheapest card, take the dearest; else the first."""
    if isinstance(frame, (Fight, DeclareAttack)):
        return fight_on(s, seat, options)
    if isinstance(frame, LayMovement):
        return go_on(s, frame, options)
    if isinstance(frame, Walk):
        return walk_on(s, seat, frame.hero, options)
    verb = V.verb_of(options[0])
    if verb in (V.V_LAY, V.V_SACRIFICE):
        return min(options, key=spent)
    if verb == V.V_TAKE:
        return max(options, key=spent)
    if verb == V.V_FINISH:
        return options[0]  # a Fate card is better than no reward
    return options[-1] if V.verb_of(options[-1]) == V.V_PASS else options[0]


def go_on(s: BattaliaState, line: LayMovement, options: list[int]) -> int:
    """Go as soon as possible, through a gate with enough for it (B-GATE-11, -12)."""
    hero = 2 * line.seat + line.hero
    lays = [option for option in options if V.verb_of(option) == V.V_LAY]
    wants_more = s.place[s.heroes[hero]] == L.GATE and hero not in s.jumped
    walk = line.walk(s)
    pays_jump = walk.supply > 0 and walk.supply + walk.points > 1
    if lays and wants_more and not pays_jump:
        return min(lays, key=spent)
    return options[-1]


def walk_on(s: BattaliaState, seat: int, hero: int, options: list[int]) -> int:
    """Jump where possible, else step by step to the best target."""
    start = s.heroes[2 * seat + hero]
    best = options[-1]
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


def spent(option: int) -> float:
    """What the card of an option is worth; options without a card come first."""
    return card_value(V.a_of(option)) if V.verb_of(option) in CARD_VERBS else 0.0
