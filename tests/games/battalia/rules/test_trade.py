"""B-TRADE: building trading posts and trading at them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battalia.table import Table

ROAD = {"card": "road", "turned": 1}


def market(*hand: str, posts: int = 1, **given: Any) -> Table:
    """A hero on a road with an own post; the second post, if any, lies on the same card."""
    own = {"heroes": ["2,3", ""], "posts": ["2,3"] * posts, "hand": list(hand)}
    given = {"day": 2, "board": {"2,3": ROAD}, **given}  # day 2: Weapons match
    return Table(p1={**own, **given.pop("p1", {})}, **given)


def trades(table: Table) -> list[str]:
    return [o.split()[1] for o in table.options if o.startswith("trade")]


# --- building


def test_everybody_has_two_posts() -> None:
    """B-TRADE-01."""
    table = market("2 tribesman.baerfolk", posts=2)
    assert not [o for o in table.options if o.startswith("post")]
    table.refuses("post 2,3", "B-TRADE-01")


def test_posts_are_built_on_road_cards_only() -> None:
    """B-TRADE-02, B-RULING-38: not on cities, gates or ruins, however they are connected."""
    table = Table(
        p1={"hand": ["2 tribesman.baerfolk"]},
        board={"2,3": ROAD, "3,4": {"card": "road"}},
    )
    posts = [o for o in table.options if o.startswith("post")]
    assert posts == ["post 2,3", "post 3,4"]
    for field in ("2,2", "2,4", "4,4"):
        table.refuses(f"post {field}", "B-TRADE-02")


def test_a_discovered_valley_crossing_is_a_road() -> None:
    """B-RULING-38: centres, buildings and the connection are not."""
    table = Table(
        players=4,
        valley="mountain_pass",
        p1={"hand": ["2 tribesman.baerfolk"]},
        board={"2,3": ROAD, "3,4": {"hidden": False}},
    )
    posts = [o for o in table.options_of(1) if o.startswith("post")]
    assert posts == ["post 2,3", "post 3,4"]


def test_a_post_costs_two_tribesmen() -> None:
    """B-TRADE-03, B-TRADE-05."""
    table = Table(p1={"hand": ["2 tribesman.baerfolk", "chest"]}, board={"2,3": ROAD})
    table.do("post 2,3")
    assert table["p1.posts"] == ["2,3"]
    assert table["p1.table"] == ["tribesman.baerfolk"] * 2
    for hand in (["tribesman.baerfolk"], ["2 chief.baerfolk"], ["tools.baerfolk"]):
        other = Table(p1={"hand": hand}, board={"2,3": ROAD})
        other.refuses("post 2,3", "B-TRADE-03")


def test_the_road_must_be_connected_to_an_own_city() -> None:
    """B-TRADE-04."""
    table = Table(
        p1={"hand": ["2 tribesman.baerfolk"]},
        board={"2,3": {"card": "road"}, "6,5": ROAD, "3,2": {"card": "road"}},
    )
    posts = [o for o in table.options if o.startswith("post")]
    assert posts == ["post 3,2"]  # 2,3 runs past the city, 6,5 leads to a foreign one


def test_the_second_post_turns_both_to_the_star() -> None:
    """B-TRADE-05, B-TRADE-06, B-TRADE-14: plain side one rate less, star side at every post."""
    plain = market("2 supply", posts=1)
    assert trades(plain) == []
    table = Table(
        p1={
            "heroes": ["2,3", ""],
            "posts": ["2,3"],
            "hand": ["2 tribesman.baerfolk", "2 supply"],
        },
        board={"2,3": ROAD, "3,2": {"card": "road"}},
    )
    table.do("post 3,2")
    assert trades(table) == ["supply_to_stardust"]  # at the first one, too


def test_several_posts_may_lie_on_one_card() -> None:
    """B-TRADE-07."""
    table = Table(
        p1={"posts": ["2,3"], "hand": ["2 tribesman.baerfolk"]},
        p2={"posts": ["2,3", "2,3"]},
        board={"2,3": ROAD},
    )
    table.do("post 2,3")
    assert table["p1.posts"] == table["p2.posts"] == ["2,3", "2,3"]


def test_posts_stay_when_their_card_is_replaced() -> None:
    """B-RULING-38."""
    table = Table(
        p1={"posts": ["2,3"], "heroes": ["2,4", ""], "hand": ["2 supply"]},
        board={"2,3": {**ROAD, "terrain": "verdant_woods"}},
        stock={"storm": [7]},
    )
    table.do("move 1; lay supply; lay supply; go; jump 6,4", "terrain 2,3 rocky_mountains")
    assert table["board.2,3.terrain"] == "rocky_mountains"
    assert table["p1.posts"] == ["2,3"]


# --- trading


def test_a_trade_needs_an_own_hero_on_an_own_post() -> None:
    """B-TRADE-08."""
    assert trades(market("chest")) == ["chest_to_artefact"]
    away = market("chest", p1={"heroes": ["2,2", ""]})
    assert trades(away) == []
    away.refuses("trade chest_to_artefact", "B-TRADE-08")
    foreign = market("chest", p1={"posts": []}, p2={"posts": ["2,3"]})
    assert trades(foreign) == []
    second = market("chest", p1={"heroes": ["2,2", "2,3"]})
    assert trades(second) == ["chest_to_artefact"]


def test_an_artefact_brings_a_chest() -> None:
    """B-TRADE-09, B-TRADE-10, B-TRADE-11: it goes to the bottom of its stack."""
    table = market("horse.baerfolk", "title.emberians", stock={"horse": ["horse.emberians"]})
    table.do("trade artefact_to_chest")
    assert table.options == ["name horse.baerfolk", "name title.emberians"]
    table.do("name horse.baerfolk")
    assert table["p1.hand"] == ["chest~", "title.emberians"]
    assert table["stock.horse"][-1] == "horse.baerfolk"
    assert table["stock.chests"] == 11
    assert table["p1.table"] == []


def test_a_chest_brings_an_artefact() -> None:
    """B-TRADE-09, B-TRADE-10, B-TRADE-12, B-TRADE-13, B-CHEST-03: the top card of its stack."""
    table = market("chest", stock={"horse": ["horse.emberians"]})
    table.do("trade chest_to_artefact")
    horses = [o for o in table.options if "horse" in o]
    assert horses == ["take horse.emberians"]
    table.do("take horse.emberians")
    assert table["p1.hand"] == ["horse.emberians~"]
    assert table["stock.chests"] == 12


def test_a_match_lets_choose_the_colour() -> None:
    """B-TRADE-13: Weapons match on day 2."""
    table = market("chest").do("trade chest_to_artefact")
    assert len([o for o in table.options if "weapon" in o]) == 3
    assert len([o for o in table.options if "scroll" in o]) == 1


@pytest.mark.parametrize(
    ("posts", "supply", "possible"), [(2, 2, True), (1, 2, False), (2, 1, False)]
)
def test_two_posts_trade_two_supply_for_stardust(posts: int, supply: int, possible: bool) -> None:
    """B-TRADE-09, B-TRADE-10, B-TRADE-14."""
    table = market(f"{supply} supply", posts=posts)
    assert ("supply_to_stardust" in trades(table)) is possible
    if possible:
        before = table["stock.supply"]
        table.do("trade supply_to_stardust")
        assert table["p1.hand"] == ["stardust~"]
        assert table["stock.supply"] == before + 2
        assert table["stock.stardust"] == 11


def test_stardust_is_never_traded_away() -> None:
    """B-TRADE-15, B-RULING-41: it is not the two Supply of a trade either."""
    assert trades(market("2 stardust", posts=2)) == []
    assert trades(market("stardust", "supply", posts=2)) == []


def test_a_received_card_is_not_traded_again_this_turn() -> None:
    """B-TRADE-16, B-RULING-39, B-EX-29: an equal card owned before may be."""
    table = market("horse.baerfolk", "chest", stock={"tools": ["tools.emberians"]})
    table.do("trade artefact_to_chest", "trade chest_to_artefact", "take tools.emberians")
    assert table["p1.hand"] == ["chest~", "tools.emberians~"]
    assert trades(table) == []
    table.refuses("trade chest_to_artefact", "B-TRADE-16")


def test_the_next_turn_may_trade_it() -> None:
    """B-TRADE-16: in the same turn only."""
    table = market("horse.baerfolk").do("trade artefact_to_chest", "done", "done")
    assert table["p1.hand"] == ["chest"]
    assert trades(table) == ["chest_to_artefact"]


def test_what_is_given_for_a_chest_is_an_artefact_one_holds() -> None:
    """B-TRADE-09, B-TRADE-11, B-TRADE-15: once the trade has begun, every reason is its own."""
    table = market("horse.baerfolk", "tools.baerfolk", "supply", "stardust")
    table.do("trade artefact_to_chest")
    assert table.asks == (1, "trade")
    table.refuses("name weapon.baerfolk", "B-TRADE-09")
    table.refuses("name supply", "B-TRADE-11")
    table.refuses("name stardust", "B-TRADE-15")
    table.refuses("done", "B-TRADE-11")


def test_a_trade_is_told_before_its_cards() -> None:
    """B-TRADE-08: everybody sees what is given and what is received."""
    table = market("2 supply", posts=2).do("trade supply_to_stardust")
    assert [event.verb for event in table.events] == ["traded", "returned", "returned", "gained"]


def test_there_is_no_limit_to_the_number_of_trades() -> None:
    """B-TRADE-17."""
    table = market("6 supply", posts=2)
    table.do(*["trade supply_to_stardust"] * 3)
    assert table["p1.hand"] == ["stardust~"] * 3


def test_great_artefacts_and_changed_cards_are_not_traded() -> None:
    """B-RULING-39: neither transformed nor borrowed ones."""
    for card in ("crown_of_titus", "supply>horse", "horse.baerfolk>weapon", "horse.emberians@2"):
        assert trades(market(card)) == []


def test_trades_happen_between_lines_of_the_own_turn() -> None:
    """B-RULING-39."""
    table = market("horse.baerfolk", "3 supply", "weapon.baerfolk")
    table.refuses("trade artefact_to_chest", "B-TURN-01", by=2)
    table.do("move 1; lay supply")
    table.refuses("trade artefact_to_chest", "B-LINE-04", by=1)


def test_nothing_is_traded_for_a_stack_that_ran_out() -> None:
    """B-RULING-32."""
    assert trades(market("horse.baerfolk", stock={"chests": 0})) == []
    assert trades(market("2 supply", posts=2, stock={"stardust": 0})) == []
    table = market("chest", stock={"horse": []}).do("trade chest_to_artefact")
    assert not [o for o in table.options if "horse" in o]
