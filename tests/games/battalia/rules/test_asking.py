"""B-RULING-123: whether somebody is asked tells nothing of cards others do not see."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.games.battalia import layout as L
from stormark.kernel.game import Setup
from stormark.kernel.json import canonical
from stormark.kernel.match import Match
from stormark.kernel.refusal import Refusal
from stormark.kernel.state import SPECTATOR
from tests.games.battalia.rules.maps import creation
from tests.games.battalia.table import GAME, Table


def match_of(auto_forced: bool = False, **given: Any) -> Match[Any]:
    options = {"players": given["players"]} if "players" in given else {}
    setup = Setup("battalia", GAME.spec.rules_version, GAME.pack_hash, options, given)
    return Match(GAME, setup, bytes(32), auto_forced=auto_forced)


def kind_of(match: Match[Any], seat: int) -> str:
    decision = match.decision(seat)
    assert decision is not None
    return decision.kind


# --- outside battles


@pytest.mark.parametrize("others", [["2 stardust"], ["stardust", "chest"]])
def test_whoever_hides_one_of_several_cards_is_asked(others: list[str]) -> None:
    """B-RULING-123: also where they are alike."""
    table = Table(p1={"hand": ["tools.baerfolk", *others]}).do("hide tools.baerfolk")
    assert table.asks == (1, "hide-card")


def test_the_only_card_is_hidden_without_asking() -> None:
    """B-HIDE-02: all see that there is one."""
    table = Table(p1={"hand": ["tools.baerfolk", "stardust"]}).do("hide tools.baerfolk")
    assert table.asks == (1, "act")
    assert table["p1.ambush"] == ["stardust"]


def test_the_colour_of_a_matching_artefact_is_asked_whatever_lies_in_the_stack() -> None:
    """B-RULING-123, B-ORACLE-06: nobody else knows that one colour is left."""
    day = next(day for day in range(1, 7) if creation(day=day)["now.matching"] == "tools")
    table = creation(day=day, p1={"hand": ["chief.baerfolk", "supply"]})
    s = table.state
    tools = s.stock[L.ARTEFACT_STACKS]
    s.stock[L.ARTEFACT_STACKS] = tuple(card for card in tools if card == tools[-1])
    s.limbo += tuple(card for card in tools if card != tools[-1])
    assert len(s.stock[L.ARTEFACT_STACKS]) > 1
    table.do("buy tools")
    assert table.asks == (1, "choose-colour")
    assert len(table.options) == 1


def test_nobodys_turn_ends_by_itself() -> None:
    """B-RULING-123: an empty list of possibilities would tell of the hand."""
    match = match_of(True, p1={"hand": ["chest"], "heroes": ["", ""], "acted": True})
    (decision,) = match.decisions()
    assert (decision.kind, [action.verb for action in decision.actions]) == ("act", ["done"])


def test_what_pays_a_free_jump_is_chosen_in_private() -> None:
    """B-RULING-106, B-RULING-108: nobody else knows of the jump before it is paid."""
    table = Table(
        players=2,
        metamorpha=True,
        npcs={"metamorpha": "2,4"},
        p1={"hand": ["chest", "supply", "stardust"], "heroes": ["2,4", ""]},
        stock={"storm": [9]},
    )
    table.do("tribute 1", "name chest")
    before = [canonical(GAME.view(table.state, viewer)) for viewer in (SPECTATOR, 1)]
    table.do("jump 6,4")
    assert table.asks == (1, "jump-tribute")
    assert [canonical(GAME.view(table.state, viewer)) for viewer in (SPECTATOR, 1)] == before


# --- undo beside teammates


TEAM: dict[str, Any] = {
    "players": 4,
    "p1": {"hand": ["chief.baerfolk", "chief.cloudborn", "2 supply"]},
    "p3": {"hand": ["chief.emberians", "chief.islanders", "2 supply"]},
}


def test_what_was_begun_is_taken_back_even_after_a_teammates_step() -> None:
    """B-RULING-105, -106: undo is barred by what others saw, taking back never is."""
    match = match_of(**TEAM)
    match.act_text(0, "hire chief")
    match.act_text(2, "hire tribesman")
    match.act_text(2, "lay chief.emberians")
    assert isinstance(match.undo(0), Refusal)
    match.act_text(0, "take_back")
    assert kind_of(match, 0) == "act"
