"""Refusals: each names a rule that exists, with a reason in both languages, and changes nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest

from stormark.games.battalia.engine import BattaliaState
from stormark.i18n import Catalogue
from stormark.kernel.chance import FastChance
from stormark.kernel.digest import digest
from stormark.kernel.refusal import InputError, Refusal
from stormark.kernel.state import Io
from stormark.text.rule_ids import message_of
from tests.games.battalia.table import GAME, Table

TEXTS = [Catalogue(lang, "battalia") for lang in ("en", "de")]

CASES: list[tuple[str, str, dict[str, Any]]] = [
    # announcements
    ("mulligan", "B-TURN-03", {"p1": {"announced": True}}),
    ("mulligan", "B-TURN-04", {"p1": {"acted": True}}),
    ("cohort baerfolk", "B-COHORT-05", {"p1": {"hand": ["2 chief.baerfolk"]}}),
    ("cohort baerfolk", "B-COHORT-08", {"p1": {"announced": True}}),
    # stacks and prices
    ("hire lord", "B-HIRE-08", {"stock": {"lord": []}}),
    ("hire lord", "B-HIRE-02", {"p1": {"hand": ["priest.baerfolk", "2 supply"]}}),
    ("buy tools", "B-BUY-06", {"stock": {"tools": []}}),
    ("buy title", "B-BUY-02", {"p1": {"hand": ["priest.baerfolk", "2 supply"]}}),
    ("road dead_end", "B-ROAD-01", {}),
    ("road t", "B-ROAD-03", {"p1": {"hand": ["tools.baerfolk"]}}),
    ("city x chief", "B-PLACE-11", {"mode": "creation", "p1": {"hand": ["3 chief.baerfolk"]}}),
    # levels
    ("upgrade 6,6 lord", "B-UPGRADE-01", {}),
    ("upgrade 2,2 tribesman", "B-UPGRADE-02", {}),
    ("upgrade 2,2 lord", "B-UPGRADE-07", {"board": {"2,2": {"level": 4}}}),
    ("residence 2,2", "B-UPGRADE-04", {"mode": "creation", "board": {"2,2": {"level": 4}}}),
    ("residence 2,2", "B-KINGS-21", {"board": {"2,2": {"level": 4}}}),
    ("capital 2,2", "B-KINGS-23", {"board": {"2,2": {"level": 4}}}),
    # heroes
    ("move 2", "B-MOVE-01", {"p1": {"hand": ["supply"]}}),
    ("recruit 2,2 1", "B-RECRUIT-01", {}),
    ("recruit 6,6 2", "B-RECRUIT-03", {}),
    ("recruit 2,2 2", "B-RECRUIT-02", {"p1": {"hand": ["weapon.baerfolk", "supply"]}}),
    # attacks
    ("attack city 4,1 nobody", "B-BATTLE-01", {}),
    ("attack city 4,1 nobody", "B-BATTLE-02", {"p1": {"hand": ["weapon.baerfolk"]}}),
    ("attack city 2,2 p1", "B-BATTLE-03", {"p1": {"hand": ["weapon.baerfolk"]}}),
    (
        "attack gate 2,4 nobody",
        "B-RULING-24",
        {"p1": {"hand": ["weapon.baerfolk"], "heroes": ["2,4", ""]}},
    ),
    (
        "attack ruin 4,4 nobody",
        "B-RUINS-07",
        {
            "mode": "creation",
            "great_artefacts": [],
            "p1": {"hand": ["weapon.baerfolk"], "heroes": ["4,4", ""]},
        },
    ),
    # keeping cards
    ("hide supply", "B-HIDE-02", {"p1": {"hand": ["supply"], "nation": ["supply"]}}),
    ("hide chief.baerfolk", "B-HIDE-06", {"p1": {"hand": ["supply", "chief.baerfolk"]}}),
    ("hide stardust", "B-DUST-06", {"p1": {"hand": ["supply", "stardust"]}}),
    ("pitch tent.baerfolk", "B-TENT-01", {"p1": {"hand": ["tent.baerfolk"]}}),
    ("pitch tent.baerfolk", "B-TENT-04", {"p1": {"hand": ["tent.baerfolk", "horn_of_baldur"]}}),
    ("open 1", "B-TENT-05", {}),
    # artefacts
    ("promote title.baerfolk", "B-LINE-02", {}),
    ("promote title.baerfolk", "B-ART-17", {"p1": {"hand": ["title.baerfolk", "lord.baerfolk"]}}),
    ("amulet amulet.baerfolk", "B-ART-26", {"p1": {"hand": ["amulet.baerfolk", "stardust"]}}),
    # cards that lie in the ambush or in a tent
    ("promote title.baerfolk", "B-LINE-02", {"p1": {"ambush": ["title.baerfolk"]}}),
    ("promote title.baerfolk ambush", "B-ART-13", {"p1": {"ambush": ["title.baerfolk"]}}),
    (
        "promote title.baerfolk ambush",
        "B-ART-17",
        {"p1": {"ambush": ["title.baerfolk"], "hand": ["lord.baerfolk"]}},
    ),
    ("promote weapon.baerfolk ambush", "B-LINE-08", {"p1": {"ambush": ["weapon.baerfolk"]}}),
    ("amulet amulet.baerfolk ambush", "B-ART-19", {"p1": {"ambush": ["amulet.baerfolk"]}}),
    (
        "amulet amulet.baerfolk ambush",
        "B-ART-26",
        {"p1": {"ambush": ["amulet.baerfolk"], "hand": ["stardust"]}},
    ),
    ("amulet amulet.baerfolk ambush", "B-LINE-02", {"p1": {"hand": ["amulet.baerfolk"]}}),
    ("pitch tent.baerfolk ambush", "B-TENT-01", {"p1": {"ambush": ["tent.baerfolk"]}}),
    (
        "pitch tent.baerfolk ambush",
        "B-TENT-04",
        {"p1": {"ambush": ["tent.baerfolk"], "hand": ["horn_of_baldur"]}},
    ),
    (
        "pitch tent.baerfolk",
        "B-LINE-02",
        {"p1": {"tents": [["tent.cloudborn", "tent.baerfolk"]], "hand": ["supply"]}},
    ),
    ("hide chest", "B-HIDE-02", {"p1": {"ambush": ["chest"], "hand": ["2 supply"]}}),
    # the expansion
    ("post 2,3", "B-COMP-01", {"mode": "creation"}),
    ("post 2,2", "B-TRADE-02", {}),
    ("trade artefact_to_chest", "B-TRADE-08", {}),
    ("discover 3,4", "B-VALLEY-04", {}),
    ("potion colossus", "B-BILK-11", {}),
    (
        "potion colossus",
        "B-BILK-14",
        {"npcs": {"bilkarr": "2,2"}, "p2": {"potions": {"colossus": {}}}},
    ),
    ("drink colossus", "B-BILK-17", {}),
    ("tribute 1", "B-META-01", {}),
    ("tribute 1", "B-META-06", {"npcs": {"metamorpha": "6,6"}}),
    # other moments
    ("step 2,3", "B-MOVE-04", {}),
    ("retreat 1 horse", "B-RETREAT-01", {}),
    ("faction islanders", "B-CSETUP-18", {}),
]


@pytest.mark.parametrize(
    ("move", "rule", "given"), CASES, ids=[f"{rule}: {move}" for move, rule, _ in CASES]
)
def test_a_refused_action_names_the_rule_it_breaks(
    move: str, rule: str, given: dict[str, Any]
) -> None:
    Table(**given).refuses(move, rule)


@pytest.mark.parametrize(
    ("given", "move", "reason"),
    [
        ({"ambush": ["title.baerfolk"]}, "promote title.baerfolk", "refused-in-ambush"),
        ({"hand": ["title.baerfolk"]}, "promote title.baerfolk ambush", "refused-in-hand"),
        (
            {"tents": [["tent.baerfolk", "title.baerfolk"]]},
            "promote title.baerfolk",
            "refused-in-tent",
        ),
        ({}, "promote title.baerfolk", "refused-not-held"),
    ],
)
def test_a_refusal_says_where_the_card_lies_instead(
    given: dict[str, Any], move: str, reason: str
) -> None:
    """B-LINE-02: cards come from the hand, the ambush or an opened tent."""
    table = Table(p1=given)
    refusal = GAME.option(table.state, 0, GAME.expand(table.state, 0, move)[0])
    assert isinstance(refusal, Refusal)
    assert (refusal.rule, refusal.reason) == ("B-LINE-02", reason)


def test_a_teammates_city_is_not_raised() -> None:
    Table(players=4).refuses("upgrade 6,2 lord", "B-TEAM-19", by=1)


def test_who_is_not_on_turn_waits() -> None:
    table = Table()
    table.refuses("done", "B-TURN-01", by=2)
    assert isinstance(GAME.option(table.state, 1, GAME.expand(table.state, 1, "done")[0]), Refusal)


# --- whatever somebody tries


@pytest.mark.parametrize("number", range(len(GAME.option_sets())))
def test_every_refusal_has_a_rule_and_a_reason_and_changes_nothing(number: int) -> None:
    chance = random.Random(number)
    io = Io(FastChance(number))
    state = GAME.start(GAME.setup(GAME.option_sets()[number]), io)  # type: ignore[arg-type]
    tried: dict[int, set[int]] = {}  # options by verb, seen somewhere in this game
    for step in range(120):
        if not state.open_seats():
            break
        for seat in state.open_seats():
            for option in state.options(seat):
                tried.setdefault(option & 127, set()).add(option)
        if step % 10 == 0:
            before = digest(state)
            for options in tried.values():
                for seat in range(state.seats):
                    check_refusal(state, seat, chance.choice(sorted(options)))
            assert digest(state) == before
        seat = chance.choice(state.open_seats())
        state.apply(seat, chance.choice(state.options(seat)), io)


def check_refusal(state: BattaliaState, seat: int, option: int) -> None:
    try:
        answer = GAME.option(state, seat, GAME.action(state, seat, option))
    except InputError:
        return  # no action in this very game
    if isinstance(answer, Refusal):
        for catalogue in TEXTS:
            assert catalogue.has(message_of(answer.rule)), answer
            assert catalogue.has(answer.reason), answer
