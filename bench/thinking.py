"""What planners spend their time on: `python -m bench.thinking`.

Positions from games of `skilled`; each part of a planner's work is done again and again, by
processor time, and set against the whole: plans carried out to the end of the turn and weighed.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

from stormark.bots import make_bot
from stormark.bots.battalia.planning import Candidate as Way
from stormark.bots.battalia.planning import outcome
from stormark.bots.battalia.search import Thinker
from stormark.bots.battalia.value import value
from stormark.bots.battalia.weights import STORMGATES, WEIGHTS
from stormark.bots.xibalba.candidates import plans_for
from stormark.bots.xibalba.luck import Luck
from stormark.bots.xibalba.policy import Policy
from stormark.bots.xibalba.search import Candidate, run_trial
from stormark.bots.xibalba.weights import fitted, valuation
from stormark.build_info import version_line
from stormark.games.registry import load_game
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Setup
from stormark.kernel.simulator import Simulator
from stormark.kernel.state import Io

Work = Callable[[], object]
FREE = ("act", "action")  # kinds of decisions at which one may begin something
ENOUGH = 1_000_000  # steps: no plan is cut short


def positions(name: str, games: int, every: int) -> list[tuple[Simulator[Any], Any, int]]:
    """Decisions with many options: what the seat sees, a position made up from it, and who."""
    game = load_game(name)
    setup = game.setup({"players": 2})
    assert isinstance(setup, Setup)
    found = []
    for seed in range(games):
        io, rng = Io(FastChance(seed)), Random(seed)
        bots = [make_bot("skilled", seed + at, name) for at in range(2)]
        state = game.start(setup, io)
        number = 0
        while state.open_seats():
            seat = state.open_seats()[0]
            decision = game.decision(state, seat)
            simulator = Simulator(
                game, game.seen_by(state, seat), seat, FastChance(rng.getrandbits(32))
            )
            action = bots[seat].choose({}, decision, simulator)
            if decision.kind in FREE and len(decision.actions) > 1:
                number += 1
                if number % every == 0:
                    found.append((simulator, simulator.sample(), seat))
            option = game.option(state, seat, action)
            assert isinstance(option, int)
            state.apply(seat, option, io)
    return found


def xibalba(simulator: Simulator[Any], s: Any, seat: int) -> dict[str, Work]:
    policy = Policy(valuation(fitted(), 2, {}), 1)
    plan = plans_for(s, seat, policy, 8)[0]
    option = s.options(seat)[0]
    return {
        "plan": lambda: run_trial(s.copy(), seat, Candidate(plan, 0), policy, Luck(1, 0)),
        "sample": simulator.sample,
        "copy": s.copy,
        "options": lambda: s.options(seat),
        "copy and apply": lambda: s.copy().apply(seat, option, Io(Luck(1, 0))),
        "worth": lambda: policy.valuation.odds(s, seat, 1 - seat),
        "best next step": lambda: policy.choose(s, seat),
    }


def battalia(simulator: Simulator[Any], s: Any, seat: int) -> dict[str, Work]:
    weights = WEIGHTS[STORMGATES]
    thinker = Thinker(simulator, seat, weights, ENOUGH)
    option = simulator.options(s, seat)[0]

    def plan() -> object:
        thinker.steps = ENOUGH
        return outcome(thinker, s, Way([], [], True), False)

    def applied() -> None:
        after = simulator.copy(s)
        simulator.apply(after, seat, option)

    return {
        "plan": plan,
        "sample": simulator.sample,
        "copy": lambda: simulator.copy(s),
        "options": lambda: simulator.options(s, seat),
        "copy and apply": applied,
        "worth": lambda: value(s, seat, weights),
    }


def microseconds(work: Work, seconds: float) -> float:
    times = 0
    began = process_time()
    while process_time() - began < seconds:
        work()
        times += 1
    return 1e6 * (process_time() - began) / times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--every", type=int, default=10, help="free decisions from one to the next")
    parser.add_argument("--seconds", type=float, default=0.02, help="for each part of a position")
    asked = parser.parse_args()
    print(version_line())
    for name, parts in (("xibalba", xibalba), ("battalia", battalia)):
        spent: dict[str, list[float]] = {}
        for simulator, state, seat in positions(name, asked.games, asked.every):
            for part, work in parts(simulator, state, seat).items():
                spent.setdefault(part, []).append(microseconds(work, asked.seconds))
        means = {part: sum(times) / len(times) for part, times in spent.items()}
        words = ", ".join(f"{part} {mean:.1f} µs" for part, mean in means.items())
        print(f"{name}: {1e6 / means['plan']:,.0f} plans a second; {words}")


if __name__ == "__main__":
    main()
