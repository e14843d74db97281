"""The view is what its types say, in words only, and every sum is the one of the rules."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import pytest

from stormark.games.xibalba import layout as L
from stormark.games.xibalba import vocab as V
from stormark.games.xibalba.engine import XibalbaState
from stormark.games.xibalba.turn.attack import STEPS
from stormark.games.xibalba.view import types as T
from stormark.games.xibalba.view import view_of
from stormark.games.xibalba.words import FACES, PHASES, PLACES
from stormark.kernel.chance import FastChance
from stormark.kernel.state import Io
from stormark.kernel.view_schema import view_schema
from tests.conformance.crowded import crowded_table
from tests.games.xibalba.operations.adhoc import hero_in_ark
from tests.games.xibalba.table import GAME, Table

SCHEMA: Any = view_schema(T.XibalbaView)


def positions() -> Iterator[XibalbaState]:
    """Crowded tables, played on a little."""
    for seed in range(40):
        rng = Random(seed)
        state = crowded_table(GAME, rng)
        io = Io(FastChance(seed))
        for _ in range(40):
            if not state.open_seats():
                break
            yield state
            seat = state.open_seats()[0]
            state.apply(seat, rng.choice(state.options(seat)), io)


KINDS = {"integer": int, "string": str, "boolean": bool, "null": type(None)}


def faults(value: Any, schema: Any, place: str) -> list[str]:
    """Where a value does not fit its schema."""
    if "$ref" in schema:
        return faults(value, SCHEMA["$defs"][schema["$ref"].rpartition("/")[2]], place)
    if "anyOf" in schema:
        return min((faults(value, choice, place) for choice in schema["anyOf"]), key=len)
    if "enum" in schema:
        return [] if value in schema["enum"] else [place]
    kind = schema["type"]
    if kind == "array":
        return in_list(value, schema["items"], place) if isinstance(value, list) else [place]
    if kind == "object":
        return in_object(value, schema, place) if isinstance(value, dict) else [place]
    fits = isinstance(value, KINDS[kind]) and isinstance(value, bool) == (kind == "boolean")
    return [] if fits else [place]


def in_list(value: list[Any], schema: Any, place: str) -> list[str]:
    return [f for at, v in enumerate(value) for f in faults(v, schema, f"{place}[{at}]")]


def in_object(value: dict[str, Any], schema: Any, place: str) -> list[str]:
    if "properties" not in schema:
        known, rest = schema["propertyNames"]["enum"], schema["additionalProperties"]
        inside = [f for k, v in value.items() for f in faults(v, rest, f"{place}.{k}")]
        return inside if set(value) <= set(known) else [place, *inside]
    fields = schema["properties"]
    odd = set(value) - set(fields) | set(schema["required"]) - set(value)
    inside = [
        f for k, v in value.items() if k in fields for f in faults(v, fields[k], f"{place}.{k}")
    ]
    return [*(f"{place}.{name}" for name in sorted(odd)), *inside]


def sums(value: Any, place: str = "view") -> Iterator[tuple[str, Any]]:
    """Every sum in a view."""
    if isinstance(value, dict):
        if "total" in value:
            yield place, value
        for key, inner in value.items():
            yield from sums(inner, f"{place}.{key}")
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from sums(inner, f"{place}[{at}]")


def test_every_view_is_what_the_types_say() -> None:
    looked = 0
    for state in positions():
        for viewer in (-1, state.turn):
            view = json.loads(json.dumps(GAME.view(state, viewer)))
            assert faults(view, SCHEMA, "view") == []
            looked += 1
    assert looked > 1000


def test_the_parts_of_every_sum_add_up_and_few_are_taken_back() -> None:
    """The rules give the total, the effects in force the parts: one without the other would show
    as a `limit`, which only floors and caps may take (X-CARD-30, X-DICE-04).
    """
    seen = 0
    for state in positions():
        for place, value in sums(GAME.view(state, state.turn)):
            parts = value["parts"]
            assert sum(part["amount"] for part in parts) == value["total"], place
            seen += len(parts) > 1
            if any(part["why"] == "limit" for part in parts):
                low = value["total"] <= 1 or "costs" in place or "prices" in place
                assert low or place.endswith("dice.size"), (place, value)
    assert seen > 500


def test_the_words_are_those_of_the_rules() -> None:
    assert get_args(T.CardType) == V.TYPE_WORDS
    assert get_args(T.Face) == FACES
    assert get_args(T.Phase) == PHASES
    assert get_args(T.BasePlace) == PLACES[: L.BASE_PILES]
    assert get_args(T.CommonAction) == V.ACTION_WORDS
    assert get_args(T.Until) == V.UNTIL_WORDS
    assert get_args(T.Stage) == STEPS


def attacked(**more: Any) -> Table:
    """Player 1 attacks the base of player 2, who may block."""
    table = Table(
        p1={"faction": "bastion", "resources": 9},
        p2={"faction": "abacus", "warhost": ["bomber"], "field1": ["oil_well"]},
        ark={"soldier": "mole", "owner": 1},
        action_pool=["A", "A", "C"],
        **more,
    )
    return table.do("attack p2 AC")


def test_an_attack_shows_what_its_power_is_made_of() -> None:
    """X-ATTACK-03: power per symbol, and 1 more for the critical hit."""
    table = attacked()
    attack: Any = view_of(table.state, 1)["attack"]
    each = table.state.tables.power[table.state.ark]
    assert attack["power"]["parts"][:2] == [
        {"why": "symbols", "amount": 2 * each},
        {"why": "criticals", "amount": 1},
    ]
    assert attack["stage"] == "block"
    assert attack["fixed"]


def test_a_player_shows_what_a_critical_hit_adds() -> None:
    """X-ATTACK-03, and what effects add to it."""
    table = hero_in_ark("PERMANENT", '{ op = "critical_value", amount = 2 }')
    attacker: Any = view_of(table.state, 0)["players"][0]["attacker"]
    critical = attacker["critical"]
    assert critical["total"] == 3
    assert [part["amount"] for part in critical["parts"]] == [1, 2]


def test_who_may_block_sees_both_ways_to_go_on() -> None:
    """X-BLOCK-06, X-ATTACK-13 to X-ATTACK-15: the blocker, or the base with its add-on cards."""
    table = attacked()
    view = view_of(table.state, 1)
    attack: Any = view["attack"]
    block, base = attack["stakes"]
    assert view["deciding"] == [1]
    assert block["what"] == "blocker"
    assert block["needed"]["total"] == table.decision.about["resistance"]
    assert base["what"] == "base"
    assert base["needed"] == view["players"][1]["resistance"]
    assert base["succeeds"] == (attack["power"]["total"] >= base["needed"]["total"])
    assert base["addons"] == ["field.1"]
    assert base["paragon_dice"] == table.state.tables.paragon[table.state.ark]
    assert base["power"] == block["power"] == attack["power"]["total"]


@pytest.mark.parametrize(("mode", "shown"), [("normal", 2), ("apocalypse", 1)])
def test_every_card_of_the_market_has_its_price(mode: str, shown: int) -> None:
    """X-BUY-02, X-APOC-03: and no card has the price of another."""
    table = Table(mode=mode, p1={"resources": 9})
    prices: Any = view_of(table.state, 0)["players"][0]["prices"]
    for word, totals in prices.items():
        cards = table["market"][word]
        assert len(totals) == len(cards) == shown


def test_a_price_tells_who_changed_it() -> None:
    """X-BUY-02, X-CARD-30, X-APOC-04."""
    table = Table(p1={"faction": "bastion", "field1": ["stonemason"]}, mode="apocalypse")
    player = view_of(table.state, 0)["players"][0]
    price = player["prices"]["structure"][0]
    assert price is not None
    assert {part["why"] for part in price["parts"]} >= {"printed", "card", "mode"}
    upgrade = player["costs"]["upgrade"]
    assert upgrade is not None
    assert {"why": "card", "amount": -1, "card": "stonemason#1"} in upgrade["parts"]


def test_the_highest_level_has_no_price() -> None:
    table = Table(p1={"level": 4})
    assert view_of(table.state, 0)["players"][0]["costs"]["upgrade"] is None


@pytest.mark.parametrize("word", ["flow", "stack", "item", "mask", "draws", "answered"])
def test_no_inside_of_the_engine_is_in_a_view(word: str) -> None:
    names = {name for part in SCHEMA["$defs"].values() for name in part["properties"]}
    assert word not in names
