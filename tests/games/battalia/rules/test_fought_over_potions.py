"""B-RULING-65, B-RULING-87, B-RULING-103: potions while a battle is open."""

from __future__ import annotations

from tests.games.battalia.rules.sieges import DEFENDER, attacked, begins


def test_a_teammate_gives_no_weakness_to_a_player_in_battle() -> None:
    """B-RULING-11, B-RULING-65, B-RULING-103: between his steps he may give it to the other."""
    table = attacked(p3={"potions": {"weakness": {}}}, bilkarr=True)
    table.do("pass", by=3).do("heroes 0", by=2)  # the window of the announcement comes first
    table.do("lay lord.baerfolk", "finish", by=1).do("pass", by=3)
    assert table.asks == (2, "on-move")
    assert begins(table, "drink") == ["drink weakness p4"]
    table.refuses("drink weakness p2", "B-RULING-65", by=3)


def test_windows_of_other_steps_do_not_influence_an_open_battle() -> None:
    """B-RULING-65, B-RULING-103: the defender is not asked about Colossus in them."""
    p3 = {"heroes": ["2,4", ""], "hand": ["chief.emberians", "supply"]}
    colossus = {**DEFENDER, "potions": {"colossus": {}}}
    table = attacked(p2=colossus, p3=p3, bilkarr=True)
    assert table.asks == (2, "window")  # of his own battle
    assert table.options_of(2) == ["drink colossus", "pass"]
    table.do("hire tribesman", by=3)
    assert table["p3.refuge"]  # nobody could have done anything
    both = {**DEFENDER, "potions": {"colossus": {}, "brotherhood": {}}}
    table = attacked(p2=both, p3=p3, bilkarr=True).do("hire tribesman", by=3)
    assert table.options_of(2) == ["drink brotherhood", "pass"]
    table.refuses("drink colossus", "B-RULING-65", by=2)


def test_who_is_asked_in_two_battles_answers_one_after_the_other() -> None:
    """B-RULING-87: player 2 defends while player 3's attack asks for his potion."""
    table = attacked(
        p2={**DEFENDER, "potions": {"brotherhood": {}}},
        p3={"heroes": ["6,6", ""], "hand": ["weapon.emberians"]},
        p4={"heroes": ["", ""]},
        bilkarr=True,
    )
    table.do("pass", by=2).do("attack city 6,6 p4", by=3)
    assert table.deciding == [2]
    assert table.options_of(2) == ["heroes 0", "heroes 1"]
    table.do("heroes 0", by=2).do("finish", by=1).do("pass", by=2).do("pass", by=1)
    assert [battle["attacker"] for battle in table["now.battles"]] == [3]
    assert table.asks == (2, "window")
