"""B-RULING-122: what is chosen in private before an attack, or a retreat, is complete."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.games.battalia import layout as L
from stormark.kernel.game import Setup
from stormark.kernel.json import canonical
from stormark.kernel.match import Match
from stormark.kernel.state import SPECTATOR
from tests.games.battalia.rules.maps import road
from tests.games.battalia.table import GAME, Table

ROW = {"6,6": {"level": 4}, **{f"6,{column}": road("ew") for column in (3, 5)}}
WEAPONS = ["weapon.baerfolk", "weapon.cloudborn"]


def views(table: Table, *players: int) -> list[bytes]:
    """What these players see; 0 is a spectator."""
    viewers = [player - 1 if player else SPECTATOR for player in players]
    return [canonical(table.game.view(table.state, viewer)) for viewer in viewers]


@pytest.mark.parametrize("hand", [WEAPONS, WEAPONS[:1]])
def test_nobody_sees_an_attack_before_its_heroes_and_its_weapon_are_chosen(hand: list[str]) -> None:
    p1 = {"hand": [*hand, "supply"], "heroes": ["4,1", "4,1"]}
    table = Table(players=2, p1=p1)
    before = views(table, 0, 2)
    table.do("attack city 4,1 nobody")
    assert table.asks == (1, "attacking-heroes")
    assert views(table, 0, 2) == before
    assert b'"object":"city"' in canonical(table.state.to_json())
    assert table.events == []
    assert not table.state.flags[0] & L.ACTED
    table.do("heroes 1")
    if len(hand) > 1:
        assert table.asks == (1, "weapon")
        assert views(table, 0, 2) == before
        table.do("lay weapon.baerfolk")
    assert table.said("attack", field="4,1")
    assert table.said("battle_cards")
    assert table.state.flags[0] & L.ACTED


def test_an_attack_that_was_not_announced_does_not_count_for_the_cap() -> None:
    """B-TEAM-14, B-RULING-12: announced attacks count."""
    table = Table(p1={"hand": WEAPONS, "heroes": ["4,1", ""]}).do("attack city 4,1 nobody")
    assert (table.state.attacks, table["now.battles"]) == (0, [])
    table.do("lay weapon.baerfolk")
    assert table.state.attacks == 1


def behind(hand: list[str], **more: Any) -> Table:
    """Player 1 attacks player 2's city and is behind."""
    p1 = {"hand": ["weapon.baerfolk", *hand], "heroes": ["6,6", ""], **more}
    table = Table(players=2, board=ROW, p1=p1, p2={"heroes": ["", ""]})
    return table.do("attack city 6,6 p2", "finish")


def test_nobody_sees_what_will_pay_a_retreat_before_all_is_chosen() -> None:
    table = behind(["4 supply", "stardust"], ambush=["supply"])
    before = views(table, 0, 2)
    own = views(table, 1)
    table.do("retreat 1 supply")
    assert views(table, 0, 2) == before
    assert table.decision.secret
    table.do("lay supply ambush")
    assert views(table, 0, 2) == before
    assert views(table, 1) != own
    table.do("lay stardust")
    assert views(table, 0, 2) != before
    assert table.asks == (1, "retreat-to")


def test_a_defender_sees_his_own_choice_and_the_attacker_does_not() -> None:
    """It lies in the attacker's thread."""
    p1 = {"hand": ["weapon.baerfolk", "lord.baerfolk"], "heroes": ["6,6", ""]}
    p2 = {"hand": ["4 supply", "stardust"], "heroes": ["6,6", ""]}
    table = Table(players=2, board=ROW, p1=p1, p2=p2)
    table.do("attack heroes 6,6 p2", "lay lord.baerfolk", "finish")
    theirs = views(table, 0, 1)
    table.do("retreat 1 supply", "lay supply")
    assert views(table, 0, 1) == theirs
    assert table.asks == (2, "retreat-pay")
    assert table.game.seen_by(table.state, 1).threads[0][-1].word == "pay-retreat"


@pytest.mark.parametrize("zone", ["hand", "ambush"])
def test_whoever_is_on_move_is_asked_whatever_cards_are_dealt_to_him(zone: str) -> None:
    """B-RULING-110: the same question for every card."""
    for card in ("supply", "lord.baerfolk", "horse.baerfolk", "tools.baerfolk", "chest"):
        table = behind([card]) if zone == "hand" else behind([], ambush=[card])
        assert table.asks == (1, "on-move")
        assert table.options[-1] == "pass"


@pytest.mark.parametrize(
    ("hand", "move", "answers"),
    [
        (["lord.fanatics", "supply", "stardust"], "lay lord.fanatics", ["sacrifice supply"]),
        (["title.baerfolk", "chief.baerfolk", "supply"], "lay title.baerfolk",
         ["name chief.baerfolk"]),
        (["crown_of_titus", "chief.baerfolk"], "lay crown_of_titus", ["name chief.baerfolk"]),
        (["amulet.baerfolk", "supply", "chest"], "lay amulet.baerfolk",
         ["name supply", "name weapon.baerfolk line"]),
    ],
)  # fmt: skip
def test_what_works_on_cards_of_the_hand_is_asked_even_with_one_answer(
    hand: list[str], move: str, answers: list[str]
) -> None:
    """B-RULING-122: all can see that it might be another card."""
    p1 = {"hand": ["weapon.baerfolk", *hand], "heroes": ["4,4", ""]}
    table = Table(players=2, day=4, fanatics=True, p1=p1, p2={"heroes": ["4,4", ""]})
    table.do("attack heroes 4,4 p2", move)
    assert table.options == answers
    assert table.decision.secret


def test_nobody_answers_for_somebody_whose_hand_leaves_one_answer() -> None:
    """B-RULING-110: elsewhere a referee may take the only answer; that would tell of the hand."""
    given: dict[str, Any] = {
        "players": 2,
        "day": 4,
        "board": {"4,4": {"card": "city", "owner": 2, "level": 6, "terrain": "red_canyons"}},
        "p1": {"hand": ["weapon.baerfolk", "chest"], "heroes": ["4,4", ""]},
        "p2": {"heroes": ["", ""]},
    }
    setup = Setup("battalia", GAME.spec.rules_version, GAME.pack_hash, {}, given)
    match = Match(GAME, setup, bytes(32), auto_forced=True)
    for move in ("attack city 4,4 p2", "lay weapon.baerfolk", "finish"):
        if match.decisions()[0].kind != "on-move":
            match.act_text(0, move)
    (decision,) = match.decisions()
    assert (decision.seat, decision.kind, decision.secret) == (0, "on-move", True)
    assert [action.verb for action in decision.actions] == ["pass"]
