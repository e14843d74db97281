"""X-DECK-01 to X-DECK-09 and X-DECK-13: drawing, reshuffling, looking."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.games.xibalba.vocab import TYPE_WORDS
from tests.games.xibalba.table import GAME, Table


def of_type(word: str, *without: str) -> list[str]:
    """All cards of a type but some."""
    tables = GAME.tables
    every = [tables.refs[card] for card in tables.by_type[TYPE_WORDS.index(word)]]
    return [ref for ref in every if ref not in without]


def scarce(**given: Any) -> Table:
    """Neither the deck nor the discard pile of structures holds a card; the market has two."""
    held = of_type("structure", "oil_well", "watchtower", "royal_foundry", "pipeline")
    whole: dict[str, Any] = {
        "p1": {"resources": 25, "level": 2, "field1": ["pipeline", "royal_foundry"]},
        "p2": {"field1": held},
        "market": {"structure": ["oil_well", "watchtower"]},
    }
    return Table(**{**whole, **given})


def test_cards_are_drawn_from_the_top() -> None:
    """X-DECK-01: one after the other."""
    table = Table(
        p1={"resources": 25},
        market={"soldier": ["mole", "sewer_rat"]},
        deck={"soldier": ["bomber", "gunslinger", "red_widow"]},
    )
    rest = table["deck.soldier"]
    table.do("buy soldier1", "discard soldier2")
    assert table["market.soldier"] == ["bomber", "gunslinger"]
    assert table["deck.soldier"] == rest[2:]


def test_an_empty_deck_is_made_of_its_discard_pile() -> None:
    """X-DECK-02, X-DECK-04, X-RULING-46: shuffled when a card must be drawn, and not before."""
    table = Table(
        p1={"resources": 25},
        market={"soldier": ["mole", "sewer_rat"]},
        deck={"soldier": []},
    )
    pile = table["discard.soldier"]
    assert len(pile) == 61
    table.do("buy civilian1 1")
    assert table["discard.soldier"] == pile  # nothing had to be drawn
    table.do("buy soldier1")
    drawn = table["market.soldier.0"]
    assert table["discard.soldier"] == []
    assert sorted([drawn, *table["deck.soldier"]]) == sorted(pile)
    assert table["deck.soldier"] != [card for card in pile if card != drawn]  # it was shuffled
    assert table.said("reshuffle", deck="soldier")
    table.do("buy soldier1")
    assert not table.said("reshuffle")


def test_the_last_card_of_a_deck_is_drawn_without_a_reshuffle() -> None:
    """X-DECK-02: the discard pile waits until the deck is really needed."""
    last = of_type("event", "awakening", "blizzard", "gusher")
    table = Table(
        p1={"resources": 25},
        market={"event": ["awakening", "gusher"]},
        discard={"event": last},
        deck={"event": ["blizzard"]},
    )
    table.do("discard event1")
    assert table["market.event"] == ["blizzard", "gusher"]
    assert table["deck.event"] == []
    assert table["discard.event"] == ["awakening", *last]
    table.do("discard event1")
    assert table.said("reshuffle", deck="event")


def test_only_the_pile_of_the_same_type_is_used() -> None:
    """X-DECK-03: the others stay as they are."""
    table = Table(
        p1={"resources": 25},
        deck={"soldier": []},
        discard={"civilian": ["tracker"], "structure": ["oil_well"], "event": ["gusher"]},
    )
    table.do("buy soldier1")
    assert table["discard.civilian"] == ["tracker"]
    assert table["discard.structure"] == ["oil_well"]
    assert table["discard.event"] == ["gusher"]
    assert table["deck.soldier"]


def test_a_slot_stays_empty_when_nothing_is_left() -> None:
    """X-DECK-05, X-DECK-07, X-RULING-46: play goes on, nothing is sold there or discarded."""
    table = scarce()
    table.do("buy structure1 1")
    assert table["market.structure"] == ["", "watchtower"]
    assert table.asks == (1, "act")
    table.refuses("buy structure1 1", "X-DECK-07")
    table.refuses("discard structure1", "X-DECK-07")
    assert not table.said("reveal")
    table.do("buy structure2 1")
    assert table["market.structure"] == ["", ""]


def test_the_first_discarded_card_fills_the_first_empty_slot() -> None:
    """X-DECK-06, X-RULING-46: as soon as it reaches its pile, slot 1 first."""
    table = scarce().do("buy structure1 2", "buy structure2 2")
    assert table["market.structure"] == ["", ""]
    table.do("discard field1")
    assert table["market.structure"] == ["royal_foundry", ""]
    assert table["discard.structure"] == []
    assert table.said("reveal", slot="structure.1", card="royal_foundry")
    table.do("discard field1")
    assert table["market.structure"] == ["royal_foundry", "pipeline"]


def test_a_destroyed_card_fills_an_empty_slot_too() -> None:
    """X-DECK-06: however it reaches the pile."""
    table = scarce(
        p1={"resources": 25, "level": 2},
        market={"structure": ["oil_well", ""], "event": ["cave_in", ""]},
        p2={"field1": of_type("structure", "oil_well")},
    )
    table.do("buy structure1 1")
    assert table["market.structure"] == ["", ""]
    table.do("buy event1")  # everybody destroys an own active structure
    destroyed = ["oil_well", of_type("structure", "oil_well")[-1]]
    assert sorted(table["market.structure"]) == sorted(destroyed)


def test_a_discarded_market_card_of_an_empty_deck_comes_back() -> None:
    """X-DECK-02, X-DECK-06: it is the only card of its pile, so it is dealt again."""
    table = scarce().do("discard structure2")
    assert table["market.structure"] == ["oil_well", "watchtower"]
    assert table["discard.structure"] == []


def test_the_newest_card_of_a_discard_pile_is_on_top() -> None:
    """X-DECK-08: face-up."""
    table = Table(
        p1={"resources": 9},
        market={"soldier": ["mole", "bomber"]},
        discard={"soldier": ["gunslinger"]},
    )
    table.do("discard soldier1", "discard soldier2")
    assert table["discard.soldier"] == ["bomber", "mole", "gunslinger"]
    decks: Any = table.game.view(table.state, -1)["decks"]
    assert decks["soldier"]["discard_top"] == "bomber"
    assert decks["soldier"]["discard_size"] == 3


def test_no_card_ever_leaves_the_game() -> None:
    """X-DECK-09, X-RULING-50, X-COMP-21: after buying, discarding, destroying, all are there."""
    table = Table(
        p1={"resources": 25, "warhost": ["Guard(9/2/1)"], "field1": ["smuggler#1"]},
        p2={"warhost": ["bomber"]},
        ark={"soldier": "mole", "life": 5},
        market={"event": ["show_trial", "epidemic"]},
        action_pool=["A"],
    )
    table.do("attack ark A", dice=["G-"])
    table.do("buy event1", "buy event2", "discard structure1", "buy soldier1")
    everywhere: list[str] = [table["ark.soldier"]]
    for word in TYPE_WORDS:
        everywhere += table[f"deck.{word}"] + table[f"discard.{word}"]
        everywhere += [card for card in table[f"market.{word}"] if card]
    for player in ("p1", "p2"):
        for place in ("warhost", "field1", "field2", "field3", "field4"):
            everywhere += table[f"{player}.{place}"]
    assert sorted(everywhere) == sorted(table.state.tables.refs)
    assert len(everywhere) == 177  # the pack's and the made-up soldier


# --- looking at cards


def tracker(deck: list[str], **given: Any) -> Table:
    """Player 1 looks at the top two soldiers."""
    whole: dict[str, Any] = {
        "phase": "start",
        "p1": {"resources": 3, "field1": ["tracker"]},
        "ark": {"soldier": "bomber"},
        "deck": {"soldier": deck},
    }
    return Table(**{**whole, **given}).do("resolve field1")


def test_the_player_decides_which_of_the_seen_cards_go_on_top_and_in_which_order() -> None:
    """X-DECK-13: the card put back last lies uppermost."""
    table = tracker(["mole", "gunslinger", "red_widow"])
    assert table.asks == (1, "scout")
    assert sorted(table.options) == [
        "bottom gunslinger",
        "bottom mole",
        "top gunslinger",
        "top mole",
    ]
    table.do("top mole", "top gunslinger")
    assert table["deck.soldier"][:3] == ["gunslinger", "mole", "red_widow"]
    other = tracker(["mole", "gunslinger", "red_widow"])
    size = len(other["deck.soldier"])
    other.do("bottom mole", "top gunslinger")
    assert other["deck.soldier"][:2] == ["gunslinger", "red_widow"]
    assert other["deck.soldier"][-1] == "mole"
    assert len(other["deck.soldier"]) == size


@pytest.mark.parametrize("player", [1, 2])
def test_everybody_hears_who_returned_how_many_cards_where(player: int) -> None:
    """X-DECK-13."""
    own = {"resources": 3, "field1": ["tracker"]}
    players: dict[str, Any] = {"p1": {}, f"p{player}": own}
    table = tracker(["mole", "gunslinger"], turn=player, **players)
    table.do("bottom mole", "top gunslinger")
    assert table.said("returned", seat=player - 1, deck="soldier", top=1, bottom=1)


def test_looking_never_reshuffles() -> None:
    """X-DECK-13, X-RULING-46: with one card left, only this one is seen."""
    held = of_type("soldier", "bomber", "mole", "gunslinger", "red_widow")
    table = tracker(
        ["mole"],
        discard={"soldier": ["gunslinger"]},
        market={"soldier": ["red_widow", ""]},
        p2={"warhost": held},
    )
    assert sorted(table.options) == ["bottom mole", "top mole"]
    assert not table.said("reshuffle")
    assert table["discard.soldier"] == ["gunslinger"]
    table.do("top mole")
    assert table["deck.soldier"] == ["mole"]


def test_an_empty_deck_cannot_be_looked_at() -> None:
    """X-DECK-13, X-CARD-19: the look is skipped, its discard pile is not touched."""
    table = Table(
        phase="start",
        p1={"resources": 3, "field1": ["tracker"]},
        ark={"soldier": "bomber", "owner": 2},
        deck={"soldier": []},
    )
    pile = table["discard.soldier"]
    table.do("resolve field1")  # for its resource
    assert table.asks[1] == "split-pool"
    assert table["discard.soldier"] == pile


@pytest.mark.parametrize("card", ["mole", "red_widow", "line_fusilier#1"])
def test_only_the_seen_cards_can_be_returned(card: str) -> None:
    """X-DECK-13, X-ACTION-12: and nothing else is possible before that."""
    table = tracker(["gunslinger", "sewer_rat", "mole"])
    table.refuses(f"top {card}", "X-DECK-13")
    table.refuses("split 4 2", "X-ACTION-12")
