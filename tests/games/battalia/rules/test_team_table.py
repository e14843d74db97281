"""B-TEAM-09, B-RULING-11, B-RULING-87: who may act while a teammate's step is under way."""

from __future__ import annotations

from typing import Any

from tests.games.battalia.table import Table


def team(**given: Any) -> Table:
    """Players 1 and 3 are a team in its turn; the first may attack player 2 on 6,6."""
    fighters: dict[str, Any] = {
        "p1": {"hand": ["weapon.baerfolk", "lord.baerfolk"], "heroes": ["6,6", ""]},
        "p2": {"hand": ["2 lord.cloudborn"], "heroes": ["6,6", ""]},
        "p3": {"hand": ["2 supply"]},
    }
    return Table(players=4, **fighters | given)


def test_an_attacker_who_has_to_decide_holds_the_table() -> None:
    """B-RULING-87: the battle waits for him, not for its defender."""
    table = team().do("attack heroes 6,6 p2", by=1)
    assert table.asks == (1, "opening")
    assert table.deciding == [1]


def test_while_a_battle_waits_for_its_defender_the_teammate_acts() -> None:
    """B-RULING-11, B-RULING-87: the attacker himself waits."""
    table = team().do("attack heroes 6,6 p2", "finish", by=1)
    assert table.deciding == [2, 3]
    table.do("hide supply", by=3)
    assert table["p3.ambush"] == ["supply"]
    assert table.deciding == [2, 3]
    table.do("lay lord.cloudborn", "finish", by=2)  # 2 : 5
    assert table.deciding == [1]


def test_who_is_done_is_not_asked_while_the_battle_goes_on() -> None:
    """B-RULING-11: but he may take it back while his teammate's battle waits for its defender."""
    table = team().do("done", by=3).do("attack heroes 6,6 p2", by=1)
    assert table.deciding == [1]
    table.refuses("resume", "B-RULING-11", by=3)
    table.do("finish", by=1)
    assert table.deciding == [2]
    table.do("resume", by=3)
    assert table.deciding == [2, 3]


def test_nobody_resumes_in_the_middle_of_a_line() -> None:
    """B-RULING-11: no step is split by another."""
    table = team(
        extended=False,
        p1={"hand": ["supply", "horse.baerfolk"]},
        board={"2,3": {"card": "road", "turned": 1}},
    )
    table.do("done", by=3).do("move 1", "lay supply", "go", by=1)
    table.refuses("resume", "B-RULING-11", by=3)
    table.do("step 2,3", by=1)
    assert table.deciding == [1]
    table.do("resume", by=3)
    assert table.deciding == [1, 3]


def test_only_members_of_the_team_who_are_done_resume() -> None:
    """B-TEAM-09: neither a member who is not done nor a player of another team."""
    table = team().do("done", by=3)
    assert [seat + 1 for seat in table.state.idle_seats()] == [3]
    assert team().state.idle_seats() == []
