"""X-DECK-10 to X-DECK-12: what everybody sees, what only the owner sees, what nobody sees."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.games.xibalba.effects.operations.scout import Scouting
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.vocab import TYPE_WORDS
from stormark.kernel.chance import FastChance
from stormark.kernel.json import canonical
from tests.games.xibalba.table import Table

VIEWERS = (-1, 0, 1, 2)
PLACES = {"warhost": "warhost", "field1": "field.1", "field2": "field.2"}


def open_table() -> Table:
    return Table(
        players=3,
        p1={
            "faction": "bastion",
            "resources": 12,
            "paragon": 4,
            "level": 2,
            "warhost": ["mole", "bomber", "gunslinger"],
            "field1": ["tracker", "gambler"],
        },
        p2={"faction": "abacus", "warhost": ["red_widow", "wire_cutter"], "field1": ["oil_well"]},
        p3={"faction": "lazaret"},
        discard={"soldier": ["sewer_rat", "night_rider"], "event": ["gusher", "awakening"]},
        market={"event": ["hostile_takeover", "second_wind"]},
        action_pool=["A", "R2", "G1"],
        used_dice=["C"],
    )


def text(table: Table, viewer: int) -> str:
    return canonical(table.game.view(table.state, viewer)).decode()


def believed(table: Table, viewer: int, seed: int) -> XibalbaState:
    """A position that looks the same to the viewer."""
    seen = table.game.seen_by(table.state, viewer)
    return table.game.belief(seen, viewer).sample(FastChance(seed))


def names(cards: list[str], shown: str) -> list[str]:
    return [card for card in cards if f'"{card}"' in shown]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_knows_tops_numbers_trackers_levels_and_dice(viewer: int) -> None:
    """X-DECK-10, X-RULING-47: seats and spectators alike."""
    table = open_table()
    view: Any = table.game.view(table.state, viewer)
    for number, player in enumerate(view["players"], 1):
        for key in ("resources", "paragon", "level"):
            assert player[key] == table[f"p{number}.{key}"]
        for word, place in PLACES.items():
            pile = table[f"p{number}.{word}"]
            assert player["piles"][place]["size"] == len(pile)
            assert player["piles"][place]["top"] == (pile[-1] if pile else None)
    for word in TYPE_WORDS:
        pile = table[f"discard.{word}"]
        deck = view["decks"][word]
        assert deck["size"] == len(table[f"deck.{word}"])
        assert (deck["discard_size"], deck["discard_top"]) == (len(pile), pile[0] if pile else None)
        assert view["market"][word] == table[f"market.{word}"]
    assert view["dice"]["action"] == ["R2", "A", "G1"]
    assert view["dice"]["spent"] == ["C"]
    assert view["ark"]["card"] == table["ark.soldier"]
    assert view["ark"]["life"] == table["ark.life"]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_covered_cards_are_shown_to_their_owner_only(viewer: int) -> None:
    """X-DECK-11, X-RULING-47: by name nowhere in anybody else's view."""
    shown = text(open_table(), viewer)
    assert bool(names(["mole", "bomber", "tracker"], shown)) == (viewer == 0)
    assert bool(names(["red_widow"], shown)) == (viewer == 1)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_nobody_sees_the_decks_or_below_the_top_of_a_discard_pile(viewer: int) -> None:
    """X-DECK-12, X-RULING-47: not even which cards are left in them."""
    table = open_table()
    shown = text(table, viewer)
    for word in TYPE_WORDS:
        assert names(table[f"deck.{word}"], shown) == []
    assert names(["sewer_rat", "gusher"], shown) == ["sewer_rat", "gusher"]
    assert names(["night_rider", "awakening"], shown) == []


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_view_is_the_same_whatever_is_hidden(viewer: int) -> None:
    """X-DECK-11, X-DECK-12: no number in it depends on hidden cards either."""
    table = open_table()
    for seed in range(5):
        other = believed(table, viewer, seed)
        assert other.check() == []
        assert other.piles != table.state.piles
        assert table.game.view(other, viewer) == table.game.view(table.state, viewer)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_sample_keeps_what_is_shown_and_deals_the_rest_anew(viewer: int) -> None:
    """X-DECK-10 to X-DECK-12: a bot that samples knows no more than its seat."""
    table = open_table()
    view = table.game.view(table.state, viewer)
    decks, covered = set(), set()
    for seed in range(12):
        sample = believed(table, viewer, seed)
        assert sample.check() == []
        assert table.game.view(sample, viewer) == view
        decks.add(sample.piles[0])
        covered.add(sample.piles[8][:2])  # below the top of player 1's Warhost
    assert len(decks) == 12
    assert table.state.piles[0] not in decks
    if viewer == 0:
        assert covered == {table.state.piles[8][:2]}
    else:
        assert len(covered) > 6


def sorted_cards(state: XibalbaState) -> tuple[int, ...]:
    """The cards that somebody who looks at a deck has not sorted yet."""
    assert isinstance(state.top, Scouting)
    return state.top.left


def test_seen_cards_are_shown_to_the_player_who_looks() -> None:
    """X-DECK-12: the others learn how many cards of which deck, and how many went where."""
    table = Table(
        phase="start",
        p1={"faction": "bastion", "resources": 3, "field1": ["tracker"]},
        p2={"faction": "abacus"},
        deck={"soldier": ["mole", "gunslinger"]},
    )
    table.do("resolve field1")
    assert names(["mole", "gunslinger"], text(table, 0)) == ["mole", "gunslinger"]
    for viewer in (-1, 1):
        assert names(["mole", "gunslinger"], text(table, viewer)) == []
        looking: Any = table.game.view(table.state, viewer)["looking"]
        assert looking == {"seat": 0, "deck": "soldier", "count": 2}
        for seed in range(5):  # no number in the view tells them either
            other = believed(table, viewer, seed)
            assert sorted_cards(other) != sorted_cards(table.state)
            assert table.game.view(other, viewer) == table.game.view(table.state, viewer)
    heard = [event.verb for event in table.events if event.visible_to(1)]
    assert "scout" in heard
    assert "scouted" not in heard
    secret = [event for event in table.events if event.verb == "scouted"]
    assert [event.args["cards"] for event in secret] == [["mole", "gunslinger"]]
    assert [event.visible_to(0) for event in secret] == [True]


@pytest.mark.parametrize("move", ["top mole", "bottom mole"])
def test_sorted_cards_are_still_looked_at(move: str) -> None:
    """X-DECK-12: everybody sees how many cards the look is about."""
    given: Any = {"faction": "bastion", "resources": 3, "field1": ["tracker"]}
    deck = {"soldier": ["mole", "gunslinger"]}
    table = Table(phase="start", p1=given, deck=deck).do("resolve field1", move)
    for viewer in (-1, 0, 1):
        looking: Any = table.game.view(table.state, viewer)["looking"]
        assert (looking["deck"], looking["count"]) == ("soldier", 2)


def test_nobody_sees_a_seen_card_after_it_was_returned() -> None:
    """X-DECK-12: the look is over."""
    table = Table(
        phase="start",
        p1={"resources": 3, "field1": ["tracker"]},
        deck={"soldier": ["mole", "gunslinger"]},
    )
    table.do("resolve field1", "top mole", "top gunslinger")
    for viewer in (-1, 0, 1):
        assert names(["mole", "gunslinger"], text(table, viewer)) == []
    assert table.said("returned", top=2, bottom=0)


def test_who_may_take_any_card_of_a_discard_pile_sees_all_of_it() -> None:
    """X-DECK-10, X-DECK-12: during the choice, and nobody else does."""
    table = open_table().do("buy event2")  # second_wind: any soldier of the discard pile
    assert table.asks == (1, "gain-card")
    assert names(["sewer_rat", "night_rider"], text(table, 0)) == ["sewer_rat", "night_rider"]
    for viewer in (-1, 1, 2):
        assert names(["sewer_rat", "night_rider"], text(table, viewer)) == ["sewer_rat"]
        sample = believed(table, viewer, 3)
        assert sample.check() == []


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_a_card_on_its_way_is_dealt_to_nobody_else(viewer: int) -> None:
    """X-COMP-21, X-DECK-10: a card taken from a discard pile waits for its field."""
    table = Table(
        p1={"faction": "bastion", "resources": 9, "level": 3},
        p2={"faction": "abacus"},
        market={"event": ["hostile_takeover", ""]},
        discard={"civilian": ["tracker"], "structure": ["oil_well"]},
    )
    table.do("buy event1", "take tracker")
    assert table.asks == (1, "place-card")
    view = table.game.view(table.state, viewer)
    for seed in range(5):
        sample = believed(table, viewer, seed)
        assert sample.check() == []
        assert table.game.view(sample, viewer) == view
