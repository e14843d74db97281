"""B-TOKEN: markers show what the rules know anyway."""

from __future__ import annotations

from typing import Any

from stormark.games.battalia.actions import VERBS
from tests.games.battalia.rules.weekends import checkpoint
from tests.games.battalia.table import GAME, Table


def test_time_markers_only_mark_an_effect_that_lasts() -> None:
    """B-TOKEN-01: a concealed city is open again when the effect ends; nobody places markers."""
    table = Table(
        p1={"concealed": ["2,2"], "nation": ["9 supply"]},
        p2={"heroes": ["2,2", ""], "hand": ["weapon.baerfolk"], "nation": ["9 supply"]},
        turn=2,
    )
    assert not [o for o in table.options if o.startswith("attack city")]
    table.do("done")
    assert table["p1.concealed"] == []
    assert not [verb.word for verb in VERBS.by_number.values() if "marker" in verb.word]


def battle() -> Table:
    return Table(
        p1={"heroes": ["6,6", ""], "hand": ["weapon.baerfolk", "chief.baerfolk", "lord.baerfolk"]},
        p2={"heroes": ["", ""], "hand": ["lord.cloudborn"]},
        board={"6,6": {"level": 3, "terrain": "emerald_lakes"}},
        sets=["baerfolk", "cloudborn", "islanders"],
    )


def shown_totals(table: Table, viewer: int) -> tuple[Any, Any]:
    battles: Any = GAME.view(table.state, viewer)["battles"]
    return battles[0]["attack"]["total"], battles[0]["defence"]["total"]


def test_everybody_sees_the_total_strength_of_both_sides() -> None:
    """B-TOKEN-02: on battle strength cards, which are display only."""
    table = battle().do("attack city 6,6 p2")
    for viewer in (-1, 0, 1):
        assert shown_totals(table, viewer) == (2, 3)


def test_the_total_rises_with_every_card_of_the_line() -> None:
    """B-TOKEN-03."""
    table = battle().do("attack city 6,6 p2")
    totals = [table.battle["attack"]]
    for card in ("chief.baerfolk", "lord.baerfolk"):
        table.do(f"lay {card}")
        totals.append(table.battle["attack"])
        assert shown_totals(table, -1)[0] == totals[-1]
    assert totals == [2, 4, 8]


def test_rings_are_used_by_the_modules_of_the_valleys_only() -> None:
    """B-TOKEN-04."""
    table = Table(p1={"heroes": ["2,4", ""], "hand": ["2 supply"]}, stock={"storm": [9]})
    table.do("move 1; lay supply; lay supply; go; jump 6,4")
    assert table["p1.boosters"] == ["", ""]
    assert table["p1.rings_spent"] == []
    assert not table.said("ring")


def test_veteran_markers_show_who_is_a_veteran_and_who_has_fallen() -> None:
    """B-TOKEN-05."""
    table = checkpoint(3, 25, 26, p1={"veteran": "veteran"}, p2={"veteran": "fallen"})
    assert (table["p1.veteran"], table["p2.veteran"]) == ("fallen", "veteran")
    for viewer in (-1, 0, 1):
        players: Any = GAME.view(table.state, viewer)["players"]
        assert [player["standing"] for player in players] == ["fallen", "veteran"]
