"""Every kind of problem of an effect item is found at its place; what makes sense is accepted."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.xibalba.pack_data import PLACE, Data, card, problems_of_card

GAIN = {"op": "resources", "amount": 1}


def found(tested: Data) -> list[tuple[str, str]]:
    return [(p.message, p.path.removeprefix(PLACE + ".effect")) for p in problems_of_card(tested)]


def op(name: str, **rest: Any) -> Data:
    return {"op": name, **{key.rstrip("_"): value for key, value in rest.items()}}


def power(**rest: Any) -> Data:
    return op("power", **{"of": "this", "amount": 1, "per": "attack", **rest})


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
    ("unknown trigger", {**GAIN, "trigger": "sunrise"}, "unknown-word", "[0].trigger"),
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
    assert found(card("civilian", "EFFECT", item)) == [(f"pack-{message}", path)]


PLACEMENT: list[tuple[str, Data, str, str]] = [
    (
        "soldier's action without a moment",
        card("soldier", "ACTION", GAIN),
        "soldier-needs-trigger",
        "[0].trigger",
    ),
    (
        "trigger on an event",
        card("event", "ACTION", {**GAIN, "trigger": "buy"}),
        "useless-event",
        "[0].trigger",
    ),
    (
        "limit on an event",
        card("event", "ACTION", {**GAIN, "limit": 1}),
        "useless-event",
        "[0].limit",
    ),
    (
        "unblockable without an attack",
        card("event", "ACTION", op("unblockable")),
        "op-needs-trigger",
        "[0].trigger",
    ),
    (
        "unblockable against the Ark",
        card("soldier", "ACTION", op("unblockable", trigger="attack_ark")),
        "op-needs-trigger",
        "[0].trigger",
    ),
    (
        "opponents' moment on an ACTION card",
        card("soldier", "ACTION", {**GAIN, "trigger": "block"}),
        "trigger-needs-permanent",
        "[0].trigger",
    ),
    (
        "destruction during an attack",
        card("soldier", "ACTION", op("damage_ark", trigger="attack", amount=1)),
        "op-during-attack",
        "[0].op",
    ),
    (
        "sacrifice during an attack",
        card(
            "soldier",
            "ACTION",
            power(trigger="attack", pay={"sacrifice": "this"}, optional=True),
        ),
        "op-during-attack",
        "[0].pay.sacrifice",
    ),
    (
        "kind of two masters",
        card(
            "structure",
            "PERMANENT",
            op("destroy_addon", trigger="buy", from_="opponent", kind="civilian", count=1),
        ),
        "kind-twice",
        "[0].kind",
    ),
    (
        "endless rolling",
        card("structure", "PERMANENT", op("roll_paragon", trigger="paragon_blank", dice=1)),
        "limit-needed",
        "[0].limit",
    ),
    (
        "endless harvest",
        card(
            "structure",
            "PERMANENT",
            op("free_action", trigger="harvest", action="harvest", count=1),
        ),
        "limit-needed",
        "[0].limit",
    ),
    ("permanent gain", card("civilian", "PERMANENT", GAIN), "not-continuous", "[0].op"),
    (
        "continuous effect with duration",
        card("civilian", "PERMANENT", op("productivity", amount=1, until="turn_end")),
        "useless-continuous",
        "[0].until",
    ),
    (
        "continuous effect with price",
        card("civilian", "PERMANENT", op("productivity", amount=1, limit=1)),
        "useless-continuous",
        "[0].limit",
    ),
    (
        "continuous effect on a chosen player",
        card("civilian", "PERMANENT", op("productivity", amount=-1, who="opponent")),
        "who-continuous",
        "[0].who",
    ),
    (
        "target without an attack",
        card("civilian", "EFFECT", op("resources", who="target", amount=-1)),
        "who-needs-trigger",
        "[0].who",
    ),
    (
        "attacker at the wrong moment",
        card("civilian", "PERMANENT", op("resources", trigger="buy", who="attacker", amount=-1)),
        "who-needs-trigger",
        "[0].who",
    ),
    (
        "victim without destruction",
        card(
            "soldier", "ACTION", op("steal_resources", trigger="attack", from_="victim", amount=1)
        ),
        "who-needs-trigger",
        "[0].from",
    ),
    (
        "same opponent as nobody",
        card("civilian", "EFFECT", op("resources", who="same_opponent", amount=1)),
        "no-same-opponent",
        "[0].who",
    ),
    (
        "same opponent of another moment",
        card(
            "soldier",
            "ACTION",
            op("resources", trigger="attack", who="opponent", amount=-1),
            op("resources", trigger="hit_base", who="same_opponent", amount=-1),
        ),
        "no-same-opponent",
        "[1].who",
    ),
    (
        "opponent chosen in another option",
        card(
            "civilian",
            "EFFECT",
            op(
                "choose",
                options=[
                    [op("resources", who="opponent", amount=-1)],
                    [op("resources", who="same_opponent", amount=-1)],
                ],
            ),
        ),
        "no-same-opponent",
        "[0].options[1][0].who",
    ),
    (
        "duration of a gain",
        card("civilian", "EFFECT", {**GAIN, "until": "turn_end"}),
        "until-not-lasting",
        "[0].until",
    ),
    (
        "dice after the dice phase",
        card("event", "ACTION", op("rerolls", amount=1)),
        "duration-misses",
        "[0].until",
    ),
    (
        "opponents' dice in the own turn",
        card("civilian", "DICE", op("rerolls", amount=-1, who="each_opponent")),
        "duration-misses",
        "[0].until",
    ),
    (
        "productivity after productivity",
        card("civilian", "EFFECT", op("productivity", amount=1)),
        "duration-misses",
        "[0].until",
    ),
    (
        "forced payment",
        card("civilian", "EFFECT", {**GAIN, "pay": {"paragon": 1}}),
        "pay-needs-optional",
        "[0].optional",
    ),
    (
        "sacrificed event",
        card("event", "ACTION", {**GAIN, "pay": {"sacrifice": "this"}, "optional": True}),
        "sacrifice-event",
        "[0].pay.sacrifice",
    ),
    (
        "location of an add-on",
        card("civilian", "EFFECT", {**GAIN, "if": {"location": "ark"}}),
        "only-soldiers",
        "[0].if.location",
    ),
    (
        "blocking at one moment",
        card("soldier", "EFFECT", {**GAIN, "if": {"blocking": True}}),
        "blocking-continuous",
        "[0].if.blocking",
    ),
    (
        "symbols without an attack",
        card("civilian", "EFFECT", {**GAIN, "if": {"symbols_at_least": 2}}),
        "condition-needs-trigger",
        "[0].if.symbols_at_least",
    ),
    (
        "richer than yourself",
        card("civilian", "EFFECT", {**GAIN, "if": {"target_has_more_resources": True}}),
        "condition-needs-players",
        "[0].if.target_has_more_resources",
    ),
    (
        "turning dice before the roll",
        card("civilian", "DICE", op("turn_die", from_="blank", to="attack", count=1)),
        "no-action-pool",
        "[0].op",
    ),
    (
        "symbols in the effect phase",
        card("civilian", "EFFECT", op("add_symbol", symbol="attack", count=1)),
        "no-action-pool",
        "[0].op",
    ),
    (
        "free harvest in the effect phase",
        card("civilian", "EFFECT", op("free_action", action="harvest", count=1)),
        "no-action-pool",
        "[0].action",
    ),
    (
        "turning nothing",
        card("event", "ACTION", op("turn_die", from_="attack", to="attack", count=1)),
        "turn-same-face",
        "[0].to",
    ),
    (
        "attack dice that stop attacking",
        card(
            "soldier", "ACTION", op("turn_die", trigger="attack", from_="any", to="blank", count=1)
        ),
        "unknown-word",
        "[0].to",
    ),
    (
        "face the die has not",
        card("event", "ACTION", op("reroll_pool", die="attack", face="paragon_1", count=1)),
        "unknown-word",
        "[0].face",
    ),
    (
        "this soldier on a structure",
        card("structure", "PERMANENT", power()),
        "only-soldiers",
        "[0].of",
    ),
    (
        "this soldier on an event",
        card("event", "ACTION", op("destroy_soldier", from_="you", where="this")),
        "only-soldiers",
        "[0].where",
    ),
    (
        "this soldier of somebody else",
        card(
            "soldier",
            "ACTION",
            op("destroy_soldier", trigger="attack_done", from_="opponent", where="this"),
        ),
        "unknown-word",
        "[0].from",
    ),
    (
        "attacker's power at any time",
        card("structure", "PERMANENT", power(of="attacker", amount=-1)),
        "op-needs-trigger",
        "[0].trigger",
    ),
    (
        "target base without an attack",
        card("event", "ACTION", op("resistance", of="target_base", amount=-1)),
        "op-needs-trigger",
        "[0].trigger",
    ),
    (
        "rescue without a danger",
        card("structure", "PERMANENT", op("prevent", what="soldier_loss", to="stay")),
        "op-needs-trigger",
        "[0].trigger",
    ),
    (
        "loot lowered twice",
        card("structure", "PERMANENT", op("prevent", what="loot", amount=1, keep=3)),
        "loot-amount-or-keep",
        "[0].amount",
    ),
    (
        "loot not lowered",
        card("structure", "PERMANENT", op("prevent", what="loot")),
        "loot-amount-or-keep",
        "[0].amount",
    ),
    (
        "healing forbidden to all",
        card("event", "ACTION", op("forbid", what="heal", who="all")),
        "unknown-word",
        "[0].who",
    ),
    (
        "healing forbidden forever",
        card("structure", "PERMANENT", op("forbid", what="heal", who="all")),
        "not-continuous",
        "[0].what",
    ),
    (
        "choice from a deck",
        card("event", "ACTION", op("gain_card", kind="soldier", from_="deck", choose="any")),
        "useless-deck",
        "[0].choose",
    ),
    (
        "deck of add-ons",
        card("event", "ACTION", op("gain_card", kind="addon", from_="deck")),
        "deck-needs-kind",
        "[0].kind",
    ),
    (
        "reuse in another phase",
        card("civilian", "DICE", op("reuse", kind="addon", phase="EFFECT")),
        "reuse-phase",
        "[0].phase",
    ),
    (
        "trigger inside a choice",
        card("event", "ACTION", op("choose", options=[[GAIN], [{**GAIN, "limit": 1}]])),
        "useless-inside",
        "[0].options[1][0].limit",
    ),
]


@pytest.mark.parametrize(
    ("tested", "message", "path"), [row[1:] for row in PLACEMENT], ids=[row[0] for row in PLACEMENT]
)
def test_an_item_in_the_wrong_place_is_a_problem(tested: Data, message: str, path: str) -> None:
    assert (f"pack-{message}", path) in found(tested)


def test_choices_cannot_be_nested() -> None:
    inner = op("gamble", die="attack", results={"blank": [GAIN]})
    tested = card("event", "ACTION", op("choose", options=[[GAIN], [inner]]))
    assert found(tested) == [("pack-nested-too-deep", "[0].options[1][0].op")]


@pytest.mark.parametrize(
    "tested",
    [
        card("soldier", "PERMANENT", power(per="symbol", amount={"per": "civilians", "each": 1})),
        card("soldier", "ACTION", power(trigger="buy", kind="event", until="turn_end")),
        card("civilian", "PERMANENT", op("rerolls", amount=-1, who="each_opponent")),
        card("structure", "PERMANENT", op("forbid", what="harvest", who="all")),
        card("event", "PERMANENT", GAIN),
        card("soldier", "PERMANENT", op("scout", trigger="ark_damaged", deck="any", count=1)),
        card("civilian", "ACTION", op("retreat")),
        card(
            "structure",
            "PERMANENT",
            op(
                "choose",
                trigger="buy",
                kind="soldier",
                options=[[op("disable", from_="opponent", kind="civilian", count=1)], [GAIN]],
            ),
        ),
    ],
)
def test_new_combinations_with_a_clear_meaning_are_accepted(tested: Data) -> None:
    assert found(tested) == []
