"""Every word of the vocabulary is exercised by the effects written in these tests."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stormark.games.xibalba.pack import vocabulary as words


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
        (words.OPS, used("op")),
        (words.WHO, players_named() | {"you"}),
        (words.TRIGGERS, used("trigger")),
        (words.CONDITIONS, used_in("if")),
        (words.DURATIONS, used("until")),
        (words.PAY, used_in("pay")),
        (words.PREVENT, used("what")),
        (words.PREVENT["addon_loss"]["by"].value.words, used("by")),
        (words.PREVENT["soldier_loss"]["to"].value.words, used("to")),
        (words.OPS["power"].params["of"].value.words, used("of")),
        (words.OPS["power"].params["per"].value.words, used("per")),
        (words.OPS["resistance"].params["of"].value.words, used("of")),
        (words.OPS["paragon_value"].params["when"].value.words, used("when")),
        (words.OPS["permit"].params["what"].value.words, used("what")),
        (words.OPS["forbid"].params["what"].value.words, used("what")),
        (words.OPS["action_cost"].params["action"].value.words, used("action")),
        (words.OPS["discount"].params["cards"].value.words, used("cards")),
        (words.OPS["gain_card"].params["from"].value.words, used("from")),
        (words.OPS["gain_card"].params["choose"].value.words, used("choose")),
        (words.OPS["destroy_soldier"].params["where"].value.words, used("where")),
        (words.OPS["destroy_addon"].params["chooser"].value.words, used("chooser") | {"you"}),
    ],
)
def test_every_word_is_exercised(known: Any, exercised: set[str]) -> None:
    assert set(known) - exercised == set()


def test_every_counter_is_exercised() -> None:
    amounts = [item[key] for item in ITEMS for key in ("amount", "dice") if key in item]
    counters = {amount["per"] for amount in amounts if isinstance(amount, dict)}
    assert set(words.COUNTERS) - counters == set()


def test_both_sacrifices_and_every_free_action_are_exercised() -> None:
    assert {item["pay"].get("sacrifice") for item in ITEMS if "pay" in item} >= {"this", "soldier"}
    free = {item["action"] for item in ITEMS if item["op"] == "free_action"}
    assert free == set(words.COMMON_ACTIONS)
