"""Who the network plays with and learns from: functions that name the option they would take."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from stormark.bots import make_bot
from stormark.bots.xibalba.policy import Policy
from stormark.bots.xibalba.weights import fitted, valuation
from stormark.games.registry import load_game
from stormark.kernel.chance import FastChance
from stormark.kernel.simulator import Simulator

Chooses = Callable[[Any, int], int]  # (state, seat) -> place of an option in the decision

TEACHER = "teacher"


def opponent(name: str, seed: int) -> Chooses:
    """`teacher`, `random`, or a bot by its name."""
    if name == TEACHER:
        return teacher(seed)
    if name == "random":
        rng = Random(seed)
        return lambda state, seat: rng.randrange(len(state.options(seat)))
    return bot(name, seed)


def teacher(seed: int) -> Chooses:
    """What the bot `skilled` does when it makes no mistake, without the detour over its view.

    It looks one step ahead on the true position, where a card that turns up may be the true one.
    It is there to teach; strength is measured against bots that see what their seat sees.
    """
    policy = Policy(valuation(fitted(), 2, {}), seed)

    def choose(state: Any, seat: int) -> int:
        found: int = state.options(seat).index(policy.choose(state, seat))
        return found

    return choose


def bot(name: str, seed: int) -> Chooses:
    """A bot as it plays at tables: it gets what its seat sees, nothing else."""
    game, chance, player = load_game("xibalba"), FastChance(seed), make_bot(name, seed, "xibalba")

    def choose(state: Any, seat: int) -> int:
        seen = game.seen_by(state, seat)
        decision = game.decision(state, seat)
        simulator = Simulator(game, seen, seat, chance)
        chosen = player.choose(game.show(seen, seat), decision, simulator)
        return decision.actions.index(chosen)

    return choose
