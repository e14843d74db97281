"""Procedures: declared fields, JSON in words, and the stack they lie on."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.games.xibalba import layout as L
from stormark.games.xibalba.game import Xibalba
from stormark.games.xibalba.procedure import OVER, Procedure, link
from stormark.games.xibalba.procedures import (
    PROCEDURES,
    procedure_from_json,
    procedure_to_json,
)
from stormark.games.xibalba.turn.attack import Attacking
from stormark.games.xibalba.turn.destroy import REWARD, DestroySoldier
from stormark.games.xibalba.turn.dice_phase import SORT, DicePhase
from stormark.games.xibalba.turn.reorganize import Reorganize
from stormark.kernel.refusal import InputError
from tests.games.xibalba.table import Table

TABLES = Xibalba().tables


def shown(procedure: Procedure) -> dict[str, Any]:
    data = procedure_to_json(TABLES, procedure)
    assert isinstance(data, dict)
    return data


def test_every_procedure_has_a_word_of_its_own() -> None:
    words = [procedure.word for procedure in PROCEDURES]
    assert len(set(words)) == len(words)
    assert "nothing" not in words


def test_a_procedure_is_written_in_words() -> None:
    assert shown(DicePhase(2, SORT)) == {"procedure": "dice-phase", "seat": 2, "step": "sort"}
    destroy = DestroySoldier(1, 5, -1, 7, L.BY_ATTACK, REWARD)
    assert shown(destroy) == {
        "procedure": "destroy-soldier",
        "seat": 1,
        "card": TABLES.refs[5],
        "owner": None,
        "soldier": TABLES.refs[7],
        "cause": "attack",
        "step": "reward",
        "under_warhost": False,
    }


@pytest.mark.parametrize(
    "procedure",
    [
        DicePhase(3),
        Attacking(0, 4, 2),
        Reorganize(1, ((1, 2), (), (3,), (), ()), (2,)),
        DestroySoldier(1, 5, 0, cause=L.BY_SACRIFICE, under_warhost=True),
    ],
    ids=lambda procedure: str(procedure.word),
)
def test_what_was_written_is_read_back(procedure: Procedure) -> None:
    again = procedure_from_json(TABLES, procedure_to_json(TABLES, procedure))
    assert type(again) is type(procedure)
    assert shown(again) == shown(procedure)
    assert shown(procedure.copy()) == shown(procedure)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"procedure": "siesta"}, "state.stack"),
        ({"step": "nap"}, "state.stack.step"),
        ({"seat": 9}, "state.stack.seat"),
        ({"owner": "p1"}, "state.stack.owner"),
        ({"card": "nobody"}, "state.stack.card"),
        ({"under_warhost": 1}, "state.stack.under_warhost"),
        ({"mood": 1}, "state.stack.mood"),
    ],
)
def test_a_wrong_field_is_named(change: dict[str, Any], place: str) -> None:
    data = {**shown(DestroySoldier(1, 5, 0)), **change}
    with pytest.raises(InputError) as caught:
        procedure_from_json(TABLES, data)
    assert caught.value.place == place


# --- the stack


def test_procedures_are_stacked_from_the_bottom_up() -> None:
    phase, attack, destroy = DicePhase(0), Attacking(0), DestroySoldier(0, 1, 1)
    assert link([phase, attack, destroy]) is destroy
    assert destroy.below is attack
    assert attack.below is phase
    assert phase.below is None
    assert link([]) is OVER


def test_what_lies_on_another_stack_is_copied() -> None:
    attack, destroy = Attacking(0), DestroySoldier(0, 1, 1)
    link([DicePhase(0), attack, destroy])
    other = link([DicePhase(1), attack, destroy])
    assert other is not destroy
    assert other.below is not attack
    assert destroy.below is attack
    assert shown(other) == shown(destroy)


def test_a_copied_position_shares_its_stack_and_goes_its_own_way() -> None:
    table = Table(p1={"warhost": ["Guard(3/2/1)"]}, action_pool=["R1", "A"])
    copied = table.state.copy()
    assert copied.top is table.state.top
    before = copied.to_json()
    table.do("end")
    assert copied.to_json() == before
    assert table.state.turn_no > copied.turn_no
