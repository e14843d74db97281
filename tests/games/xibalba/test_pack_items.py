"""An item that cannot be read is a problem at its place."""

from __future__ import annotations

import pytest

from tests.games.xibalba.pack_data import GAIN, Data, card, op, problems_of_effect

SHAPE: list[tuple[str, Data, str, str]] = [
    ("no operation", {"amount": 1}, "key-missing", "[0].op"),
    ("misspelt operation", op("resource", amount=1), "unknown-word-near", "[0].op"),
    ("operation that is no word", {"op": 3}, "unknown-word", "[0].op"),
    ("missing parameter", op("resources"), "key-missing", "[0].amount"),
    ("unknown field", op("resources", amount=1, zzz=1), "unknown-key", "[0].zzz"),
    ("misspelt field", op("resources", amuont=1, amount=1), "unknown-key-near", "[0].amuont"),
    ("parameter of another operation", op("retreat", amount=1), "unknown-key", "[0].amount"),
    ("text as amount", op("resources", amount="1"), "wrong-type", "[0].amount"),
    ("boolean as amount", op("resources", amount=True), "wrong-type", "[0].amount"),
    ("amount too large", op("resources", amount=21), "out-of-range", "[0].amount"),
    ("amount of zero", op("resources", amount=0), "zero", "[0].amount"),
    ("theft from yourself", op("steal_paragon", from_="all", amount=1), "unknown-word", "[0].from"),
    ("unknown player", op("resources", amount=1, who="me"), "unknown-word", "[0].who"),
    (
        "unknown counter",
        op("resources", amount={"per": "cows", "each": 1}),
        "unknown-word",
        "[0].amount.per",
    ),
    (
        "half a counter",
        op("paragon", amount={"per": "civilians"}),
        "key-missing",
        "[0].amount.each",
    ),
    ("counter of a fixed amount", op("rerolls", amount={}), "wrong-type", "[0].amount"),
    (
        "counted zero",
        op("paragon", amount={"per": "civilians", "each": 0}),
        "zero",
        "[0].amount.each",
    ),
    (
        "cap of zero",
        op("paragon", amount={"per": "civilians", "each": 1, "max": 0}),
        "out-of-range",
        "[0].amount.max",
    ),
    ("unknown trigger", {**GAIN, "trigger": "midnight"}, "unknown-word", "[0].trigger"),
    ("unknown duration", {**GAIN, "until": "tomorrow"}, "unknown-word", "[0].until"),
    ("limit of zero", {**GAIN, "limit": 0}, "out-of-range", "[0].limit"),
    ("optional as word", {**GAIN, "optional": "yes"}, "wrong-type", "[0].optional"),
    ("condition that is no table", {**GAIN, "if": "ark"}, "wrong-type", "[0].if"),
    ("no conditions", {**GAIN, "if": {}}, "table-empty", "[0].if"),
    ("unknown condition", {**GAIN, "if": {"rain": True}}, "unknown-key", "[0].if.rain"),
    ("false condition", {**GAIN, "if": {"own_faction": False}}, "only-true", "[0].if.own_faction"),
    ("unknown Ark", {**GAIN, "if": {"ark": "me"}}, "unknown-word", "[0].if.ark"),
    ("level 5", {**GAIN, "if": {"level_at_least": 5}}, "out-of-range", "[0].if.level_at_least"),
    ("unknown price", {**GAIN, "pay": {"cards": 1}}, "unknown-key", "[0].pay.cards"),
    ("price of nothing", {**GAIN, "pay": {"resources": 0}}, "out-of-range", "[0].pay.resources"),
    ("item that is no table", "gain", "wrong-type", "[0]"),  # type: ignore[list-item]
    ("unknown prevention", op("prevent", what="rain"), "unknown-word", "[0].what"),
    (
        "parameter of another prevention",
        op("prevent", what="hostile_effects", amount=1),
        "unknown-key",
        "[0].amount",
    ),
    ("prevention without amount", op("prevent", what="ark_damage"), "key-missing", "[0].amount"),
    ("choice without options", op("choose"), "key-missing", "[0].options"),
    ("choice of one", op("choose", options=[[GAIN]]), "options-count", "[0].options"),
    ("empty option", op("choose", options=[[GAIN], []]), "effect-empty", "[0].options[1]"),
    (
        "bad item in an option",
        op("choose", options=[[GAIN], [op("resources", amount=99)]]),
        "out-of-range",
        "[0].options[1][0].amount",
    ),
    (
        "face of another die",
        op("gamble", die="attack", results={"resource_1": [GAIN]}),
        "unknown-key",
        "[0].results.resource_1",
    ),
    (
        "gamble without results",
        op("gamble", die="attack", results={}),
        "table-empty",
        "[0].results",
    ),
    (
        "bad item in a result",
        op("gamble", die="attack", results={"blank": [{}]}),
        "key-missing",
        "[0].results.blank[0].op",
    ),
]


@pytest.mark.parametrize(
    ("item", "message", "path"), [row[1:] for row in SHAPE], ids=[row[0] for row in SHAPE]
)
def test_an_item_that_cannot_be_read_is_a_problem(item: Data, message: str, path: str) -> None:
    assert problems_of_effect(card("civilian", "EFFECT", item)) == [(f"pack-{message}", path)]


@pytest.mark.parametrize(
    ("word", "least", "most"), [("life_at_most", 1, 20), ("faction_cards_at_least", 1, 10)]
)
def test_the_number_of_a_condition_has_bounds(word: str, least: int, most: int) -> None:
    def problems(wanted: int) -> list[tuple[str, str]]:
        return problems_of_effect(card("civilian", "EFFECT", {**GAIN, "if": {word: wanted}}))

    assert problems(least) == problems(most) == []
    for outside in (least - 1, most + 1):
        assert problems(outside) == [("pack-out-of-range", f"[0].if.{word}")]


def test_how_often_an_item_is_used_has_bounds() -> None:
    def problems(wanted: int) -> list[tuple[str, str]]:
        return problems_of_effect(card("civilian", "ACTION", {**GAIN, "limit": wanted}))

    assert problems(1) == problems(9) == []
    assert problems(0) == problems(10) == [("pack-out-of-range", "[0].limit")]
