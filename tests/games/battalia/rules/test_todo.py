"""Texts of Great Artefacts that the players carry out themselves (B-RULING-126)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from stormark.games.battalia.game import Battalia
from stormark.games.battalia.pack import check_pack, load_pack
from stormark.kernel.json import JsonDict
from tests.games.battalia.table import GAME, Table

PACK = Path(__file__).parents[1] / "packs/todo.toml"
TODO = Battalia(load_pack(PACK))


def horn(**given: Any) -> Table:
    """Player 1 plays the Horn, whose text nobody but the players knows."""
    p1 = {"hand": ["horn_of_baldur"], **given.pop("p1", {})}
    table = Table(TODO, mode="creation", p1=p1, **given).do("great horn_of_baldur")
    while table.options == ["pass"] or table.options[-1] == "pass":
        table.do("pass")
    return table


def hand(table: Table, player: int) -> int:
    return len(table.state.hand[player - 1])


def test_a_proposal_is_made_once_all_the_others_agree() -> None:
    table = horn(p2={"nation": ["chief.emberians", "2 supply"], "hand": []})
    for move in ("change draw", "player p2", "amount 2"):
        table.do(move)
    for move in ("change supply", "player p1", "amount 1", "change done"):
        table.do(move)
    assert hand(table, 2) == 0
    assert table.deciding == [2]
    assert table.options == ["change agree", "change object"]
    table.do("change agree", by=2)
    assert hand(table, 2) == 2
    assert table["p1.hand"] == ["supply"]


@pytest.mark.parametrize("rank", ["tribesman", "chief", "priest", "lord"])
def test_units_are_taken_to_the_hand(rank: str) -> None:
    table = horn(p2={"hand": []})
    for move in (f"change {rank}", "player p2", "change done"):
        table.do(move)
    table.do("change agree", by=2)
    assert any(card.startswith(rank) for card in table["p2.hand"])


def test_who_does_not_agree_proposes_something_else() -> None:
    table = horn(p2={"hand": []}).do("change done").do("change object", by=2)
    assert table.deciding == [2]
    for move in ("change supply", "player p2", "amount 3", "change done"):
        table.do(move, by=2)
    table.do("change agree", by=1)
    assert hand(table, 2) == 3


def test_after_four_objections_nothing_changes() -> None:
    table = horn(p2={"hand": []})
    for number in range(4):
        by = number % 2 + 1
        for move in ("change supply", "player p1", "amount 1", "change done"):
            table.do(move, by=by)
        table.do("change object", by=3 - by)
    assert table["p1.hand"] == []
    assert "done" in table.options


def test_a_proposal_holds_eight_changes_and_can_be_begun_again() -> None:
    table = horn()
    for _ in range(8):
        for move in ("change tribesman", "player p1"):
            table.do(move)
    assert table.options == ["change done", "change again"]
    table.do("change again")
    assert "change draw" in table.options


def test_other_answers_are_refused() -> None:
    table = horn()
    table.refuses("change agree", "B-RULING-126")


# --- the pack


def problems(effect: object, great: str = "horn_of_baldur") -> list[tuple[str, str]]:
    data = {"great_artefacts": {great: {"effect": effect}}}
    return [(problem.path, problem.message) for problem in check_pack(data)]


@pytest.mark.parametrize(
    "effect", ["todo", {"todo": True}, {"todo": True, "de": "Alle ziehen."}, {"todo": False}]
)
def test_a_great_artefact_may_be_left_to_the_players(effect: object) -> None:
    assert problems(effect) == []


def test_cards_that_other_rules_read_may_not() -> None:
    for great in ("sword_of_elemag", "hammer_of_strato", "pavilion_of_eyla"):
        assert problems("todo", great) == [(f"great_artefacts.{great}.effect", "pack-wrong-type")]
    assert problems({"todo": "yes"}) == [
        ("great_artefacts.horn_of_baldur.effect.todo", "pack-wrong-type")
    ]


def test_a_text_in_one_language_serves_for_both() -> None:
    great = next(one for one in TODO.pack.great_artefacts if one.id == "horn_of_baldur")
    assert great.todo
    assert set(great.effect.values()) == {"Alle ziehen eine Karte."}
    other = next(one for one in TODO.pack.great_artefacts if one.id == "wings_of_aviena")
    own = next(one for one in GAME.pack.great_artefacts if one.id == "wings_of_aviena")
    assert other.todo
    assert other.effect == own.effect
    assert TODO.pack_hash != GAME.pack_hash


def test_the_position_survives_its_json() -> None:
    table = horn()
    for move in ("change draw", "player p2"):
        table.do(move)
    written: JsonDict = table.state.to_json()
    assert TODO.state_from_json(written).to_json() == written
