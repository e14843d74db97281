"""Every column of an observation of Battalia holds what it is said to hold, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from random import Random
from typing import Final

from stormark.games.battalia.encoding.observation import battalia_observer
from stormark.games.battalia.engine import BattaliaState
from stormark.kernel.chance import FastChance
from stormark.kernel.scenario_run import starting_position
from stormark.kernel.state import Io
from tests.encoding.battalia_columns import PARTS
from tests.encoding.checks import check_columns
from tests.games.battalia.rules.sieges import attacked
from tests.games.battalia.table import GAME

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "battalia"
SCENES: Final = {  # a scenario, and a seed of moves that lead on from it
    "cex-05-cohort": 5,
    "cex-11-enlightened-is-not-matching": 11,
    "cex-27-a-battle-for-a-city": 28,
    "cex-34-a-tent-opened-in-battle": 36,
    "ex-09-a-centre-and-three-buildings": 49,
    "ex-10-bilkarrs-path": 50,
    "ex-15-three-days-of-a-potion": 55,
    "ex-16-two-tributes-on-protojungle": 56,
    "ex-21-the-second-checkpoint": 61,
    "ex-25-a-wolfsclan-line": 67,
    "ex-34-a-fanatic-chief": 78,
    "ex-35-a-booster-is-delivered": 79,
    "ex-38-exactly-three-fields": 83,
}


def scenes() -> Iterator[BattaliaState]:
    for name, seed in SCENES.items():
        state = starting_position(SCENARIOS / f"{name}.toml", {"battalia": GAME})
        assert isinstance(state, BattaliaState)
        io, rng = Io(FastChance(seed)), Random(seed)
        for move in range(16):
            if move % 3 == 0:
                yield state
            seat = rng.choice(state.open_seats())
            state.apply(seat, rng.choice(state.options(seat)), io)


def rare_things() -> BattaliaState:
    """What seldom happens, set by hand."""
    state = attacked().state
    state.concealed = ((9, 3), (5, 1))
    state.rings = (-1, 4, 2, -1, -1, -1, -1, 0)
    state.heroes[3] = 0  # the first field
    state.bilkarr_rests = True
    state.potion_empty = (0, 1, *state.potion_empty[2:])
    (battle,) = [one for one in state.battle if one is not None]
    battle.ranged = battle.frozen = True
    return state


def test_every_column_holds_what_it_is_said_to_hold() -> None:
    check_columns(battalia_observer(), PARTS, chain(scenes(), [rare_things()]))
