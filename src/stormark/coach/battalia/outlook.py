"""How a turn of Battalia may end, and what every team is worth then."""

from __future__ import annotations

from typing import Any, Final, cast

from stormark.bots.battalia.features import features
from stormark.bots.battalia.search import Line, Thinker, chance_in
from stormark.bots.battalia.value import progress
from stormark.bots.battalia.weights import CREATION, STORMGATES, WEIGHTS, Weights, fitting
from stormark.coach.manifest import Outlook
from stormark.games.battalia.engine import BattaliaState
from stormark.kernel.chance import FastChance
from stormark.kernel.game import Game
from stormark.kernel.simulator import Simulator
from stormark.kernel.state import State

TRIALS: Final = 4
STEPS: Final = 400  # that the players of one turn may simulate, each
CERTAIN: Final = 30.0
SEED: Final = 13


def mode_of(s: BattaliaState) -> str:
    return STORMGATES if s.rules.stormgates else CREATION


def setting(state: State) -> str:
    """The mode with the number of players, or with the sizes of the teams."""
    s = cast(BattaliaState, state)
    sizes = sorted(len(team) for team in s.teams)
    if max(sizes, default=1) == 1:
        return f"{mode_of(s)}-{int(s.seats)}"
    return f"{mode_of(s)}-{'v'.join(map(str, sizes))}"


def look(game: Game[Any], state: State, trial: int, turn: int | None = None) -> Outlook:
    """Play the turn to its end, one action after the other, each the best one step ahead."""
    s = cast(BattaliaState, state)
    turn = int(s.turn_no) if turn is None else turn
    return outlook(s if s.shares or s.turn_no != turn else finished(game, s, trial), turn)


def outlook(s: BattaliaState, turn: int) -> Outlook:
    """What every team is worth where a turn ends."""
    if s.shares:
        return Outlook(tuple(won(s, team) for team in range(len(s.teams))), 1.0)
    late = progress(s)
    worths = (utility(s, team, turn, late) for team in range(len(s.teams)))
    return Outlook(tuple(worths), late)


def won(s: BattaliaState, team: int) -> float:
    """A tie leaves several with the same."""
    return CERTAIN if any(s.shares[seat] for seat in s.teams[team]) else -CERTAIN


def finished(game: Game[Any], s: BattaliaState, trial: int) -> BattaliaState:
    """The turn played on by all of its team; nobody says that he is done."""
    chance = FastChance(SEED + trial)
    for seat in s.teams[s.team]:
        simulator: Simulator[BattaliaState] = Simulator(game, s, seat, chance)
        thinker = Thinker(simulator, seat, fitting(s, WEIGHTS), STEPS)
        line = Line(s.copy(), [], -1, chance_in(s, seat))
        thinker.advance(line, False)
        if line.state.turn_no != s.turn_no:
            return line.state
        s = thinker.finished(line).state
    return s


def utility(s: BattaliaState, team: int, turn: int, late: float) -> float:
    """What a team is worth where a turn ends, or has ended so that the next hand is drawn."""
    drawn = s.turn_no != turn
    mover = s.teams[(s.team - 1 if drawn else s.team) % len(s.teams)][0]
    weights = fitting(s, WEIGHTS)
    return sum(weighed(features(s, seat, mover, drawn), weights, late) for seat in s.teams[team])


def weighed(found: list[float], weights: Weights, late: float) -> float:
    pairs = zip(weights.opening, weights.ending, strict=True)
    both = (first * (1.0 - late) + last * late for first, last in pairs)
    return sum(weight * amount for weight, amount in zip(both, found, strict=True))
