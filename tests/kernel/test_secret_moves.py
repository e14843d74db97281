"""What a seat does in secret tells nobody anything: not by events, names, refusals or undo."""

from __future__ import annotations

from random import Random

import pytest

from stormark.kernel.action import Action
from stormark.kernel.game import Setup
from stormark.kernel.match import Match
from stormark.kernel.refusal import Refusal
from stormark.kernel.state import SPECTATOR, Io
from tests.kernel import toy_state as t
from tests.kernel.toy import Toy
from tests.kernel.toy_matches import accept, rule
from tests.kernel.toy_state import ToyState


class SlyState(ToyState):
    """While cards are swapped, whoever still decides may boast, for nobody to hear."""

    def options(self, seat: int) -> list[int]:
        muse = [t.BOAST] if self.phase == t.SWAP else []
        return sorted([*super().options(seat), *muse])

    def apply(self, seat: int, option: int, io: Io) -> None:
        if self.phase == t.SWAP and option == t.BOAST:
            self.answered[seat] += 1
            self.tell(io, t.BOASTED, (seat,), 1 << seat)
        else:
            super().apply(seat, option, io)


class Sly(Toy):
    state_class = SlyState


BOAST, KEEP = Action("boast"), Action("keep")


@pytest.fixture
def match() -> Match[ToyState]:
    """All three seats decide at once."""
    game = Sly()
    setup = game.setup({"seats": 3})
    assert isinstance(setup, Setup)
    for number in range(256):
        found: Match[ToyState] = Match(game, setup, bytes([number]) * 32)
        accept(found.act_text(0, "roll"))
        if len(found.asked()) == 3:
            return found
    raise AssertionError


def heard(match: Match[ToyState], viewer: int) -> list[str]:
    return [event.verb for _, event in match.events(viewer, 1)]


def test_nobody_else_notices_a_secret_move_nor_that_it_is_taken_back(
    match: Match[ToyState],
) -> None:
    """B-RULING-106: nobody through size, timing or undo."""
    for accepted in (accept(match.act(2, BOAST)), accept(match.undo(2))):
        noticed = [match.noticed_by(viewer, accepted) for viewer in (SPECTATOR, 0, 1, 2)]
        assert noticed == [False, False, False, True]
    assert heard(match, 2) == ["boasted", "undone"]
    assert heard(match, 0) == heard(match, SPECTATOR) == []


def test_a_move_that_all_see_is_noticed_by_all_and_so_is_its_undo(match: Match[ToyState]) -> None:
    for accepted in (accept(match.act(2, KEEP)), accept(match.undo(2))):
        assert all(match.noticed_by(viewer, accepted) for viewer in (SPECTATOR, 0, 1, 2))
    assert heard(match, SPECTATOR) == ["kept", "undone"]


def test_names_of_decisions_do_not_count_what_others_take_back_in_secret(
    match: Match[ToyState],
) -> None:
    accept(match.act(2, BOAST))
    accept(match.undo(2))
    accept(match.act(0, BOAST))
    assert dict(match.asked()) == {0: "0.2", 1: "1.0", 2: "2.0.1"}


def test_a_secret_move_bars_nobodys_undo_and_is_taken_back_along(match: Match[ToyState]) -> None:
    before = match.digest
    accept(match.act(0, KEEP))
    accept(match.act(2, BOAST))
    accepted = accept(match.undo(0))
    assert match.digest == before
    assert all(match.noticed_by(viewer, accepted) for viewer in (0, 1, 2))
    assert dict(match.asked())[2] == "2.0.1"  # whoever answers what was taken back is stale


def test_a_move_one_knows_of_bars_undo(match: Match[ToyState]) -> None:
    accept(match.act(0, BOAST))
    accept(match.act(2, KEEP))
    assert match.undo(0) == Refusal("K-UNDO-04", "", {"player": 3})


def test_restarting_a_turn_counts_only_the_own_moves(match: Match[ToyState]) -> None:
    for seat in (0, 2, 0, 1):
        accept(match.act(seat, BOAST))
    assert match.restart_turn(0) == Refusal("K-UNDO-06", "K-UNDO-02", {"free": 2})
    accept(match.undo(0))
    accept(match.undo(0))
    assert rule(match.undo(0)) == "K-UNDO-02"


def test_a_log_with_secret_moves_is_played_again(match: Match[ToyState]) -> None:
    rng = Random(3)
    for _ in range(60):
        seat, _name = rng.choice(match.asked())
        actions = [BOAST, BOAST, KEEP] if len(match.asked()) > 1 else [BOAST]
        accept(match.act(seat, rng.choice(actions)))
        match.undo(rng.randrange(3))
    game, setup, seed = match.game, match.setup, match.sealed_seed()
    again = Match.from_log(game, setup, seed, match.log)
    assert (again.digest, again.asked()) == (match.digest, match.asked())
