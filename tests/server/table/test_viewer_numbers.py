"""Every viewer counts the records it is told, and nothing else."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stormark.games.registry import load_game
from stormark.kernel.refusal import Refusal
from stormark.server.table.records import MovesMade, Record
from stormark.server.table.viewer_numbers import ViewerNumbers
from tests.server.table.states import PERSON, Table, everything


@given(st.lists(st.booleans(), max_size=40))
def test_numbers_lead_to_records_and_back(told: list[bool]) -> None:
    numbers = ViewerNumbers()
    for seq, heard in enumerate(told, 1):
        numbers.note(Record(seq, 0, 1, None, MovesMade(), (), () if heard else (0,)))
    known = [seq for seq, heard in enumerate(told, 1) if heard]
    assert [numbers.number(0, seq) for seq in known] == list(range(1, len(known) + 1))
    assert [numbers.seq(0, number) for number in range(1, len(known) + 1)] == known
    assert [numbers.number(1, seq) for seq in range(len(told) + 1)] == list(range(len(told) + 1))
    assert numbers.seq(0, 0) == 0


@pytest.fixture
def table() -> Table:
    """A match of Battalia with steps that only their players know of."""
    table = Table(PERSON, PERSON, PERSON, game=load_game("battalia"))
    rng = Random(4)
    while sum(bool(record.hidden_from) for record in table.records) < 3:
        table.move(rng)
    while table.records[-1].hidden_from:
        table.move(rng)
    return table


def test_a_secret_step_is_hidden_from_everybody_but_its_player(table: Table) -> None:
    for record in table.records:
        if record.hidden_from:
            others = [viewer for viewer in table.state.viewers if viewer != record.seat]
            assert list(record.hidden_from) == others


def test_what_is_hidden_is_the_same_after_a_restart(table: Table) -> None:
    assert everything(table.followed(), table.now) == everything(table.state, table.now)
    for viewer in table.state.viewers:
        told = [table.followed().numbers.number(viewer, record.seq) for record in table.records]
        assert told == [table.state.numbers.number(viewer, r.seq) for r in table.records]


def test_a_proposal_names_a_record_by_the_number_of_whoever_reads_it(table: Table) -> None:
    numbers, last = table.state.numbers, table.state.seq
    seat = table.state.people()[0]
    known = numbers.number(seat, last)
    assert known < last
    assert table.commands(seat).propose("undo", known) == Refusal(
        "T-CONSENT-02", "", {"most": known - 1}
    )
    record = table.commands(seat).propose("undo", known - 1)
    assert isinstance(record, Record)
    assert table.state.proposal is not None
    to = table.state.proposal.to
    assert numbers.number(seat, to) == known - 1
    for viewer in table.state.viewers:
        shown = table.state.state_of_play(viewer, table.now)["proposal"]
        assert isinstance(shown, dict)
        assert shown["to"] == numbers.number(viewer, to)
