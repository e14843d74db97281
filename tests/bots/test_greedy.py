"""What the greedy bot thinks: dice to keep, things worth having."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from stormark.bots import make_bot
from stormark.bots.xibalba.evaluate import VICTORY, evaluate
from stormark.games.xibalba.game import Xibalba
from stormark.kernel.chance import FastChance
from stormark.kernel.json import Json
from stormark.kernel.simulator import Simulator

GAME = Xibalba()
BASE: dict[str, Json] = {"faction": "bastion", "resources": 0}


def choice(given: Mapping[str, Json]) -> str:
    """What the bot does in a described position, in notation."""
    state = GAME.position({"p2": {"faction": "abacus"}, **given})
    seat = state.open_seats()[0]
    action = make_bot("greedy", 0).choose(
        GAME.view(state, seat),
        GAME.decision(state, seat),
        Simulator(GAME, GAME.seen_by(state, seat), seat, FastChance(1)),
    )
    return GAME.notation(action)


def value(given: Mapping[str, Json], seat: int = 0) -> float:
    return evaluate(GAME.position(given), seat)


@pytest.mark.parametrize(
    ("pool", "move"),
    [
        (["R3", "R-", "A-"], "keep R3"),
        (["R1", "A", "R-"], "keep A"),
        (["R1", "R-", "A-"], "roll"),
        (["R2", "R3", "A", "C"], "keep all"),
    ],
)
def test_good_dice_are_kept_and_poor_ones_rolled_again(pool: list[Json], move: str) -> None:
    given: Mapping[str, Json] = {"phase": "dice", "dice_pool": pool, "p1": BASE}
    assert choice(given) == move


def test_dice_with_a_use_are_used_before_the_turn_ends() -> None:
    assert choice({"phase": "action", "action_pool": ["R2"], "p1": BASE}) == "gather R2"
    assert choice({"phase": "action", "action_pool": ["G2"], "p1": BASE}) == "exchange G2"


def test_the_ark_is_conquered_when_the_dice_suffice() -> None:
    given: Mapping[str, Json] = {
        "phase": "action",
        "action_pool": ["A", "A"],
        "ark": {"soldier": "mole", "life": 2},
        "p1": {**BASE, "warhost": ["bomber"]},
    }
    assert choice(given).startswith("attack ark")


@pytest.mark.parametrize(
    "better",
    [
        {"paragon": 3},
        {"resources": 9},
        {"level": 2},
        {"warhost": ["Guard(3/2/1)"]},
    ],
)
def test_more_of_anything_is_worth_more(better: dict[str, Json]) -> None:
    plain: dict[str, Json] = {"resources": 4}
    start: dict[str, Json] = {"phase": "action", "action_pool": ["A-"]}
    assert value({**start, "p1": {**plain, **better}}) > value({**start, "p1": plain})
    assert value({**start, "p2": {**plain, **better}}) < value({**start, "p2": plain})


def test_a_finished_game_is_won_or_lost() -> None:
    state = GAME.position({"phase": "action", "action_pool": ["R1"]})
    state.winner = 1
    assert (evaluate(state, 0), evaluate(state, 1)) == (-VICTORY, VICTORY)
