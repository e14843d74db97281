"""Operations on the market, decks, discard piles and other own cards."""

from typing import Any

import pytest

from tests.games.xibalba.operations.adhoc import QUIET_ROLL, card, owning, play, use
from tests.games.xibalba.table import GAME, Table

MARKET = {"soldier": ["mole", "bomber"], "event": ["war_bonds", "stampede"]}
DECK = {"soldier": ["iron_hussar", "siege_marshal", "red_widow"], "event": ["blackout", "cave_in"]}

# --- cycle_market


def test_market_cards_of_one_deck_are_replaced() -> None:
    item = '{ op = "cycle_market", deck = "soldier", count = 2 }'
    table = use(item, market=MARKET, deck=DECK)
    assert table.options == ["replace soldier1", "replace soldier2", "done"]
    table.do("replace soldier2", "replace soldier1")
    assert table["market.soldier"] == ["siege_marshal", "iron_hussar"]
    assert table["discard.soldier"] == ["mole", "bomber"]


def test_fewer_market_cards_may_be_replaced_but_not_by_a_forced_item() -> None:
    item = '{ op = "cycle_market", deck = "any", count = 3 }'
    assert use(item, market=MARKET).do("done")["market.soldier"] == ["mole", "bomber"]
    table = owning("EFFECT", item, phase="effect", market=MARKET).do("resolve field1")
    assert "done" not in table.options


def test_in_apocalypse_mode_no_market_card_is_replaced() -> None:
    item = '{ op = "cycle_market", deck = "any", count = 1 }'
    owning("ACTION", item, mode="apocalypse").refuses("activate 1", "X-CARD-34")


def test_an_empty_slot_cannot_be_replaced() -> None:
    item = '{ op = "cycle_market", deck = "event", count = 1 }'
    table = use(item, market={"event": ["war_bonds", ""]})
    assert table.options == ["replace event1", "done"]


# --- scout


def test_scouted_cards_go_to_the_top_or_bottom_in_any_order() -> None:
    table = use('{ op = "scout", deck = "soldier", count = 3 }', deck=DECK)
    table.do("bottom siege_marshal", "top iron_hussar", "top red_widow")
    assert table["deck.soldier"][:2] == ["red_widow", "iron_hussar"]
    assert table["deck.soldier"][-1] == "siege_marshal"


def test_the_deck_to_scout_may_be_chosen() -> None:
    table = use('{ op = "scout", deck = "any", count = 1 }', deck=DECK)
    assert table.options == ["deck soldier", "deck civilian", "deck structure", "deck event"]
    assert table.do("deck event").options == ["top blackout", "bottom blackout"]


def few_events(item: str) -> Table:
    """A gadget, and an event deck of two cards; the others lie on the discard pile."""
    events = [c.id for c in GAME.pack.cards if c.type == "event"]
    kept = ["war_bonds", "stampede", "blackout", "cave_in"]
    others = [name for name in events if name not in kept]
    deck = {"event": ["blackout", "cave_in"]}
    return owning("ACTION", item, market=MARKET, deck=deck, discard={"event": others})


def test_only_the_cards_of_the_deck_are_seen_and_nothing_is_shuffled() -> None:
    table = few_events('{ op = "scout", deck = "event", count = 5 }').do("activate 1")
    assert table.decision.about["left"] == 2
    table.do("bottom blackout", "top cave_in")
    assert table["deck.event"] == ["cave_in", "blackout"]
    assert len(table["discard.event"]) > 20


def test_an_empty_deck_cannot_be_scouted() -> None:
    item = '{ op = "scout", deck = "event", count = 1 }'
    owning("ACTION", item, deck={"event": []}).refuses("activate 1", "X-CARD-34")
    any_deck = use('{ op = "scout", deck = "any", count = 1 }', deck={"event": []})
    assert "deck event" not in any_deck.options


# --- gain_card


def test_the_top_soldier_of_a_deck_joins_the_warhost() -> None:
    table = use('{ op = "gain_card", kind = "soldier", from = "deck" }', deck=DECK)
    assert table["p1.warhost"] == ["iron_hussar"]


def test_an_addon_from_a_deck_is_placed_on_a_legal_field() -> None:
    item = '{ op = "gain_card", kind = "civilian", from = "deck" }'
    deck = {"civilian": ["fence", "tracker"]}
    table = use(item, deck=deck, p1={"level": 3})
    assert table.asks == (1, "place-card")
    assert table.options == ["place 2", "place 3"]  # field 1 holds a structure
    assert table.do("place 3")["p1.field3"] == ["fence"]


def test_without_a_legal_field_no_addon_is_gained() -> None:
    item = '{ op = "gain_card", kind = "civilian", from = "deck" }'
    owning("ACTION", item).refuses("activate 1", "X-CARD-34")


def test_the_top_card_of_a_discard_pile_is_gained_if_it_is_cheap_enough() -> None:
    item = '{ op = "gain_card", kind = "soldier", from = "discard", choose = "top", max_cost = 6 }'
    table = use(item, discard={"soldier": ["mole", "iron_hussar"]})
    assert table["p1.warhost"] == ["mole"]
    dear = owning("ACTION", item, discard={"soldier": ["siege_marshal", "mole"]})
    dear.refuses("activate 1", "X-CARD-34")


def test_any_addon_of_the_discard_piles_can_be_gained() -> None:
    item = '{ op = "gain_card", kind = "addon", from = "discard", choose = "any", max_cost = 3 }'
    discard = {"civilian": ["fence"], "structure": ["oil_well", "deep_drill", "watchtower"]}
    table = use(item, discard=discard, p1={"level": 2})
    assert sorted(table.options) == ["take fence", "take oil_well", "take watchtower"]
    assert table.do("take watchtower", "place 1")["p1.field1"] == ["gadget", "watchtower"]
    assert table["discard.structure"] == ["oil_well", "deep_drill"]


def test_a_structure_gained_goes_to_the_only_field_without_a_question() -> None:
    item = '{ op = "gain_card", kind = "structure", from = "discard", choose = "any" }'
    table = use(item, discard={"structure": ["deep_drill"]})
    assert table["p1.field1"] == ["gadget", "deep_drill"]


def test_a_gained_card_was_not_purchased() -> None:
    items = (
        '{ op = "gain_card", kind = "soldier", from = "deck" }',
        '{ op = "resources", trigger = "buy", amount = 5 }',
    )
    assert use(*items)["p1.resources"] == 10


# --- reuse


def with_other(*items: str, **given: Any) -> Table:
    """A gadget that resolves other cards again, beside a structure named other."""
    again = '{ op = "reuse", kind = "addon", phase = "EFFECT" }'
    cards = [card("other", "structure", "EFFECT", *items), *given.pop("cards", [])]
    own = {"field2": ["other"], "level": 3, **given.pop("p1", {})}
    return owning("EFFECT", again, cards=cards, p1=own, phase="effect", **given)


@pytest.mark.parametrize("order", [("field1", "field2"), ("field2", "field1")])
def test_reuse_resolves_an_effect_once_more_before_or_after_its_own_turn(
    order: tuple[str, str],
) -> None:
    table = with_other('{ op = "resources", amount = 2 }')
    table.do(*(f"resolve {place}" for place in order))
    assert table["p1.resources"] == 10 + 2 + 2
    assert table.asks == (1, "split-pool")


def test_the_card_to_reuse_is_chosen_among_those_that_do_something() -> None:
    third = card("third", "civilian", "EFFECT", '{ op = "paragon", amount = 1 }')
    item = '{ op = "resources", amount = 2 }'
    own = {"field3": ["third"]}
    table = with_other(item, cards=[third], p1=own)
    table.do("resolve field1")
    assert table.asks == (1, "resolve-again")
    table.do("resolve field3", "resolve field2", "resolve field3")
    assert (table["p1.resources"], table["p1.paragon"]) == (12, 2)


def test_reuse_of_a_soldier_is_about_soldiers_alone() -> None:
    hero = card("hero", "soldier", "EFFECT", '{ op = "paragon", amount = 1 }')
    other = card("other", "structure", "EFFECT", '{ op = "resources", amount = 2 }')
    own = {"warhost": ["hero"], "field2": ["other"], "level": 2}
    item = '{ op = "reuse", kind = "soldier", phase = "EFFECT" }'
    table = owning("EFFECT", item, cards=[hero, other], phase="effect", p1=own)
    assert table.do("resolve field1")["p1.paragon"] == 1


def test_reuse_never_leads_to_another_reuse_not_even_as_an_option() -> None:
    option = (
        '{ op = "choose", options = ['
        '[{ op = "reuse", kind = "addon", phase = "EFFECT" }], '
        '[{ op = "resources", amount = 1 }]] }'
    )
    table = with_other(option)
    assert table.options == ["resolve field2"]  # the gadget finds nothing to resolve again
    assert table.do("resolve field2")["p1.resources"] == 11


def test_a_disabled_card_cannot_be_reused() -> None:
    ban = {"card": "agent_provocateur", "on": "other", "owner": 2, "players": [1]}
    lasting = [{**ban, "until": "your_next_turn"}]
    table = with_other('{ op = "resources", amount = 2 }', lasting=lasting)
    assert table.asks == (1, "split-pool")
    assert table.do("split 3 3", dice=QUIET_ROLL)["p1.resources"] == 10


def test_an_event_gains_nothing_from_an_empty_discard_pile() -> None:
    item = '{ op = "gain_card", kind = "soldier", from = "discard", choose = "any" }'
    assert play(item)["p1.warhost"] == []


def test_an_offer_to_replace_cards_ends_whenever_its_player_likes() -> None:
    # X-RULING-95: used, it takes the first; the second card is offered even if it is the only one
    item = '{ op = "cycle_market", deck = "soldier", count = 2, optional = true }'
    market = {"soldier": ["mole", "bomber"]}
    table = owning("EFFECT", item, phase="effect", market=market)
    table.do("resolve field1", "use")
    assert table.options == ["replace soldier1", "replace soldier2"]
    table.do("replace soldier1")
    assert table.options == ["replace soldier1", "replace soldier2", "done"]
    table.do("done")
    assert table["market.soldier.1"] == "bomber"
