"""Events of the Prairie Outriders."""

from tests.games.xibalba.cards.shop import shop


def test_a_train_robbery_steals_three_resources_from_a_chosen_opponent() -> None:
    table = shop("train_robbery", players=3, p2={"resources": 5}, p3={"resources": 9})
    table.do("buy event1")
    assert table.options == ["opponent p2", "opponent p3"]
    table.do("opponent p3")
    assert [table[f"p{n}.resources"] for n in (1, 2, 3)] == [10 - 4 + 3, 5, 6]


def test_a_train_robbery_takes_no_more_than_there_is() -> None:
    table = shop("train_robbery", players=3, p2={"resources": 2}, p3={"resources": 0})
    table.do("buy event1")  # only player 2 has something
    assert [table[f"p{n}.resources"] for n in (1, 2)] == [10 - 4 + 2, 0]


def test_robbed_resources_are_gone_even_if_the_robber_has_no_room_for_them() -> None:
    cheap = {"field1": ["bazaar_haggler"], "field2": ["underground_printer"], "level": 2}
    table = shop("train_robbery", resources=25, p1=cheap, p2={"resources": 9})
    table.do("buy event1")  # for 2
    assert (table["p1.resources"], table["p2.resources"]) == (25, 6)


def test_a_train_robbery_cannot_reach_a_vaulted_granary() -> None:
    table = shop("train_robbery", p2={"resources": 9, "field1": ["vaulted_granary"]})
    table.do("buy event1")
    assert (table["p1.resources"], table["p2.resources"]) == (10 - 4, 9)


def test_an_ambush_at_the_ford_adds_an_attack_symbol_and_a_critical_hit() -> None:
    table = shop("ambush_at_the_ford", "R1", p1={"warhost": ["Guard(3/3/0)"]})
    table.do("buy event1")
    assert table["action_pool"] == ["R1", "A", "C"]
    assert "attack ark AC" in table.options


def test_a_stampede_tramples_the_active_soldier_of_every_warhost() -> None:
    ark = {"soldier": "Idol(0/1/0)", "owner": 3, "life": 9}
    table = shop(
        "stampede",
        players=3,
        ark=ark,
        p1={"warhost": ["Bob(1/1/1)", "Guard(3/3/2)"]},
        p2={"warhost": ["Raider(3/9/1)"], "field1": ["wanted_board"]},
    )
    table.do("buy event1")
    assert table["p1.warhost"] == ["Bob(1/1/1)"]
    assert table["p2.warhost"] == []
    assert table["ark.soldier"] == "Idol(0/1/0)"
    assert table["discard.soldier"] == ["Raider(3/9/1)", "Guard(3/3/2)"]
    assert [table[f"p{n}.paragon"] for n in (1, 2, 3)] == [0, 0, 0]


def test_a_stampede_asks_owners_who_can_keep_their_soldier_one_by_one() -> None:
    revenant = {"warhost": ["revenant_private"], "resources": 2}
    crypt = {"warhost": ["Guard(3/3/1)"], "field1": ["cryo_crypt"]}
    table = shop("stampede", p1=crypt, p2=revenant)
    table.do("buy event1")
    assert table.asks == (1, "protect-soldier")
    table.do("pass")
    assert table.asks == (2, "protect-soldier")
    table.do("protect revenant_private")
    assert (table["p1.warhost"], table["p2.warhost"]) == ([], ["revenant_private"])


def test_a_stampede_through_empty_warhosts_does_nothing() -> None:
    assert shop("stampede").do("buy event1")["discard.soldier"] == []


def test_a_rebel_rally_recruits_the_top_soldier_of_the_deck() -> None:
    table = shop(
        "rebel_rally", deck={"soldier": ["iron_hussar", "mole"]}, p1={"warhost": ["Bob(1/1/1)"]}
    )
    table.do("buy event1")
    assert table["p1.warhost"] == ["Bob(1/1/1)", "iron_hussar"]
    assert table["p1.resources"] == 10 - 4
    assert table["deck.soldier.0"] == "mole"


def test_a_soldier_of_a_rebel_rally_was_not_purchased() -> None:
    watcher = {
        "id": "watcher",
        "type": "civilian",
        "effect": [{"op": "resources", "trigger": "buy", "kind": "soldier", "amount": 5}],
    }
    table = shop("rebel_rally", cards=[watcher], p1={"field1": ["watcher"]})
    assert table.do("buy event1")["p1.resources"] == 10 - 4


def test_a_rebel_rally_shuffles_the_discard_pile_if_the_deck_is_empty() -> None:
    table = shop("rebel_rally", deck={"soldier": []})
    before = len(table["discard.soldier"])
    table.do("buy event1")
    assert len(table["p1.warhost"]) == 1
    assert table["discard.soldier"] == []
    assert len(table["deck.soldier"]) == before - 1
