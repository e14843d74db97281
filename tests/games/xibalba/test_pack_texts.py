"""Messages exist in both languages, and the documentation knows the whole vocabulary."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

from stormark.games.xibalba.effects import words
from stormark.games.xibalba.effects.conditions import CONDITIONS
from stormark.games.xibalba.effects.registry import OP_WORDS, OPERATIONS
from stormark.games.xibalba.pack import Problem, check_pack, check_pack_file
from tests.games.pack_messages import messages, used_messages
from tests.games.xibalba.pack_data import base_copy, card, problems_of_card
from tests.games.xibalba.test_pack_check import FILES, PROBLEMS
from tests.games.xibalba.test_pack_items import SHAPE
from tests.games.xibalba.test_pack_moments import MOMENTS
from tests.games.xibalba.test_pack_placement import PLACEMENT

ROOT = Path(__file__).parents[3]
DOCS = (ROOT / "docs" / "packs.md").read_text(encoding="utf-8")


def test_every_message_exists_in_both_languages_and_none_is_left_over() -> None:
    used = used_messages("xibalba")
    assert set(messages("xibalba", "en")) == set(messages("xibalba", "de")) == used


def test_both_languages_use_the_same_variables() -> None:
    assert messages("xibalba", "en") == messages("xibalba", "de")


def provoked(folder: Path) -> list[Problem]:
    """The problems of every broken pack the other tests have."""
    found = [problem for row in (*MOMENTS, *PLACEMENT) for problem in problems_of_card(row[1])]
    for shape in SHAPE:
        found += problems_of_card(card("civilian", "EFFECT", shape[1]))
    for _, change, *_ in PROBLEMS:
        data = base_copy()
        change(data)
        found += check_pack(data)
    for _, name, content, *_ in FILES:
        (folder / name).write_bytes(content)
        found += check_pack_file(folder / name)
    return found


def test_every_problem_fills_in_its_message(tmp_path: Path) -> None:
    variables = messages("xibalba", "en")
    for problem in provoked(tmp_path):
        assert variables[problem.message] <= set(problem.params), problem


WORDS = {
    "op": OP_WORDS,
    "parameter": tuple({name for op in OPERATIONS for name in op.params}),
    "parameter value": tuple(
        {word for op in OPERATIONS for param in op.params.values() for word in param.value.words}
    ),
    "structure": tuple(op.nested for op in OPERATIONS if op.nested),
    "trigger": words.TRIGGERS,
    "condition": tuple(CONDITIONS),
    "counter": words.COUNTERS,
    "duration": words.DURATIONS,
    "payment": tuple(words.PAY),
    "player": words.WHO,
    "face": words.FACES,
    "die": words.DICE,
    "action": (*words.COMMON_ACTIONS, "upgrade"),
    "type": words.CARD_TYPES,
    "phase": words.PHASES,
    "what": tuple(op.what for op in OPERATIONS if op.what),
    "item field": words.ITEM_KEYS,
}  # fmt: skip


@pytest.mark.parametrize("kind", WORDS)
def test_the_documentation_describes_every_word(kind: str) -> None:
    assert [word for word in sorted(WORDS[kind]) if f"`{word}`" not in DOCS] == []


@pytest.mark.parametrize("name", ["op", "trigger", "condition", "player", "counter", "duration"])
def test_every_important_word_has_a_line_of_its_own(name: str) -> None:
    lines = re.findall(r"^\| `(\w+)` \|", DOCS, flags=re.MULTILINE)
    assert [word for word in WORDS[name] if word not in lines] == []


EXAMPLES = re.findall(r"`(\{ op = .+?\})`", DOCS)


def test_every_operation_has_an_example() -> None:
    assert {tomllib.loads(f"item = {text}")["item"]["op"] for text in EXAMPLES} == set(OP_WORDS)


@pytest.mark.parametrize("text", EXAMPLES)
def test_every_example_is_possible_on_some_card(text: str) -> None:
    item = tomllib.loads(f"item = {text}")["item"]
    problems = [
        problems_of_card(card(kind, phase, item))
        for kind in words.CARD_TYPES
        for phase in words.PHASES
    ]
    assert [] in problems, json.dumps([p.to_json() for p in problems[0]])


PACKS = [text for text in re.findall(r"```toml\n(.*?)```", DOCS, re.DOTALL) if "[pack]" in text]


def test_the_pack_of_the_documentation_can_be_played() -> None:
    (text,) = PACKS
    assert check_pack(tomllib.loads(text)) == []
