"""X-REORG: re-organizing, as a series of lifts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.turn.reorganize import Piles, Reorganize
from stormark.kernel.json import JsonDict
from stormark.kernel.state import Io
from tests.games.xibalba.table import Table

PLACES = ("warhost", "field1", "field2", "field3", "field4")
Arrangement = tuple[tuple[str, ...], ...]


def arrangement(table: Table) -> Arrangement:
    return tuple(tuple(table[f"p1.{place}"]) for place in PLACES)


def in_progress(table: Table) -> Table:
    return table.do("reorganize")


def reachable(table: Table) -> set[Arrangement]:
    """Every arrangement that some series of lifts ends with."""
    chance = table.game.scripted([])
    found: set[Arrangement] = set()
    seen: set[tuple[Piles, tuple[int, ...]]] = set()
    waiting: list[XibalbaState] = [table.state]
    while waiting:
        state = waiting.pop()
        options = state.options(0)
        assert options, "a re-organization nobody can finish"
        for option in options:
            after = state.copy()
            after.apply(0, option, Io(chance))
            if table.game.action(state, 0, option).verb == "done":
                done = Table()
                done.state = after
                found.add(arrangement(done))
            else:
                under_way = after.top
                assert isinstance(under_way, Reorganize)
                reached = (under_way.piles, under_way.lifted)
                if reached not in seen:
                    seen.add(reached)
                    waiting.append(after)
    return found


def orders(cards: list[str]) -> Iterator[list[str]]:
    for order in permutations(cards):
        yield list(order)


def spread(cards: list[str], piles: list[list[str]], at: int = 0) -> Iterator[list[list[str]]]:
    """Every way to deal cards in order to piles."""
    if at == len(cards):
        yield [pile[:] for pile in piles]
        return
    for pile in piles:
        pile.append(cards[at])
        yield from spread(cards, piles, at + 1)
        pile.pop()


def legal(table: Table, before: Arrangement, level: int) -> set[Arrangement]:
    """Every other arrangement the rules allow, found without looking at the engine."""
    tables = table.state.tables
    types = {ref: tables.type[card] for ref, card in tables.ref_index.items()}
    cards = [card for pile in before[1:] for card in pile]
    found: set[Arrangement] = set()
    for soldiers in orders(list(before[0])):
        for order in orders(cards):
            for fields in spread(order, [[], [], [], []]):
                if any(len({types[card] for card in field}) > 1 for field in fields):
                    continue
                if all(stays(before[at + 1], fields[at]) for at in range(level, 4)):
                    found.add((tuple(soldiers), *(tuple(field) for field in fields)))
    return found - {before}


def stays(before: tuple[str, ...], after: list[str]) -> bool:
    """Whether a locked field only lost cards: none was moved onto it, none changed its place."""
    return list(after) == [card for card in before if card in after]


SMALL_BASES: dict[str, JsonDict] = {
    "three soldiers": {"warhost": ["mole", "bomber", "gunslinger"]},
    "two civilians and a free field": {"level": 2, "field1": ["tracker", "gambler"]},
    "a swap of two types": {"level": 2, "field1": ["tracker"], "field2": ["oil_well"]},
    "two types on four fields": {"level": 4, "field1": ["tracker"], "field2": ["oil_well"]},
    "two types and a pile": {
        "level": 2,
        "field1": ["tracker", "gambler"],
        "field2": ["oil_well", "watchtower"],
    },
    "three fields full": {
        "level": 3,
        "warhost": ["mole", "bomber"],
        "field1": ["tracker"],
        "field2": ["oil_well"],
        "field3": ["gambler"],
    },
    "a card on a locked field": {"level": 1, "field1": ["tracker"], "field2": ["gambler"]},
    "a pile on a locked field": {
        "level": 2,
        "field1": ["oil_well"],
        "field3": ["tracker", "fence"],
    },
}


@pytest.mark.parametrize("base", SMALL_BASES.values(), ids=SMALL_BASES.keys())
def test_lifts_reach_every_legal_arrangement_and_no_other(base: JsonDict) -> None:
    """X-REORG-01 to X-REORG-06, X-REORG-08, X-RULING-40, X-RULING-61: by brute force."""
    table = Table(p1={"resources": 4, **base})
    before = arrangement(table)
    level = base.get("level", 1)
    assert isinstance(level, int)
    expected = legal(table, before, level)
    assert expected
    assert reachable(in_progress(table)) == expected


def test_the_example_of_the_manual() -> None:
    """X-REORG-01, X-REORG-02, X-REORG-03, X-EX-33: one action, one payment, two moves."""
    table = Table(
        p1={
            "resources": 4,
            "level": 2,
            "warhost": ["mole", "bomber", "gunslinger"],
            "field1": ["tracker", "gambler"],
        }
    )
    table.do("reorganize")
    assert table.asks == (1, "reorganize")
    assert table["p1.resources"] == 3
    table.do("lift warhost.1 warhost", "lift field1.1 field2", "done")
    assert table["p1.resources"] == 3
    assert table["p1.warhost"] == ["bomber", "gunslinger", "mole"]
    assert (table["p1.field1"], table["p1.field2"]) == (["gambler"], ["tracker"])
    assert table.said("uncover", place="warhost", card="mole")
    assert table.said("uncover", place="field.2", card="tracker")


def test_the_price_is_the_one_on_the_base() -> None:
    """X-REORG-01: it must be paid in full."""
    soldiers = ["mole", "bomber"]
    table = Table(p1={"resources": 2, "costs": {"reorganize": 2}, "warhost": soldiers})
    assert table.do("reorganize")["p1.resources"] == 0
    poor = Table(p1={"resources": 1, "costs": {"reorganize": 2}, "warhost": soldiers})
    poor.refuses("reorganize", "X-ACTION-07")


def test_soldiers_stay_in_the_warhost_and_add_ons_out_of_it() -> None:
    """X-REORG-02, X-REORG-03: the Warhost takes soldiers only, and they go nowhere else."""
    table = in_progress(
        Table(p1={"resources": 4, "level": 2, "warhost": ["mole", "bomber"], "field1": ["tracker"]})
    )
    table.refuses("lift warhost.1 field2", "X-REORG-02")
    table.refuses("lift field1.1 warhost", "X-REORG-02")


def test_a_field_of_two_types_cannot_be_the_result() -> None:
    """X-REORG-04, X-RULING-40: two fields swap through a mixed pile, which cannot stay."""
    table = in_progress(
        Table(p1={"resources": 4, "level": 2, "field1": ["tracker"], "field2": ["oil_well"]})
    )
    table.do("lift field1.1 field2")
    table.refuses("done", "X-REORG-04")
    table.do("lift field2.1 field1", "done")
    assert (table["p1.field1"], table["p1.field2"]) == (["oil_well"], ["tracker"])


def test_a_lift_that_can_only_end_mixed_is_refused() -> None:
    """X-REORG-04: the card below was moved already and has no way out."""
    table = in_progress(
        Table(
            p1={
                "resources": 4,
                "level": 2,
                "field1": ["tracker", "gambler"],
                "field2": ["oil_well"],
            }
        )
    )
    table.do("lift field1.1 field1")
    table.refuses("lift field1.1 field2", "X-REORG-04")


def test_no_card_moves_onto_a_locked_field() -> None:
    """X-REORG-05: level 2 has no third field."""
    table = in_progress(Table(p1={"resources": 4, "level": 2, "field1": ["tracker", "gambler"]}))
    table.refuses("lift field1.1 field3", "X-REORG-05")
    table.refuses("lift field1.1 field4", "X-REORG-05")


def test_no_card_appears_twice_or_out_of_nowhere() -> None:
    """X-REORG-06: a card is lifted once, and only cards that lie there are."""
    table = in_progress(Table(p1={"resources": 4, "warhost": ["mole", "bomber", "gunslinger"]}))
    table.refuses("lift warhost.4 warhost", "X-REORG-06")
    table.refuses("lift field1.1 field1", "X-REORG-06")
    table.do("lift warhost.1 warhost")
    table.refuses("lift warhost.3 warhost", "X-REORG-06")


def test_the_soldier_in_the_ark_takes_no_part() -> None:
    """X-REORG-07, X-RULING-39, X-ARK-15: it neither leaves nor is replaced."""
    table = in_progress(
        Table(
            p1={"resources": 4, "warhost": ["mole", "bomber"]},
            ark={"soldier": "gunslinger", "owner": 1},
        )
    )
    table.refuses("lift ark.1 warhost", "X-REORG-07")
    table.refuses("lift warhost.2 ark", "X-REORG-07")
    assert not any("ark" in option for option in table.options)


def test_something_must_change() -> None:
    """X-REORG-08, X-RULING-40: neither nothing at all nor a way back to the beginning."""
    table = in_progress(Table(p1={"resources": 4, "warhost": ["mole", "bomber"]}))
    table.refuses("done", "X-REORG-08")
    table.do("lift warhost.1 warhost")
    table.refuses("lift warhost.1 warhost", "X-REORG-08")
    assert table.options == ["done"]


@pytest.mark.parametrize(
    "base",
    [
        {},
        {"warhost": ["mole"]},
        {"warhost": ["mole"], "field1": ["tracker"]},
        {"field1": ["tracker"], "field2": ["oil_well"]},
    ],
    ids=["nothing", "one soldier", "one card each", "a structure on a locked field"],
)
def test_a_base_with_a_single_arrangement_cannot_be_rearranged(base: dict[str, Any]) -> None:
    """X-REORG-08: the action is not for sale then."""
    table = Table(p1={"resources": 4, **base})
    assert "reorganize" not in table.options
    table.refuses("reorganize", "X-REORG-08")


def test_it_may_be_repeated_as_often_as_it_is_paid() -> None:
    """X-REORG-09: each time from the arrangement that lies there then."""
    table = Table(p1={"resources": 3, "warhost": ["mole", "bomber"]})
    table.do("reorganize", "lift warhost.1 warhost", "done")
    table.do("reorganize", "lift warhost.1 warhost", "done")
    assert table["p1.warhost"] == ["mole", "bomber"]
    assert table["p1.resources"] == 1


def test_an_uncovered_action_or_permanent_card_works_at_once() -> None:
    """X-REORG-10: in the same action phase."""
    table = Table(
        p1={
            "resources": 6,
            "level": 2,
            "warhost": ["rig_foreman", "mole"],
            "field1": ["serum_works", "watchtower"],
        }
    )
    assert table["p1.now.harvest"] == 4
    table.refuses("activate 1", "X-CARD-12")
    table.do("reorganize", "lift warhost.1 warhost", "lift field1.1 field2", "done")
    assert table["p1.now.harvest"] == 3
    table.do("activate 2")
    assert table.said("lasting", card="serum_works")


def test_an_uncovered_effect_or_dice_card_waits_for_the_next_turn() -> None:
    """X-REORG-11: the phases of both are over."""
    table = Table(
        p1={
            "resources": 6,
            "level": 2,
            "field1": ["gambler", "tracker"],
            "field2": ["odds_maker#1"],
        }
    )
    table.do("reorganize", "lift field1.1 field1", "done")
    table.refuses("resolve field1", "X-CARD-10")
    table.refuses("resolve field2", "X-CARD-10")


def test_in_the_effect_phase_an_uncovered_card_is_resolved_too() -> None:
    """X-REORG-11, X-RULING-22: a card that allows the action in the effect phase."""
    table = Table(
        phase="start",
        p1={
            "resources": 2,
            "level": 2,
            "field1": ["hidden_corral"],
            "field2": ["camp_cook", "tracker"],
        },
        ark={"soldier": ""},
    )
    table.do("resolve field1")
    assert table.asks[1] in ("use-effect", "reorganize")
    if table.asks[1] == "use-effect":
        table.do("use")
    table.do("lift field2.1 field2", "done")
    assert "resolve field2" in table.options
    table.do("resolve field2")
    assert table.said("effect", card="camp_cook")


def test_others_see_neither_the_lifts_nor_the_covered_order() -> None:
    """X-REORG-12, X-DECK-11: the owner looks through the pile, everybody sees its top."""
    table = in_progress(Table(p1={"resources": 4, "warhost": ["mole", "bomber", "gunslinger"]}))
    start = table.state
    table.do("lift warhost.1 warhost")
    one = table.state
    mine: Any = table.game.view(one, 0)["arranging"]
    assert mine["piles"]["warhost"] == ["bomber", "gunslinger", "mole"]
    assert table["p1.warhost"] == ["mole", "bomber", "gunslinger"]  # nothing lies elsewhere yet
    table.state = start
    table.do("lift warhost.2 warhost")
    for viewer in (-1, 1):
        assert table.game.view(one, viewer)["arranging"] == {"seat": 0}
        assert table.game.view(one, viewer) == table.game.view(table.state, viewer)


def test_the_order_of_a_pile_changes_by_no_other_command() -> None:
    """X-REORG-12: outside the action there is nothing to lift, also in other turns."""
    table = Table(
        turn=2, p1={"warhost": ["mole", "bomber"]}, p2={"resources": 5, "warhost": ["gunslinger"]}
    )
    table.refuses("lift warhost.1 warhost", "X-TURN-11", by=1)
    table.refuses("reorganize", "X-TURN-11", by=1)
    table.refuses("lift warhost.1 warhost", "X-ACTION-01")
