"""B-DRAFT: choosing the starting units."""

from __future__ import annotations

from typing import Any

import pytest

from stormark.kernel.event import ALL
from tests.games.battalia.rules.new_games import first_turn, settled
from tests.games.battalia.table import GAME

RANKS = ["tribesman", "tribesman", "tribesman", "chief", "priest"]


def test_the_draft_replaces_the_deal() -> None:
    """B-DRAFT-01: before it nobody has a card, without it everybody has."""
    table = settled(3)
    assert [table[f"p{player}.now.deck"] for player in (1, 2, 3)] == [0, 0, 0]
    dealt = settled(3, draft=False)
    assert [dealt[f"p{player}.now.deck"] for player in (1, 2, 3)] == [10, 10, 10]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_five_rounds_go_round_the_table_back_and_forth(players: int) -> None:
    """B-DRAFT-02 to B-DRAFT-06, B-EX-20: one card less on offer for each who follows."""
    table = settled(players)
    order = table["now.order"]
    for number, rank in enumerate(RANKS):
        expected = order if number % 2 == 0 else order[::-1]
        fresh = table["drafting.offer"]
        assert [card.split(".")[0] for card in fresh] == [rank] * players
        for chosen, player in enumerate(expected):
            offer = table["drafting.offer"]
            assert table["drafting.round"] == number + 1
            assert len(offer) == players - chosen
            assert table.deciding == [player]
            assert sorted({o.split()[1] for o in table.options}) == sorted(set(offer))
            before = table[f"p{player}.table"]
            pick = offer[-1]
            table.do(f"draft {pick}")
            assert table.said("draft", seat=player - 1, card=pick)
            if table["phase"] == "draft":
                assert sorted(table[f"p{player}.table"]) == sorted([*before, pick])
    assert table["phase"] == "turn"


def test_offers_and_picks_are_open_to_everybody() -> None:
    """B-RULING-118: who watches sees the cards on offer and what everybody took."""
    table = settled(3)
    picks: dict[int, list[str]] = {1: [], 2: [], 3: []}
    while table["phase"] == "draft":
        for viewer in (-1, 0, 1, 2):
            view: Any = GAME.view(table.state, viewer)
            for player, cards in picks.items():
                assert sorted(view["players"][player - 1]["table"]) == sorted(cards)
        player, pick = table.deciding[0], table["drafting.offer"][0]
        picks[player].append(pick)
        table.do(f"draft {pick}")
        assert all(event.audience == ALL for event in table.events if event.verb == "draft")
    assert [table[f"p{player}.table"] for player in picks] == [[], [], []]
    assert [len(table[f"p{player}.nation"]) for player in picks] == [4, 4, 4]


def test_every_round_has_a_fresh_set_from_the_stack() -> None:
    """B-DRAFT-02, B-DRAFT-03: the cards leave the common supply."""
    table = settled(4)
    sizes = [len(table["stock.tribesman"])]
    for _ in range(8):
        table.do(table.options[0])
        sizes.append(len(table["stock.tribesman"]))
    assert sizes[0] == 4 * 8 - 4
    assert sizes[4] == 4 * 8 - 8
    assert sizes[8] == 4 * 8 - 12


def test_the_cards_on_offer_are_random() -> None:
    """B-DRAFT-02."""
    offers = {tuple(settled(4, seed)["drafting.offer"]) for seed in range(8)}
    assert len(offers) > 3


@pytest.mark.parametrize("players", [2, 5])
def test_everybody_ends_with_ten_cards(players: int) -> None:
    """B-DRAFT-07, B-DRAFT-08, B-BASE-09."""
    table = first_turn(players)
    for player in range(1, players + 1):
        owns = {key: n for key, n in table[f"p{player}.now.owns"].items() if n}
        assert owns == {"tribesman": 3, "chief": 1, "priest": 1, "supply": 5}
        assert len(table[f"p{player}.hand"]) == 6
        assert len(table[f"p{player}.nation"]) == 4
    assert table["stock.supply"] == 20 * len(table["sets"]) - 5 * players


def test_universal_units_join_after_the_draft() -> None:
    """B-DRAFT-09, B-RULING-82: none is on offer, all are in the stacks afterwards."""
    for seed in range(4):
        table = settled(6, seed, unbound=True, fanatics=True)
        while table["phase"] == "draft":
            universal = [
                card
                for rank in ("tribesman", "chief", "priest", "lord")
                for card in (*table[f"stock.{rank}"], *table["drafting.offer"])
                if card.endswith((".unbound", ".fanatics"))
            ]
            assert universal == []
            table.do(table.options[0])
        later = [
            card
            for rank in ("tribesman", "chief", "priest", "lord")
            for card in table[f"stock.{rank}"]
            if card.endswith((".unbound", ".fanatics"))
        ]
        assert len(later) == 16
