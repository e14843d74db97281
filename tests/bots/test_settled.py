"""What bots answer without thinking: they cannot read the texts that players carry out."""

from __future__ import annotations

import pytest

from stormark.bots.registry import make_bot
from stormark.bots.settled import settled_answer
from stormark.kernel.action import Action, Decision
from stormark.kernel.chance import FastChance
from stormark.kernel.json import JsonDict
from stormark.kernel.simulator import Simulator
from tests.games.xibalba.table import Table

DONE, CHANGE = Action("done", {}), Action("change", {"what": "gain-paragon"})
USE, PASS = Action("use", {}), Action("pass", {})
TODO: JsonDict = {"id": "gadget", "type": "structure", "phase": "ACTION", "effect": "todo"}


def asked(kind: str, *actions: Action, **about: str) -> Decision:
    return Decision("1", 0, kind, about, actions)


def test_a_bot_proposes_nothing_and_agrees_to_everything() -> None:
    assert settled_answer(asked("propose-change", DONE, CHANGE)) == DONE
    assert settled_answer(asked("agree-change", USE, PASS)) == USE
    assert settled_answer(asked("use-effect", USE, PASS, op="todo")) == PASS


def test_it_thinks_about_everything_else_that_has_several_answers() -> None:
    assert settled_answer(asked("use-effect", USE, PASS, op="paragon")) is None
    assert settled_answer(asked("block", PASS)) == PASS


@pytest.mark.parametrize("name", ["greedy", "beginner", "skilled"])
def test_bots_of_every_kind_do_so(name: str) -> None:
    table = Table(cards=[TODO], p1={"field1": ["gadget"]}).do("activate 1")
    for expected in ("done", "use"):
        state, game = table.state, table.game
        (seat,) = state.open_seats()
        simulator = Simulator(game, game.seen_by(state, seat), seat, FastChance(1))
        bot = make_bot(name, seed=1)
        chosen = bot.choose(game.view(state, seat), game.decision(state, seat), simulator)
        assert chosen.verb == expected
        table.do(expected)
