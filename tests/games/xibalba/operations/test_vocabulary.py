"""Every word of the vocabulary is exercised by the effects written in these tests."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stormark.games.xibalba.effects import words
from stormark.games.xibalba.effects.conditions import CONDITIONS
from stormark.games.xibalba.effects.registry import BY_WORD, OP_WORDS, params_of

NEVER = ("reuse", "phase", "DICE")  # a word that is known only to be refused, X-RULING-92


def items_of(value: Any) -> Iterator[dict[str, Any]]:
    """The items in a parsed text, nested ones too."""
    if isinstance(value, dict):
        if "op" in value:
            yield value
        for part in value.values():
            yield from items_of(part)
    elif isinstance(value, list):
        for part in value:
            yield from items_of(part)


def written_items() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    here = Path(__file__)
    for path in sorted(set(here.parent.glob("test_*.py")) - {here}):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if node.value.startswith("{ op = "):
                    found.extend(items_of(tomllib.loads(f"item = {node.value}")))
    return found


ITEMS = written_items()


def used(key: str) -> set[str]:
    """The words some item has as the value of a key."""
    return {str(item[key]) for item in ITEMS if isinstance(item.get(key), (str, int))}


def used_in(key: str) -> set[str]:
    """The keys of a table that items may have (`if`, `pay`)."""
    return {name for item in ITEMS for name in item.get(key, {})}


def players_named() -> set[str]:
    return (used("who") | used("from")) & set(words.WHO)


@pytest.mark.parametrize(
    ("known", "exercised"),
    [
        (OP_WORDS, used("op")),
        (words.WHO, players_named() | {"you"}),
        (words.TRIGGERS, used("trigger")),
        (CONDITIONS, used_in("if")),
        (words.DURATIONS, used("until")),
        (words.PAY, used_in("pay")),
    ],
)
def test_every_word_is_exercised(known: Any, exercised: set[str]) -> None:
    assert set(known) - exercised == set()


SHARED = {*words.WHO, *words.FACES, *words.DICE, *words.CARD_TYPES, "addon", "any"}
OWN_WORDS = [
    (word, name, value)
    for word in OP_WORDS
    for what in BY_WORD[word]
    for name, param in params_of(word, what).items()
    for value in param.value.words
    if value not in SHARED and value != param.default
]


@pytest.mark.parametrize(("op", "name", "value"), sorted(set(OWN_WORDS) - {NEVER}))
def test_every_word_of_an_operation_is_exercised(op: str, name: str, value: str) -> None:
    assert value in {str(item.get(name)) for item in ITEMS if item["op"] == op}


def test_every_counter_is_exercised() -> None:
    amounts = [item[key] for item in ITEMS for key in ("amount", "dice") if key in item]
    counters = {amount["per"] for amount in amounts if isinstance(amount, dict)}
    assert set(words.COUNTERS) - counters == set()


def test_both_sacrifices_and_every_free_action_are_exercised() -> None:
    assert {item["pay"].get("sacrifice") for item in ITEMS if "pay" in item} >= {"this", "soldier"}
    free = {item["action"] for item in ITEMS if item["op"] == "free_action"}
    assert free == set(words.COMMON_ACTIONS)
