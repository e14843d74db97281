"""Events of the Children of the Rain Engine."""

from tests.games.xibalba.cards.shop import begin_turn, shop


def test_an_awakening_takes_one_paragon_from_each_opponent() -> None:
    table = shop("awakening", players=3, p1={"paragon": 4}, p2={"paragon": 5}, p3={"paragon": 0})
    table.do("buy event1")
    assert [table[f"p{n}.paragon"] for n in (1, 2, 3)] == [4, 4, 0]


def test_a_blood_tithe_takes_one_paragon_from_the_leading_opponent() -> None:
    table = shop("blood_tithe", players=3, p1={"paragon": 9}, p2={"paragon": 3}, p3={"paragon": 5})
    table.do("buy event1")
    assert [table[f"p{n}.paragon"] for n in (1, 2, 3)] == [10, 3, 4]


def test_the_buyer_of_a_blood_tithe_chooses_among_leading_opponents() -> None:
    rich, poor = {"paragon": 5}, {"paragon": 1}
    table = shop("blood_tithe", players=4, p2=rich, p3=rich, p4=poor)
    table.do("buy event1")
    assert table.options == ["opponent p2", "opponent p3"]
    table.do("opponent p3")
    assert [table[f"p{n}.paragon"] for n in (1, 2, 3, 4)] == [1, 5, 4, 1]


def test_a_blood_tithe_finds_nothing_where_nobody_has_paragon() -> None:
    assert shop("blood_tithe").do("buy event1")["p1.paragon"] == 0


def test_a_blood_tithe_can_win_the_game() -> None:
    table = shop("blood_tithe", target=10, p1={"paragon": 9}, p2={"paragon": 2})
    assert table.do("buy event1").winner == 1


def test_a_star_alignment_rolls_two_paragon_dice() -> None:
    table = shop("star_alignment", p1={"paragon": 38}, target=40)
    table.do("buy event1", dice=["G-", "G1"])
    assert table["p1.paragon"] == 39
    assert table["p1.resources"] == 10 - 5
    assert shop("star_alignment").do("buy event1", dice=["G2", "G2"])["p1.paragon"] == 4


def test_a_flood_omen_weakens_the_ark_and_opens_it_if_it_is_empty() -> None:
    ark = {"soldier": "Idol(0/1/0)", "owner": 2, "life": 3}
    table = shop("flood_omen", ark=ark, p1={"warhost": ["Bob(1/1/0)", "Guard(3/3/0)"]})
    table.do("buy event1")
    assert table["ark.owner"] == 0
    table.do("enter free")
    assert (table["ark.soldier"], table["ark.life"]) == ("Guard(3/3/0)", 3 + 2)


def test_the_free_entry_of_a_flood_omen_works_once() -> None:
    guard = {"warhost": ["Bob(1/1/0)", "Guard(3/3/0)"], "field1": ["ambulance_driver"]}
    table = shop("flood_omen", ark={"soldier": ""}, p1=guard)
    table.do("buy event1", "enter free", "activate 1")
    assert table["ark.soldier"] == ""
    table.refuses("enter free", "X-ARK-03")


def test_the_free_entry_of_a_flood_omen_ends_with_the_turn() -> None:
    table = shop("flood_omen", ark={"soldier": ""}, p1={"warhost": ["Guard(3/3/0)"]})
    table.do("buy event1", "end")
    begin_turn(table).do("end")
    begin_turn(table).refuses("enter free", "X-ARK-03")


def test_a_flood_omen_does_not_open_an_ark_that_is_still_held() -> None:
    ark = {"soldier": "Idol(0/1/0)", "owner": 2, "life": 4}
    table = shop("flood_omen", ark=ark, p1={"warhost": ["Guard(3/3/0)"]})
    assert table.do("buy event1")["ark.life"] == 1
    table.refuses("enter free", "X-ARK-04")
